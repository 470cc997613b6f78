import { daysFrom, weekday } from '#src/shared/week.ts';
import { type BoundText, sentence } from '../../../bound-text.ts';
import { partOf } from '../../../quantity.ts';
import { amountOf } from '../../data/amount-of.ts';
import type { AskMetric } from '../../data/asked-metric.ts';
import { type Fetched, type Inquiry, measure } from '../../data/inquiry.ts';
import { quotient } from '../../data/sums.ts';
import { weekdayNames } from '../../dates/calendar-words.ts';
import { askedBack } from '../../reading/problem.ts';
import { capital, filterPhrase, listed, periodPhrase, periodTitle } from '../../wording/say.ts';
import { fetchDays } from '../settling/fetch-days.ts';
import { plainFilter } from '../settling/settle.ts';
import type { Settled } from '../settling/settled.ts';
import { type ToldParts, table } from '../telling/draft.ts';
import { daysWithData, notesOn } from '../telling/notes.ts';
import { yesIf } from '../telling/told-verdict.ts';
import { ALL_DAYS } from './all-days.ts';

/** Whether a share is one of days: "what share of sessions is at weekends", "weekends against weekdays". */
export const isShareOfDays = ({ reading, other }: Settled): boolean =>
  reading.shape === 'share' &&
  reading.dimensions.length === 0 &&
  reading.each === null &&
  other === null &&
  (isOfWeekdays(reading) || (reading.grain === null && isOfNamedDays(reading)));

/** "The best weekday and its share", "share of sessions by day of the week" */
const isOfWeekdays = ({ grain, weekdays, filters, limits }: Settled['reading']): boolean =>
  grain === 'weekday' && weekdays.length === 0 && filters.length === 0 && limits.length === 0;

const isOfNamedDays = (reading: Settled['reading']): boolean =>
  reading.weekdays.length > 1 ||
  (reading.weekdays.length === 1 && reading.filters.every(({ isWhole }) => isWhole === true));

type DayRow = [words: string, value: number | null, share: number | null];

/** What of a number fell on some days of the week, of all seven. */
export async function dayShares(settled: Settled, inquiry: Inquiry): Promise<ToldParts> {
  const { reading, view } = settled;
  const [metric] = settled.asked as [AskMetric];
  if (metric.kind !== 'additive') throw askedBack('share_of_rate');
  const { onDays: _, ...period } = settled.period;
  // "The share of mobile on weekends against weekdays": of all sessions of those days, and not how mobile ones spread over them
  const isOfName = reading.weekdays.length > 1 && reading.filters.some(({ isWhole }) => isWhole !== true);
  if (isOfName) return sharesWithinDays(settled, metric, period, inquiry);
  const all = await fetchDays(settled, inquiry, { metrics: [metric], period, weekdays: ALL_DAYS });
  const whole = measure(metric, all.rows);
  const rows: DayRow[] = [];
  const isAll = reading.weekdays.length === 0;
  const parts = isAll ? weekdayNames.map((words, day) => ({ days: [day], words })) : reading.weekdays;
  for (const { days, words } of parts) {
    const part = await fetchDays(settled, inquiry, { metrics: [metric], period, weekdays: days });
    const value = amountOf(metric, part.rows, daysWithData(view, period, part.missing, days) > 0);
    rows.push([words, value, quotient(value, whole)]);
  }
  const note = isAll && reading.rank !== null ? cutToRank(rows, reading.rank, period) : [];
  const plan = `plans.${all.plan}.plan`;
  const told = rows.map(([words, , share], at) => {
    const name = { text: words, path: `tables.0.rows.${at}.0`, value: words };
    return share === null
      ? sentence`${name} no data`
      : sentence`${name} ${partOf(share, `tables.0.rows.${at}.2`)}`;
  });
  return {
    headline: capital(
      sentence`Share of the ${metric.noun}${filterPhrase(reading.filters, view, plan)} ${periodPhrase(period, plan)}: ${listed(told, ' and ')}.`,
    ),
    sentences: [...note, ...(await notesOn(settled, inquiry, [all]))],
    tables: [
      table(
        periodTitle(period),
        [
          { title: 'Days', format: 'text' },
          { title: metric.label, format: metric.unit },
          { title: 'Share', format: 'fraction' },
        ],
        rows.map((row) => [...row]),
      ),
    ],
    chart: { mark: 'bar', label: `Share of ${metric.noun}`, x: 0, y: [2] },
  };
}

/** What part a name had of everything on some days of the week, beside what it had on others. */
async function sharesWithinDays(
  settled: Settled,
  metric: AskMetric,
  period: Settled['period'],
  inquiry: Inquiry,
): Promise<ToldParts> {
  const { reading, view } = settled;
  const wholes = reading.filters.filter(({ isWhole }) => isWhole === true);
  const rows: (readonly [words: string, part: number | null, whole: number | null, share: number | null])[] =
    [];
  const fetched: Fetched[] = [];
  for (const { days, words } of reading.weekdays) {
    const spec = { metrics: [metric], period, weekdays: days };
    const part = await fetchDays(settled, inquiry, spec);
    const all = await fetchDays(settled, inquiry, { ...spec, filters: wholes.map(plainFilter) });
    const [a, b] = [measure(metric, part.rows), measure(metric, all.rows)];
    fetched.push(part, all);
    rows.push([words, a, b, quotient(a, b)]);
  }
  const plan = `plans.${fetched[0]?.plan ?? 0}.plan`;
  const told = rows.map(([words, , , share], at) => {
    const name = { text: words, path: `tables.0.rows.${at}.0`, value: words };
    return share === null
      ? sentence`${name} no data`
      : sentence`${name} ${partOf(share, `tables.0.rows.${at}.3`)}`;
  });
  const [first, second] = rows.map(([, , , share]) => share);
  const isHeld =
    reading.isYesNo && reading.asks !== null && typeof first === 'number' && typeof second === 'number';
  const isMore = (first ?? 0) > (second ?? 0);
  const verdict = isHeld ? yesIf(isMore === /^(?:up|better)$/.test(reading.asks ?? '')) : undefined;
  return {
    verdict,
    headline: sentence`share of the ${metric.noun}${filterPhrase(reading.filters, view, plan)} ${periodPhrase(period, plan)}: ${listed(told, ' and ')}.`,
    sentences: await notesOn(settled, inquiry, fetched.slice(0, 1)),
    tables: [
      table(
        periodTitle(period),
        [
          { title: 'Days', format: 'text' },
          { title: `${metric.label} of the part`, format: metric.unit },
          { title: `${metric.label} in total`, format: metric.unit },
          { title: 'Share', format: 'fraction' },
        ],
        rows.map((row) => [...row]),
      ),
    ],
    chart: { mark: 'bar', label: `Share of ${metric.noun}`, x: 0, y: [3] },
  };
}

/**
 * The best weekday is the one whose average day had the most. A month has five of some: where the largest share is another
 * one's, all are told.
 */
function cutToRank(
  rows: DayRow[],
  { direction, count }: NonNullable<Settled['reading']['rank']>,
  { from, to }: Settled['period'],
): BoundText[] {
  const days = daysFrom(from, to).map((day) => weekdayNames[weekday(day)]);
  const mean = ([words, value]: readonly [string, number, number | null]): number =>
    value / Math.max(1, days.filter((one) => one === words).length);
  const sign = direction === 'top' ? -1 : 1;
  const known = rows.flatMap(([words, value, share]) =>
    value === null ? [] : [[words, value, share] satisfies DayRow],
  );
  if (known.length === 0) return [];
  known.sort((a, b) => sign * (a[1] - b[1]));
  const [best] = [...known].sort((a, b) => sign * (mean(a) - mean(b)));
  rows.splice(0, rows.length, ...known);
  if (best === undefined || best === known[0]) {
    rows.splice(count ?? rows.length);
    return [];
  }
  const at = known.indexOf(best);
  const name = { text: best[0], path: `tables.0.rows.${at}.0`, value: best[0] };
  return [
    sentence`The period does not hold as many of each day: by its average day ${name} ${direction === 'top' ? 'is the best' : 'has the least'}.`,
  ];
}
