import { addDays, type Day } from '#src/shared/week.ts';
import { type BoundText, sentence } from '../../../../bound-text.ts';
import { singular } from '../../../../plural.ts';
import { amountOf } from '../../../data/amount-of.ts';
import type { AskMetric } from '../../../data/asked-metric.ts';
import { dayOfRow, groupRows, type Inquiry, measure } from '../../../data/inquiry.ts';
import { unknownLast } from '../../../data/unknown-last.ts';
import { type Period, unitAround } from '../../../dates/period.ts';
import { askedBack, NotAnswerable } from '../../../reading/problem.ts';
import type { Reading } from '../../../reading/reading.ts';
import { lessWord } from '../../../wording/fewer-or-less.ts';
import { capital, filterPhrase, periodPhrase, periodTitle, wholeNumber } from '../../../wording/say.ts';
import { namesOf } from '../../members/names-of.ts';
import type { Settled } from '../../settling/settled.ts';
import { isWithinLimit } from '../../shares/share-limits.ts';
import { type Column, type ToldParts, table } from '../../telling/draft.ts';
import { daysWithData, notesOn } from '../../telling/notes.ts';
import { askedGrain, startOf, timeCell } from '../../telling/time-grain.ts';

type Always = NonNullable<Reading['always']>;

const USUAL_UNITS = 3;

/** The members of which it holds in every unit of time: "more than 1,000 sessions in every month", "grew three weeks in a row". */
export async function alwaysAnswer(settled: Settled, always: Always, inquiry: Inquiry): Promise<ToldParts> {
  const { reading, view, metrics, asked } = settled;
  const { unit, direction } = always;
  const [metric] = asked;
  const isPlain = reading.weekdays.length === 0 && reading.moves.length === 0;
  if (metric === undefined || !isPlain || reading.limits.some(({ isShare, isMean }) => isShare || isMean))
    throw askedBack('how_many_in_a_row');
  const units = unitsOf(settled, always);
  const shown = direction === null ? units : [unitAround(units[0] as Day, unit, -1).from, ...units];
  const [first, last] = [shown[0] as Day, unitAround(shown.at(-1) as Day, unit).to];
  refuseWithoutData(settled, first, last);
  const fetched = await inquiry.fetch({
    metrics,
    dimensions: reading.dimensions,
    filters: settled.filters,
    from: first,
    to: last,
    grain: askedGrain(unit),
  });
  const known = new Set(
    shown.filter(
      (start) =>
        daysWithData(view, { ...unitAround(start as Day, unit), unit, count: 1 }, fetched.missing) > 0,
    ),
  );
  const isSummed = metric.kind === 'additive' && direction === null;
  const members = groupRows(fetched.rows, ({ members: [name = ''] }) => name);
  const found = [...members]
    .map(([name, rows]) => {
      const by = groupRows(rows, (row) => startOf(dayOfRow(row), unit));
      const valueIn = (one: AskMetric, start: string): number | null =>
        amountOf(one, by.get(start) ?? [], known.has(start));
      const values = shown.map((start) => valueIn(metric, start));
      return { name, valueIn, values, total: isSummed ? measure(metric, rows) : (values.at(-1) ?? null) };
    })
    .filter(({ values, valueIn }) =>
      direction === null
        ? units.every((start) =>
            reading.limits.every((limit) => {
              const limited = metrics.find(({ id }) => id === limit.metric);
              return limited !== undefined && isWithinLimit(limit, valueIn(limited, start), new Map());
            }),
          )
        : risesIn(values, direction, metric),
    )
    .sort((a, b) => unknownLast(a.total, b.total, 'down') || (a.name < b.name ? -1 : 1));
  const period: Period = { from: first, to: last, unit: 'range', count: 1 };
  const columns: Column[] = [
    { title: view.labelOf(reading.dimensions[0] ?? ''), format: 'text' },
    ...shown.map((start): Column => ({ title: titleOf(start as Day, unit), format: metric.unit })),
    ...(isSummed ? [{ title: 'In total', format: metric.unit }] : []),
  ];
  const noun = namesOf(reading.dimensions[0] ?? '', settled);
  const path = `plans.${fetched.plan}.plan`;
  const when = periodPhrase(period, path);
  const where = filterPhrase(reading.filters, view, path);
  const many = wholeNumber(found.length, inquiry.keep('found', found.length));
  const each = wholeNumber(units.length, inquiry.keep('units', units.length));
  const names = found.length === 1 ? singular(noun) : noun;
  const [top] = found;
  const lead: BoundText =
    direction === null
      ? sentence`${many} ${names} lie${found.length === 1 ? 's' : ''} within these limits in each of the ${each} ${unit}s ${when}${where}`
      : sentence`${many} ${names} had ${moreWords(direction, metric)} ${metric.noun}${where} than in the ${unit} before in each of the ${each} ${unit}s up to ${titlePiece(shown.at(-1) as Day, unit, path)}`;
  return {
    headline: capital(
      top === undefined
        ? sentence`${lead}.`
        : sentence`${lead}; ${{ text: top.name === '' ? '(empty)' : top.name, path: 'tables.0.rows.0.0', value: top.name }} comes first.`,
    ),
    sentences: await notesOn({ ...settled, period }, inquiry, [fetched]),
    tables: [
      table(
        periodTitle(period),
        columns,
        found.map(({ name, values, total }) => [name, ...values, ...(isSummed ? [total] : [])]),
      ),
    ],
    chart: { mark: 'table', label: metric.label, x: null, y: [] },
  };
}

const moreWords = (direction: 'up' | 'down', metric: AskMetric): string =>
  metric.unit === 'position'
    ? direction === 'up'
      ? 'a better'
      : 'a worse'
    : metric.kind === 'quotient'
      ? direction === 'up'
        ? 'higher'
        : 'lower'
      : direction === 'up'
        ? 'more'
        : lessWord(metric);

/** A better position is a smaller number. */
function risesIn(values: readonly (number | null)[], direction: 'up' | 'down', { unit }: AskMetric): boolean {
  const sign = (direction === 'up') === (unit !== 'position') ? 1 : -1;
  return values.every((value, at) => {
    const before = values[at - 1];
    return at === 0 || (value !== null && before != null && sign * (value - before) > 0);
  });
}

/** Those that are named; else as many as are asked for, the last that are over. */
function unitsOf({ view, today, period }: Settled, { unit, units, count }: Always): readonly string[] {
  if (units.length > 0) return units;
  const last = [view.source.lastDay ?? today, addDays(today, -1)].sort()[0] as Day;
  const running = unitAround(last, unit);
  const end = running.to <= last ? 0 : -1;
  const many = count ?? Math.max(USUAL_UNITS, unit === 'week' ? 4 : 0);
  if (count === null && unit === 'day') return daysOf(period);
  return Array.from({ length: many }, (_, at) => unitAround(last, unit, end - many + 1 + at).from);
}

const daysOf = ({ from, to }: Period): string[] => {
  const days: string[] = [];
  for (let day = from; day <= to; day = addDays(day, 1)) days.push(day);
  return days;
};

/** A unit of which no day has data says nothing, and less of one that begins the data is no fall. */
function refuseWithoutData({ view }: Settled, from: Day, to: Day): void {
  const { firstDay, lastDay, id } = view.source;
  if (firstDay === null || lastDay === null || from < firstDay || to > lastDay)
    throw new NotAnswerable({ type: 'no_data', from, to, sourceId: id });
}

const titleOf = (start: Day, unit: Always['unit']): string =>
  unit === 'quarter' || unit === 'year'
    ? timeCell(start, unit)
    : periodTitle({ ...unitAround(start, unit), unit, count: 1 });

const titlePiece = (start: Day, unit: Always['unit'], path: string) => ({
  text: titleOf(start, unit),
  path: `${path}.to`,
  value: unitAround(start, unit).to,
});
