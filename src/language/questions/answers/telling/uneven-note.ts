import { daysFrom } from '#src/shared/week.ts';
import { type BoundText, sentence } from '../../../bound-text.ts';
import type { Fetched, Inquiry } from '../../data/inquiry.ts';
import { earlier, type Period } from '../../dates/period.ts';
import { askedBack, NotAnswerable } from '../../reading/problem.ts';
import { dayPiece } from '../../wording/say.ts';
import { firstAppears } from '../lives/life-words.ts';
import { COMPARABLE } from '../settling/common-days.ts';
import type { Settled } from '../settling/settled.ts';
import { daysWithData } from './notes.ts';
import { isFarApart } from './per-day.ts';

/** "This year against last year" of data that begin in the middle of it: a share of a few weeks is none of that year. */
export function refuseLacking(settled: Settled, other: Period, now: Fetched, before: Fetched): void {
  const { view, period } = settled;
  const [a, b] = [daysWithData(view, period, now.missing), daysWithData(view, other, before.missing)];
  const isFew = Math.min(a, b) < COMPARABLE * Math.max(a, b);
  if (isFew && (lacks(a, period) || lacks(b, other))) throw askedBack('uneven_data');
}

/** Where the earlier of both reaches back before the data, or before what is asked about: since when there are any. */
function beginsIn({ view, period }: Settled, other: Period, inquiry: Inquiry) {
  const { firstDay } = view.source;
  return firstDay === null || firstDay <= earlier(period.from, other.from)
    ? undefined
    : { day: firstDay, isOfName: firstDay !== inquiry.view.source.firstDay };
}

function beginsWords(
  { day, isOfName }: NonNullable<ReturnType<typeof beginsIn>>,
  inquiry: Inquiry,
): BoundText {
  const piece = dayPiece(day, inquiry.keep('begins', day));
  return isOfName
    ? sentence`What is asked about ${firstAppears(piece)}`
    : sentence`The data begin on ${piece}`;
}

// That the asker named periods of unlike length is their will; that one lacks its data is not.
const lacks = (days: number, { from, to }: Period): boolean => days < COMPARABLE * daysFrom(from, to).length;

/** Two months differ in length, and a period may lack days: then sums say less than they seem to. */
export function unevenNote(
  settled: Settled,
  other: Period,
  now: Fetched,
  before: Fetched,
  inquiry: Inquiry,
): BoundText[] {
  const { view, period, asked, reading } = settled;
  const begins = beginsIn(settled, other, inquiry);
  const refuse = (about: 'uneven_data' | 'uneven_periods'): never => {
    throw new NotAnswerable({
      type: 'ambiguous',
      about,
      choices: [],
      ...(begins && { begins }),
      // Each of the two by itself
      ...(about === 'uneven_data' && { untold: { reading, part: 'comparison', others: [] } }),
    });
  };
  const [a, b] = [daysWithData(view, period, now.missing), daysWithData(view, other, before.missing)];
  if (a === b) return [];
  const isSum = asked.some(({ kind }) => kind === 'additive');
  // "No pages lost position" where there is nothing that they could have lost it from
  const isEmpty = Math.min(a, b) === 0 && (lacks(a, period) || lacks(b, other));
  if (isEmpty && !isSum) refuse('uneven_data');
  if (isSum && Math.min(a, b) < COMPARABLE * Math.max(a, b) && (lacks(a, period) || lacks(b, other)))
    refuse('uneven_data');
  // More in 25 days than in 7 is neither a yes nor a no.
  if (isSum && reading.isYesNo && reading.asks !== null && isFarApart({ now: a, before: b }))
    refuse('uneven_periods');
  const days = (value: number, name: string) => ({
    text: String(value),
    path: inquiry.keep(name, value),
    value,
  });
  const since = begins ? sentence` ${beginsWords(begins, inquiry)}.` : sentence``;
  return [
    sentence`The first of them has ${days(a, 'daysNow')} ${a === 1 ? 'day' : 'days'} with data, the second ${days(b, 'daysBefore')}.${since}`,
  ];
}
