import { shiftedBack } from '../../dates/shifted-back.ts';
import type { TimeWords } from '../../dates/time-text.ts';
import type { Piece } from '../piece.ts';
import { askedBack } from '../problem.ts';
import { weekBack } from './days-before.ts';
import type { FoundTimes } from './found-times.ts';
import { isBehindLimit } from './limit-of-another-time.ts';
import { stretchBefore } from './stretch-before.ts';
import { takePeriod } from './take-period.ts';
import { unitAgainst } from './unit-against.ts';

type Of<Type extends TimeWords['type']> = Extract<TimeWords, { readonly type: Type }>;

/** What the time at a place says, beside what those before it said. */
export function takeTime(pieces: readonly Piece[], at: number, found: FoundTimes): void {
  const piece = pieces[at];
  if (piece?.type !== 'time') return;
  const { time } = piece;
  if (time.type === 'relative') takeRelative(pieces, at, time, found);
  if (time.type === 'shifted') takeShifted(time, found);
  if (time.type === 'weekdays') takeWeekdays(time, found);
  if (time.type === 'period') takePeriod(pieces, at, time.period, found);
}

function takeRelative(pieces: readonly Piece[], at: number, { to }: Of<'relative'>, found: FoundTimes): void {
  const { periods } = found;
  if (to === 'week_before') {
    // "This week against the same days last week" is the week before as it is.
    if (periods[0]?.unit === 'week' && periods[0].count === 1) found.versus = 'before';
    else periods.push(weekBack(periods));
    return;
  }
  const stretch = to === 'before' ? stretchBefore(pieces, pieces[at]?.said ?? '', periods) : undefined;
  if (stretch !== undefined) {
    periods.push(stretch);
    return;
  }
  found.versus = to;
  found.versusUnit ??= unitAgainst(pieces, at) ?? null;
  found.isLimitBefore ||= to === 'before' && isBehindLimit(pieces, at);
}

function takeShifted({ unit, count }: Of<'shifted'>, { periods }: FoundTimes): void {
  const [named] = periods;
  if (named === undefined) throw askedBack('versus_what');
  periods.push(shiftedBack(named, unit, count));
}

/** "Do we get fewer on weekends? Weekends vs weekdays": one that is named twice is one. */
function takeWeekdays({ days, words }: Of<'weekdays'>, { weekdays }: FoundTimes): void {
  if (weekdays.every((one) => one.words !== words)) weekdays.push({ days: [...days], words });
}
