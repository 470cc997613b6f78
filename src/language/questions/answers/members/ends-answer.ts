import type { AnswerTable } from '#src/shared/answer.ts';
import type { Day } from '#src/shared/week.ts';
import { type BoundText, sentence } from '../../../bound-text.ts';
import type { AskMetric } from '../../data/asked-metric.ts';
import type { Inquiry } from '../../data/inquiry.ts';
import type { UnitOfTime } from '../../dates/units-of-time.ts';
import { askedBack } from '../../reading/problem.ts';
import {
  capital,
  filterPhrase,
  listed,
  periodPhrase,
  periodTitle,
  valueText,
  wholeNumber,
} from '../../wording/say.ts';
import { courseAnswer } from '../courses/line/course-answer.ts';
import { grainOfMean, meanOf, refuseRateMean } from '../courses/means/means.ts';
import type { Settled } from '../settling/settled.ts';
import { type ToldParts, table } from '../telling/draft.ts';
import { timePiece } from '../telling/time-piece.ts';
import { membersAnswer } from './members-answer.ts';

/** Both ends of one list: "the minimum and maximum daily sessions", "the best and the worst channel". */
export async function endsAnswer(settled: Settled, inquiry: Inquiry): Promise<ToldParts> {
  const { reading, period, view, asked } = settled;
  const [metric] = asked as [AskMetric];
  const of = (direction: 'top' | 'bottom'): Promise<ToldParts> => {
    const rank = {
      ...(reading.rank as NonNullable<typeof reading.rank>),
      direction,
      count: reading.rank?.count ?? 1,
    };
    const one = { ...settled, reading: { ...reading, rank, isBothEnds: false } };
    return rank.of === 'time' ? courseAnswer(one, inquiry) : membersAnswer(one, inquiry);
  };
  const [high, low] = [await of('top'), await of('bottom')];
  const mean = reading.isWithMean ? await meanOfEnds(settled, metric, inquiry) : undefined;
  const [highest, lowest] = [high.tables[0], low.tables[0]] as [AnswerTable, AnswerTable];
  const width = highest.columns.length;
  const place = 1 + highest.columns.findIndex((_, at) => typeof highest.rows[0]?.[at] === 'number');
  const [levelHigh, levelLow] = [high, low].map((end) => levelRows(settled, end, place - 1)) as [Rows, Rows];
  const tops = [...highest.rows, ...levelHigh.slice(0, MOST_LEVEL)];
  const lows = [...lowest.rows, ...levelLow.slice(0, MOST_LEVEL)];
  const rows = [...tops.map((row) => ['Highest', ...row]), ...lows.map((row) => ['Lowest', ...row])];
  const columns = [
    { title: mean === undefined ? 'End' : 'Which', format: 'text' as const },
    ...highest.columns.map((title, at) => ({ title, format: highest.formats[at] ?? 'text' })),
  ];
  if (mean !== undefined)
    rows.push(columns.map((_, at) => (at === 0 ? 'Average' : at === place ? mean : null)));
  const path = `plans.0.plan`;
  const figure = (at: number) =>
    valueText(
      (rows[at]?.[place] ?? null) as number | null,
      metric.unit,
      view.source.currency,
      `tables.0.rows.${at}.${place}`,
    );
  const name = (at: number): BoundText => {
    const cell = (rows[at]?.[1] ?? '') as string;
    const path = `tables.0.rows.${at}.1`;
    const isTime = reading.rank?.of === 'time' && reading.grain !== null && reading.grain !== 'weekday';
    return isTime
      ? timePiece(cell as Day, reading.grain as UnitOfTime, path)
      : sentence`${{ text: cell === '' ? '(empty)' : cell, path, value: cell }}`;
  };
  const where = filterPhrase(reading.filters, view, path);
  const when = periodPhrase(period, path);
  const last = tops.length;
  const whoHad = (first: number, { length: many }: Rows, key: string): BoundText => {
    const told = Array.from({ length: 1 + Math.min(many, MOST_LEVEL) }, (_, at) => name(first + at));
    const more = many - MOST_LEVEL;
    const others =
      more > 0
        ? [sentence`${wholeNumber(more, inquiry.keep(key, more))} ${more === 1 ? 'other' : 'others'}`]
        : [];
    return listed([...told, ...others], ' and ');
  };
  // Of a weekday its average day is told.
  const onAverage = reading.grain === 'weekday' && metric.kind === 'additive' ? ' on average' : '';
  const average =
    mean === undefined ? '' : sentence`, an average ${grainOfMean(settled)} had ${figure(rows.length - 1)}`;
  return {
    headline: capital(
      width === 0 || rows[0] === undefined || rows[last] === undefined
        ? sentence`No ${metric.noun}${where} ${when}.`
        : sentence`${metric.label}${where} ${when}: the highest was ${figure(0)}${onAverage} (${whoHad(0, levelHigh, 'levelHighest')}), the lowest ${figure(last)}${onAverage} (${whoHad(last, levelLow, 'levelLowest')})${average}.`,
    ),
    sentences: high.sentences,
    tables: [table(periodTitle(period), columns, rows)],
    chart: { mark: 'bar', label: metric.label, x: 1, y: [place] },
  };
}

type Rows = AnswerTable['rows'];

/** So many are named beside an end that have as much as it has. */
const MOST_LEVEL = 3;

/** "Least on Saturdays", with as little on Sundays: where one is asked for, those that stand behind it by their names alone. */
function levelRows(
  { reading, asked: [metric] }: Settled,
  { tables: [end, behind] }: ToldParts,
  at: number,
): Rows {
  const value = end?.rows[0]?.[at];
  const isOfOne = (reading.rank?.count ?? 1) === 1 && end?.rows.length === 1 && metric?.kind === 'additive';
  const isContinued = end !== undefined && behind?.columns.join() === end.columns.join();
  return isOfOne && isContinued && typeof value === 'number'
    ? behind.rows.filter((row) => row[at] === value)
    : [];
}

/** The mean of the units that both ends are of; of members and weekdays another one might be meant. */
async function meanOfEnds(settled: Settled, metric: AskMetric, inquiry: Inquiry): Promise<number | null> {
  const { rank, grain, dimensions } = settled.reading;
  if (rank?.of !== 'time' || grain === 'weekday' || dimensions.length > 0) throw askedBack('average_by');
  refuseRateMean(settled, metric);
  return (await meanOf(settled, metric, grainOfMean(settled), inquiry)).value;
}
