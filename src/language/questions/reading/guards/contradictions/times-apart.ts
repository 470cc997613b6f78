import { WEEKDAY_NAMES } from '../../../dates/calendar-words.ts';
import { lengthOf, periodBefore, yearBefore } from '../../../dates/period.ts';
import { once } from '../../../text/pattern.ts';
import type { About } from '../../about.ts';
import type { Mark } from '../../mark.ts';
import { isKeyword } from '../../piece.ts';
import type { Reading } from '../../reading.ts';

const WEEKDAY = once`^(?:${WEEKDAY_NAMES})$`;
const DAYS = { day: 1, week: 7, month: 28, quarter: 89, year: 365, weekday: 1 } as const;

/** Two single days are not told by week: what stands between them was asked for. */
export function grainBeyondPeriod({ grain, periods }: Reading): About | undefined {
  if (grain === null) return undefined;
  const isBeyond = periods.some(
    (period) => period.isRunning !== true && period.unit !== grain && lengthOf(period) < DAYS[grain],
  );
  return isBeyond ? 'steps_of_time' : undefined;
}

/** Each of two named months against the other, or against the one before it? The same where one is that before. */
export function twoComparisons(
  marks: readonly Mark[],
  { versus, periods, isStepwise }: Reading,
): About | undefined {
  const [first, second] = periods;
  if (versus === null || isStepwise || first === undefined || second === undefined) return undefined;
  const [now, then] = first.from > second.from ? [first, second] : [second, first];
  const before = versus === 'before' ? periodBefore(now) : yearBefore(now);
  // "More than the month before in both February and March": each of them
  const isOfBoth = marks.some((mark) => /^both(?: in)?$/i.test(mark.said));
  return before.from === then.from && !isOfBoth ? undefined : 'two_changes';
}

/** "Mondays against Sundays, compared to the previous month": what stands behind the comparison is compared. */
export function comparedTime(
  marks: readonly Mark[],
  { always, periods, versus, isStepwise }: Reading,
): About | undefined {
  const isAsked = marks.some((mark, at) => {
    const next = marks.slice(at + 1).find(({ type }) => type !== 'noise');
    return (
      mark.type === 'keyword' &&
      mark.keyword === 'versus' &&
      next?.type === 'time' &&
      (next.time.type === 'relative' ||
        (next.time.type === 'period' && next.time.period.onDays === undefined))
    );
  });
  // Each month against the one before it
  const isTold = versus !== null || isStepwise || (always?.direction ?? null) !== null;
  return isAsked && periods.length < 2 && !isTold ? 'versus_what' : undefined;
}

/** "Which weeks had less than the week before": each of them, and not all of them against as many before. */
export function whichUnits(
  marks: readonly Mark[],
  { grain, versus, isStepwise, rank, always, dimensions }: Reading,
): About | undefined {
  const isAsked = marks.some((mark, at) => isKeyword(mark, 'which') && marks[at + 1]?.type === 'unit');
  const isOneStretch =
    grain !== null && versus === 'before' && !isStepwise && rank === null && always === null;
  return isAsked && isOneStretch && dimensions.length === 0 ? 'steps_of_time' : undefined;
}

/** "Is Monday or Friday busier?": the last one of each, or all of them? */
export function bareWeekdays(marks: readonly Mark[], { periods }: Reading): About | undefined {
  const bare = marks.filter(({ type, said }) => type === 'time' && WEEKDAY.test(said));
  return bare.length > 1 && bare.length === periods.length ? 'which_weekdays' : undefined;
}

/** "Mondays against the average of all days in February": all days of February, or all there are? */
export const againstAllDays = ({ periods }: Reading): About | undefined =>
  periods.length > 1 && periods.some(({ reading }) => reading === 'all_data') ? 'versus_what' : undefined;

/** "A 28-day mean of weekly sessions": of days, or of weeks? */
export const rollingApart = ({ rolling, rollingUnit, grain }: Reading): About | undefined =>
  rolling !== null && grain !== null && grain !== rollingUnit ? 'rolling' : undefined;

/** "How many days since the last day with over 200?": the last one within the limit, and not the last day of the data. */
export function sinceLimitedDay(marks: readonly Mark[], { limits }: Reading): About | undefined {
  const isSince = marks.some(
    (mark, at) =>
      mark.type === 'time' &&
      /^since (?:the |our )?last (?:day|week|month)$/i.test(mark.said) &&
      /^(?:with|without|when|where|that|of)$/i.test(marks[at + 1]?.said ?? ''),
  );
  return isSince && limits.length > 0 ? 'which_period' : undefined;
}
