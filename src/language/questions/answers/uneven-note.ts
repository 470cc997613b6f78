import { type BoundText, sentence } from '../../bound-text.ts';
import type { Fetched, Inquiry } from '../data/inquiry.ts';
import type { Period } from '../dates/period.ts';
import { daysWithData } from './notes.ts';
import type { Settled } from './settle.ts';

/** Two months differ in length, and a period may lack days: then sums say less than they seem to. */
export function unevenNote(
  { view, period }: Settled,
  other: Period,
  now: Fetched,
  before: Fetched,
  inquiry: Inquiry,
): BoundText[] {
  const [a, b] = [daysWithData(view, period, now.missing), daysWithData(view, other, before.missing)];
  if (a === b) return [];
  const days = (value: number, name: string) => ({
    text: String(value),
    path: inquiry.keep(name, value),
    value,
  });
  return [
    sentence`The first of them has ${days(a, 'daysNow')} ${a === 1 ? 'day' : 'days'} with data, the second ${days(b, 'daysBefore')}.`,
  ];
}
