import { daysFrom } from '#src/shared/week.ts';
import { type BoundText, sentence } from '../../../bound-text.ts';
import type { Fetched, Inquiry } from '../../data/inquiry.ts';
import type { Period } from '../../dates/period.ts';
import { NotAnswerable } from '../../reading/problem.ts';
import type { Settled } from '../settling/settle.ts';
import { daysWithData } from './notes.ts';
import { isFarApart } from './per-day.ts';

/** Below this share of the other's days with data, sums of the two are no finding about anything but the data. */
export const COMPARABLE = 0.5;

/** "This year against last year" of data that begin in the middle of it: a share of a few weeks is none of that year. */
export function refuseLacking({ view, period }: Settled, other: Period, now: Fetched, before: Fetched): void {
  const [a, b] = [daysWithData(view, period, now.missing), daysWithData(view, other, before.missing)];
  const isFew = Math.min(a, b) < COMPARABLE * Math.max(a, b);
  if (isFew && (lacks(a, period) || lacks(b, other)))
    throw new NotAnswerable({ type: 'ambiguous', about: 'uneven_data', choices: [] });
}

// That the asker named periods of unlike length is their will; that one lacks its data is not.
const lacks = (days: number, { from, to }: Period): boolean => days < COMPARABLE * daysFrom(from, to).length;

/** Two months differ in length, and a period may lack days: then sums say less than they seem to. */
export function unevenNote(
  { view, period, asked, reading }: Settled,
  other: Period,
  now: Fetched,
  before: Fetched,
  inquiry: Inquiry,
): BoundText[] {
  const [a, b] = [daysWithData(view, period, now.missing), daysWithData(view, other, before.missing)];
  if (a === b) return [];
  const isSum = asked.some(({ kind }) => kind === 'additive');
  // "No pages lost position" where there is nothing that they could have lost it from
  const isEmpty = Math.min(a, b) === 0 && (lacks(a, period) || lacks(b, other));
  if (isEmpty && !isSum) throw new NotAnswerable({ type: 'ambiguous', about: 'uneven_data', choices: [] });
  if (isSum && Math.min(a, b) < COMPARABLE * Math.max(a, b) && (lacks(a, period) || lacks(b, other)))
    throw new NotAnswerable({ type: 'ambiguous', about: 'uneven_data', choices: [] });
  // More in 25 days than in 7 is neither a yes nor a no.
  if (isSum && reading.isYesNo && reading.asks !== null && isFarApart({ now: a, before: b }))
    throw new NotAnswerable({ type: 'ambiguous', about: 'uneven_periods', choices: [] });
  const days = (value: number, name: string) => ({
    text: String(value),
    path: inquiry.keep(name, value),
    value,
  });
  return [
    sentence`The first of them has ${days(a, 'daysNow')} ${a === 1 ? 'day' : 'days'} with data, the second ${days(b, 'daysBefore')}.`,
  ];
}
