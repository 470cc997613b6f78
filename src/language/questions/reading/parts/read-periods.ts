import type { Period } from '../../dates/period.ts';
import { isKeyword, type Piece } from '../piece.ts';
import { askedBack } from '../problem.ts';
import type { Reading } from '../reading.ts';
import { asCompared } from './as-compared.ts';
import { type FoundTimes, noTimes } from './found-times.ts';
import { limitedThenMoved } from './limit-of-another-time.ts';
import { summed } from './periods-together.ts';
import { refuseSeveralBefore } from './several-before.ts';
import { splitEnds } from './split-ends.ts';
import { takeTime } from './take-time.ts';

export interface ReadPeriods {
  readonly periods: readonly Period[];
  readonly versus: Reading['versus'];
  /** "Month over month and year over year": the year before as well. */
  readonly versusYear: boolean;
  readonly versusUnit: Reading['versusUnit'];
  readonly weekdays: Reading['weekdays'];
  /** "… from February to March, with 300 sessions in February": the limit is about the earlier of the two. */
  readonly isLimitBefore: boolean;
  /** "over the last 8 weeks" asks for the course of them. */
  readonly isOver: boolean;
}

/** The periods in the order of the question, and what they are held against. */
export function readPeriods(pieces: Piece[], intent: Reading['intent'] | undefined): ReadPeriods {
  const found = timesOf(pieces);
  const versusYear = isOfYearToo(pieces, found);
  if (versusYear) found.versus = 'before';
  refuseUnclear(pieces, found);
  const { versus, versusUnit, weekdays, isOver } = found;
  const held = { versus, versusYear, versusUnit, weekdays, isOver };
  const named = withoutRepeatedEnds(found.periods);
  const moved = limitedThenMoved(pieces, named.periods);
  if (moved !== undefined) return { ...held, periods: moved, isLimitBefore: true };
  return {
    ...splitEnds(pieces, summed(pieces, asCompared(pieces, named.periods, intent), versus), versus),
    ...held,
    isLimitBefore: found.isLimitBefore || named.isFirstRepeated,
  };
}

function timesOf(pieces: readonly Piece[]): FoundTimes {
  const found = noTimes();
  for (const [at, piece] of pieces.entries()) {
    takeComparison(piece, found);
    if (piece.type !== 'time') continue;
    piece.used = true;
    refuseSeveralBefore(pieces, at, found.periods);
    takeTime(pieces, at, found);
  }
  return found;
}

/** "Month over month", "YoY": held against another time that nobody names. */
function takeComparison(piece: Piece, found: FoundTimes): void {
  if (isKeyword(piece, 'yoy')) found.versus = 'year_before';
  if (isKeyword(piece, 'yoy', 'mom')) found.versusUnit = 'month';
  if (isKeyword(piece, 'wow')) found.versusUnit = 'week';
  if (isKeyword(piece, 'dod')) found.versusUnit = 'day';
  if (isKeyword(piece, 'qoq')) found.versusUnit = 'quarter';
  if (isOverUnit(piece)) found.versus ??= 'before';
}

const isOverUnit = (piece: Piece): boolean => isKeyword(piece, 'mom', 'wow', 'pop', 'dod', 'qoq');

const isOfYearToo = (pieces: readonly Piece[], { periods }: FoundTimes): boolean =>
  pieces.some((piece) => isKeyword(piece, 'yoy')) && pieces.some(isOverUnit) && periods.length < 2;

/** "Last August vs August 2026" are the same days. */
function refuseUnclear(
  pieces: readonly Piece[],
  { periods, versus, isHeldTwice }: Pick<FoundTimes, 'periods' | 'versus' | 'isHeldTwice'>,
): void {
  const isAgainstItself = isHeldTwice && versus === null && periods.length === 1;
  if (isOfAnotherYear(pieces, periods) || isAgainstItself) throw askedBack('which_period');
}

/** "Last December against the same month in 2025", where last December was in 2025 */
function isOfAnotherYear(pieces: readonly Piece[], [period]: readonly Period[]): boolean {
  return pieces.some((piece) => {
    const isBack = piece.type === 'time' && piece.time.type === 'relative' && piece.time.to === 'year_before';
    const year = isBack ? /\b20\d\d\b/.exec(piece.said)?.[0] : undefined;
    return year !== undefined && period !== undefined && Number(period.from.slice(0, 4)) - 1 !== Number(year);
  });
}

/** "From February to March … in February": what is said again of a stretch of time is no period of its own. */
function withoutRepeatedEnds(periods: readonly Period[]): {
  readonly periods: readonly Period[];
  readonly isFirstRepeated: boolean;
} {
  const span = periods.find(({ ends }) => ends !== undefined);
  const [first, last] = span?.ends ?? [];
  const isSame = (one: Period, other: Period | undefined): boolean =>
    one.from === other?.from && one.to === other.to;
  return {
    periods: periods.filter((one) => one === span || !(isSame(one, first) || isSame(one, last))),
    isFirstRepeated: periods.some((one) => one !== span && isSame(one, first)),
  };
}
