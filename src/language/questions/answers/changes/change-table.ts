import type { AnswerTable } from '#src/shared/answer.ts';
import type { AskMetric } from '../../data/asked-metric.ts';
import { measure } from '../../data/inquiry.ts';
import { periodTitle } from '../../wording/say.ts';
import { type Column, table } from '../telling/draft.ts';
import { isUneven, perDay } from '../telling/per-day.ts';
import { changeColumns, withoutPercent } from './change-columns.ts';
import { type ChangeInTotal, valuesOfBoth } from './change-in-total.ts';
import { changeRow } from './change-row.ts';
import type { ChangeCells } from './year-note.ts';

/** One row for each number: it, the one before, and how far they are apart. */
export function changeTable(change: ChangeInTotal): AnswerTable {
  const { settled, other, asked } = change;
  // Of several numbers the others have percentages
  const isOfPlaces = asked.length === 1 && asked[0]?.unit === 'position' && settled.yearAgo === null;
  const plain = <One>(row: readonly One[]): readonly One[] => (isOfPlaces ? withoutPercent(row, 4) : row);
  return table(
    `${periodTitle(settled.period)} against ${periodTitle(other)}`,
    plain(columnsOf(change)),
    asked.map((metric) => plain(changeCells(change, metric))),
    asked.map(({ unit }) => unit),
  );
}

function columnsOf({ settled: { period, yearAgo }, other, asked, days }: ChangeInTotal): readonly Column[] {
  const [metric] = asked;
  const unit = asked.length === 1 && metric !== undefined ? metric.unit : 'text';
  const isPerDay = isUneven(days) && asked.some(({ kind }) => kind === 'additive');
  return [
    { title: 'Metric', format: 'text' },
    ...changeColumns(unit, period, other, isPerDay),
    ...(yearAgo === null ? [] : changeColumns(unit, period, yearAgo).slice(1)),
  ];
}

export function changeCells(change: ChangeInTotal, metric: AskMetric): ChangeCells {
  const { back, days } = change;
  const [value, then] = valuesOfBoth(change, metric);
  const ofDay = changeRow(
    '',
    perDay(value, days.now, metric, days),
    perDay(then, days.before, metric, days),
  ).slice(3);
  const against = back === null ? [] : changeRow('', value, measure(metric, back.rows)).slice(2);
  return [metric.label, value, then, ...ofDay, ...against];
}
