import type { Day } from '#src/shared/week.ts';
import { weekdayOf } from '../../dates/calendar-words.ts';
import type { Period } from '../../dates/period.ts';
import { isKeyword, isLight, isPeriod, neighbour, type Piece } from '../piece.ts';
import { isAgainstAsManyBefore } from './against-as-many-before.ts';
import { isUnitBefore } from './against-unit-before.ts';
import { unitsBefore, weekdayBefore, weekendBefore } from './days-before.ts';
import type { FoundTimes } from './found-times.ts';
import { unitAgainst } from './unit-against.ts';
import { weekBeside } from './week-beside.ts';

/** Days that are named, beside the times before them. */
export function takePeriod(pieces: readonly Piece[], at: number, period: Period, found: FoundTimes): void {
  const piece = pieces[at] as Piece;
  found.versusUnit ??= unitAgainst(pieces, at) ?? null;
  if (isUnitBefore(pieces, piece) || unitAgainst(pieces, at) !== undefined) {
    found.versus ??= 'before';
    return;
  }
  takeOver(pieces[at - 1], period, found);
  if (pieces.some((one) => isStartOf(piece, one))) return;
  // "Weekends only, in 2025": of every week of another period
  if (isBareWeekend(piece) && pieces.some((one) => isOtherPeriod(one, piece))) {
    found.weekdays.push({ days: [5, 6], words: 'weekends' });
    return;
  }
  const earlier = beforeNamed(pieces, at, found.periods);
  if (earlier !== undefined) {
    found.periods.push(earlier);
    return;
  }
  if (found.periods.some(({ from, to }) => from === period.from && to === period.to)) {
    takeSameDays(pieces, at, found);
    return;
  }
  if (isAgainstAsManyBefore(pieces, at)) found.versus ??= 'before';
  found.periods.push(isWholeSaid(pieces, at) ? { ...period, isWhole: true } : asLastOne(piece, period));
}

/** "Over the last 8 weeks" */
function takeOver(before: Piece | undefined, { count }: Period, found: FoundTimes): void {
  const isOver = isKeyword(before, 'over');
  if (count > 1 && (isOver || /^(?:over|across|throughout)$/i.test(before?.said ?? ''))) found.isOver = true;
  if (before !== undefined && isOver) before.used = true;
}

/** Days that are told by the period that is named before them. */
const beforeNamed = (
  pieces: readonly Piece[],
  at: number,
  periods: readonly Period[],
): Period | undefined => {
  const piece = pieces[at] as Piece;
  return (
    weekdayBefore(piece, periods) ??
    weekendBefore(piece, periods) ??
    unitsBefore(piece, periods) ??
    weekBeside(pieces, at, periods)
  );
};

/** "Last week vs the previous week": both are the same days, so the second is the one before. */
function takeSameDays(pieces: readonly Piece[], at: number, found: FoundTimes): void {
  if (/previou|prior|preceding|before/i.test(pieces[at]?.said ?? '')) found.versus ??= 'before';
  // "This August vs last August": the one of the year before
  else if (pieces.some(isLastMonth) && pieces.some(isThisMonth)) found.versus ??= 'year_before';
  found.isHeldTwice ||= isKeyword(pieces[neighbour(pieces, at, -1, isLight)], 'versus', 'compare');
}

/** "The whole of last month", "full last month" */
function isWholeSaid(pieces: readonly Piece[], at: number): boolean {
  const before = pieces[neighbour(pieces, at, -1, isLight)];
  const isWhole =
    isKeyword(before, 'total') && /^(?:all|whole|full|entire|complete)\b/i.test(before?.said ?? '');
  return isWhole || /\b(?:whole|full|entire|complete)\b/i.test(pieces[at]?.said ?? '');
}

/** "Week by week in September (starting September 1)": that September begins there is no time of its own. */
const isStartOf = (piece: Piece, one: Piece): boolean =>
  /^starting\b/i.test(piece.said) &&
  isPeriod(piece) &&
  isPeriod(one) &&
  one !== piece &&
  fromOf(one) === fromOf(piece);

const fromOf = (piece: Piece): Day | undefined =>
  piece.type === 'time' && piece.time.type === 'period' ? piece.time.period.from : undefined;

const isBareWeekend = (piece: Piece): boolean => /^(?:on |at |the |only )*weekends?$/i.test(piece.said);

const isOtherPeriod = (one: Piece, than: Piece): boolean =>
  one !== than && isPeriod(one) && !isBareWeekend(one);

/** "Monday" alone is the last one, and could be all of them: which day it is, is told. */
const asLastOne = ({ said }: Piece, period: Period): Period =>
  period.reading === 'most_recent' && weekdayOf(said.toLowerCase().replace(/^the /, '')) !== undefined
    ? { ...period, reading: 'last_weekday' }
    : period;

/** "Last August", of which "this August" is a year later where both would be the same. */
const isLastMonth = (piece: Piece): boolean =>
  isOneMonth(piece) && /^last \p{L}+$/iu.test(piece.said) && !/^last month$/i.test(piece.said);

/** "This August" and "August", behind which "last August" is a year older. */
const isThisMonth = (piece: Piece): boolean =>
  isOneMonth(piece) && /^(?:this )?\p{L}+$/iu.test(piece.said) && !/^this month$/i.test(piece.said);

const isOneMonth = (piece: Piece): boolean =>
  piece.type === 'time' && piece.time.type === 'period' && piece.time.period.unit === 'month';
