import { addDays, type Day, daysFrom } from '#src/shared/week.ts';
import { sentence } from '../../../../bound-text.ts';
import { amountOf } from '../../../data/amount-of.ts';
import type { AskMetric } from '../../../data/asked-metric.ts';
import { groupRows, type Inquiry } from '../../../data/inquiry.ts';
import { isBetterDown } from '../../../data/is-better-down.ts';
import { type Period, unitAround } from '../../../dates/period.ts';
import { askedBack } from '../../../reading/problem.ts';
import type { Reading } from '../../../reading/reading.ts';
import { leastWord } from '../../../wording/fewer-or-less.ts';
import {
  capital,
  dayPiece,
  filterPhrase,
  periodPhrase,
  periodTitle,
  valueText,
  wholeNumber,
} from '../../../wording/say.ts';
import { fetchDays } from '../../settling/fetch-days.ts';
import type { Settled } from '../../settling/settled.ts';
import { type Column, type ToldParts, table } from '../../telling/draft.ts';
import { notesOn } from '../../telling/notes.ts';

type Stretch = NonNullable<Reading['stretch']>;

interface Run {
  readonly from: Day;
  readonly to: Day;
  readonly value: number;
}

const MOST_NEXT = 9;

/** "The best 7 days in a row": of all stretches of whole units within the period, the first, and the next that share no day with it. */
export async function stretchAnswer(
  settled: Settled,
  stretch: Stretch,
  inquiry: Inquiry,
): Promise<ToldParts> {
  const { asked, period, view } = settled;
  const [metric] = asked as [AskMetric];
  if (asked.length > 1 || metric.kind === 'distinct' || period.without !== undefined)
    throw askedBack('rolling');
  const fetched = await fetchDays(settled, inquiry, { metrics: [metric], period, grain: 'day' });
  const byDay = groupRows(fetched.rows, ({ time }) => time ?? '');
  const missing = new Set(fetched.missing);
  const runs = stretchesOf(period, stretch, view.source.lastDay ?? period.to).flatMap(
    ({ from, to }): Run[] => {
      const days = daysFrom(from, to);
      if (days.some((day) => missing.has(day))) return [];
      const rows = days.flatMap((day) => byDay.get(day) ?? []);
      const value = amountOf(metric, rows, true);
      return value === null ? [] : [{ from, to, value }];
    },
  );
  // The first position is the best and the highest one; the best bounce rate is the lowest.
  const isPlace = metric.unit === 'position';
  const isTurned = isPlace || (stretch.isWish && isBetterDown(metric));
  const sign = (stretch.direction === 'bottom') === isTurned ? -1 : 1;
  const apart = firstApart(
    [...runs].sort((a, b) => sign * (a.value - b.value) || (a.from < b.from ? -1 : 1)),
  );
  const [best] = apart;
  const columns: Column[] = [
    { title: 'First day', format: 'day' },
    { title: 'Last day', format: 'day' },
    { title: metric.label, format: metric.unit },
  ];
  const rows = apart.map(({ from, to, value }) => [from, to, value]);
  const when = periodPhrase(period, `plans.${fetched.plan}.plan`);
  const where = filterPhrase(settled.reading.filters, view, `plans.${fetched.plan}.plan`);
  const size = wholeNumber(stretch.count, inquiry.keep('in_a_row', stretch.count));
  const most =
    metric.kind === 'quotient'
      ? `the ${isPlace ? (sign < 0 ? 'worst' : 'best') : sign < 0 ? 'highest' : 'lowest'} ${metric.noun}`
      : `the ${sign < 0 ? 'most' : leastWord(metric)} ${metric.noun}`;
  return {
    headline: capital(
      best === undefined
        ? sentence`There are no ${size} ${stretch.unit}s in a row with data ${when}.`
        : sentence`The ${size} ${stretch.unit}s in a row with ${most}${where} ${when}: ${dayPiece(best.from, 'tables.0.rows.0.0')} to ${dayPiece(best.to, 'tables.0.rows.0.1')}, with ${valueText(best.value, metric.unit, view.source.currency, 'tables.0.rows.0.2')}.`,
    ),
    sentences: await notesOn(settled, inquiry, [fetched]),
    tables: [
      table(periodTitle(period), columns, rows.slice(0, 1)),
      ...(rows.length > 1
        ? [table('The next ones, without a day in common', columns, rows.slice(1, 1 + MOST_NEXT))]
        : []),
    ],
    chart: best === undefined ? null : { mark: 'number', label: metric.label, x: null, y: [2] },
  };
}

/** Days begin anywhere; weeks and months are whole ones of the calendar. */
function stretchesOf({ from, to }: Pick<Period, 'from' | 'to'>, { count, unit }: Stretch, last: Day) {
  const found: { from: Day; to: Day }[] = [];
  const first =
    unit === 'day' || unitAround(from, unit).from === from ? from : unitAround(from, unit, 1).from;
  for (
    let start = first;
    start <= to;
    start = unit === 'day' ? addDays(start, 1) : unitAround(start, unit, 1).from
  ) {
    const end = unit === 'day' ? addDays(start, count - 1) : unitAround(start, unit, count - 1).to;
    if (end <= to && end <= last) found.push({ from: start, to: end });
  }
  return found;
}

/** In their order, without those that share a day with one before. */
function firstApart(runs: readonly Run[]): readonly Run[] {
  const kept: Run[] = [];
  for (const run of runs)
    if (kept.length <= MOST_NEXT && kept.every((one) => run.to < one.from || run.from > one.to))
      kept.push(run);
  return kept;
}
