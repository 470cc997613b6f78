import { addDays } from '#src/shared/week.ts';
import { type BoundText, sentence } from '../../../bound-text.ts';
import type { AskMetric } from '../../data/asked-metric.ts';
import type { Fetched, Inquiry } from '../../data/inquiry.ts';
import type { Period } from '../../dates/period.ts';
import { changeWords } from '../../wording/say.ts';
import type { Settled } from '../settling/settled.ts';
import { daysWithData } from './notes.ts';

/** February is nine tenths of March. */
const ALIKE = 0.9;

export interface DaysOfBoth {
  readonly now: number;
  readonly before: number;
  /** Both are whole months, or quarters, or years: who holds February against January means them as the calendar has them. */
  readonly isByCalendar: boolean;
}

export const daysOfBoth = (
  { view, period, reading: { weekdays } }: Settled,
  other: Period,
  now: Pick<Fetched, 'missing'>,
  before: Pick<Fetched, 'missing'>,
): DaysOfBoth => ({
  now: daysWithData(view, period, now.missing, weekdays.length === 1 ? weekdays[0]?.days : undefined),
  before: daysWithData(view, other, before.missing, weekdays.length === 1 ? weekdays[0]?.days : undefined),
  isByCalendar: isWholeMonths(period) && isWholeMonths(other),
});

const isWholeMonths = ({ from, to }: Period): boolean =>
  from.endsWith('-01') && addDays(to, 1).endsWith('-01');

/** Sums of a quarter and of a month differ by their days alone. */
export const isFarApart = ({ now, before }: Pick<DaysOfBoth, 'now' | 'before'>): boolean =>
  Math.min(now, before) < ALIKE * Math.max(now, before);

/** Whether a day of each is to be held against one of the other: half a month has fifteen days or sixteen. */
export const isUneven = (days: DaysOfBoth): boolean =>
  days.now !== days.before && !isAsLong(days) && (!days.isByCalendar || isFarApart(days));

/** How a sum is held against that of a stretch of another length: by what a day of each had. */
export const perDay = (
  value: number | null,
  days: number,
  { kind }: AskMetric,
  both: DaysOfBoth,
): number | null =>
  value === null || kind !== 'additive' || !isUneven(both) || days === 0 ? value : value / days;

/** "Per day 3 % more"; undefined where the two are as long, or nothing adds up. */
export function perDayWords(
  now: number,
  before: number,
  metric: AskMetric,
  both: DaysOfBoth,
  inquiry: Inquiry,
): BoundText | undefined {
  return isUneven(both) ? dayAgainstDay(now, before, metric, both, inquiry) : undefined;
}

/** ", but per day 5 % more" behind "5.2 % fewer in February": 28 days have a tenth less than 31 by their number alone. */
export function perDayBeside(
  now: number,
  before: number,
  metric: AskMetric,
  both: DaysOfBoth,
  inquiry: Inquiry,
): BoundText {
  const words =
    isUneven(both) || isAsLong(both) ? undefined : dayAgainstDay(now, before, metric, both, inquiry);
  if (words === undefined) return sentence``;
  const isTurned = Math.sign(now - before) === -Math.sign(now / both.now - before / both.before);
  return isTurned ? sentence`, but ${words}` : sentence`, ${words}`;
}

/** A leap year is as long as any other. */
const isAsLong = ({ now, before }: DaysOfBoth): boolean =>
  Math.abs(now - before) < 0.01 * Math.max(now, before);

function dayAgainstDay(
  now: number,
  before: number,
  metric: AskMetric,
  both: DaysOfBoth,
  inquiry: Inquiry,
): BoundText | undefined {
  if (metric.kind !== 'additive' || both.now === 0 || both.before === 0) return undefined;
  const [a, b] = [now / both.now, before / both.before];
  const key = metric.id.replace(/\W/g, '_');
  const words = changeWords(a, b, metric, {
    change: inquiry.keep(`perDayChange_${key}`, a - b),
    relative: inquiry.keep(`perDayRelative_${key}`, b === 0 ? 0 : (a - b) / b),
  });
  if (words !== undefined) return sentence`per day ${words}`;
  return a === b ? sentence`per day as many` : sentence`from nothing`;
}
