import { daysFrom, weekday } from '#src/shared/week.ts';
import { type BoundText, sentence } from '../../../bound-text.ts';
import { percent } from '../../../quantity.ts';
import type { AskMetric } from '../../data/asked-metric.ts';
import { type Inquiry, measure } from '../../data/inquiry.ts';
import { weekdayNames } from '../../dates/calendar-words.ts';
import { NotAnswerable } from '../../reading/problem.ts';
import { capital, filterPhrase, listed, periodPhrase, periodTitle } from '../../wording/say.ts';
import { fetchDays } from '../settling/fetch-days.ts';
import type { Settled } from '../settling/settle.ts';
import { type AnsweredParts, table } from '../telling/draft.ts';
import { notesOn } from '../telling/notes.ts';

const ALL_DAYS = [0, 1, 2, 3, 4, 5, 6];

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

type DayRow = [words: string, value: number, share: number | null];

/** What of a number fell on some days of the week, of all seven. */
export async function dayShares(
  settled: Settled,
  inquiry: Inquiry,
): Promise<Omit<AnsweredParts, 'assumptions'>> {
  const { reading, view } = settled;
  const [metric] = settled.asked as [AskMetric];
  if (metric.kind !== 'additive')
    throw new NotAnswerable({ type: 'ambiguous', about: 'share_of_rate', choices: [] });
  const { onDays: _, ...period } = settled.period;
  const all = await fetchDays(settled, inquiry, { metrics: [metric], period, weekdays: ALL_DAYS });
  const whole = measure(metric, all.rows);
  const rows: DayRow[] = [];
  const isAll = reading.weekdays.length === 0;
  const parts = isAll ? weekdayNames.map((words, day) => ({ days: [day], words })) : reading.weekdays;
  for (const { days, words } of parts) {
    const part = await fetchDays(settled, inquiry, { metrics: [metric], period, weekdays: days });
    const value = measure(metric, part.rows) ?? 0;
    rows.push([words, value, whole ? value / whole : null]);
  }
  const note = isAll && reading.rank !== null ? cutToRank(rows, reading.rank, period) : [];
  const plan = `plans.${all.plan}.plan`;
  const told = rows.map(([words, , share], at) => {
    const name = { text: words, path: `tables.0.rows.${at}.0`, value: words };
    return share === null
      ? sentence`${name} no data`
      : sentence`${name} ${percent(share, `tables.0.rows.${at}.2`)}`;
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
    chart: { mark: 'bar', title: `Share of ${metric.noun}`, x: 0, y: [2] },
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
  const mean = ([words, value]: DayRow): number =>
    value / Math.max(1, days.filter((one) => one === words).length);
  const sign = direction === 'top' ? -1 : 1;
  rows.sort((a, b) => sign * (a[1] - b[1]));
  const [best] = [...rows].sort((a, b) => sign * (mean(a) - mean(b)));
  if (best === undefined || best === rows[0]) {
    rows.splice(count ?? rows.length);
    return [];
  }
  const at = rows.indexOf(best);
  const name = { text: best[0], path: `tables.0.rows.${at}.0`, value: best[0] };
  return [
    sentence`The period does not hold as many of each day: by its average day ${name} ${direction === 'top' ? 'is the best' : 'has the least'}.`,
  ];
}
