import { addDays, type Day } from '#src/shared/week.ts';
import type { SourceView } from '../../../data/source-view.ts';
import {
  firstOfMonth,
  lastOfMonth,
  monthNumber,
  movedToYear,
  type Period,
  yearOf,
} from '../../../dates/period.ts';
import { isPeriod, type Piece } from '../../piece.ts';

type TimePiece = Extract<Piece, { type: 'time' }>;

/** No "this", no year: whichever June. */
const MONTH = /^\p{L}+\.?$/u;
const SEASON = /^(?:the )?(?:spring|summer|autumn|fall|winter)$/iu;
const NOW = /\b(?:so far|yet|now|currently|current|to date|this|still|already|track)\b/i;
/** June is held against the May and the March before it as far as it has run. */
const NEAR = 3;
const MONTHS_OF_YEAR = 12;
const MONTHS_OF_SEASON = 3;

/**
 * "What sells better in December than in June", "summer vs winter" two weeks after June began: half a June says nothing of Junes, while
 * the one before is whole and lies beside that December. Nearer ones, and those that are said to run, stay what they are.
 */
export function lastWholeOnes(pieces: Piece[], views: readonly SourceView[]): void {
  const times = pieces.filter((piece): piece is TimePiece => isPeriod(piece));
  const [one, second, ...more] = times;
  if (one === undefined || second === undefined || more.length > 0) return;
  if (pieces.some(({ said }) => NOW.test(said))) return;
  const running = [one, second].find((piece) => periodOf(piece)?.isRunning === true);
  const other = running === one ? second : one;
  if (running === undefined || periodOf(other)?.isRunning === true) return;
  const [now, then] = [periodOf(running), periodOf(other)];
  if (now === undefined || then === undefined || !areFarOnes(running, other, now, then)) return;
  const whole = yearBeforeWhole(now);
  if (!views.every(({ source: { firstDay } }) => firstDay !== null && firstDay <= whole.from)) return;
  put(pieces, running, whole);
  put(pieces, other, { ...then, reading: 'last_whole' });
}

const periodOf = ({ time }: TimePiece): Period | undefined =>
  time.type === 'period' ? time.period : undefined;

function areFarOnes(running: TimePiece, other: TimePiece, now: Period, then: Period): boolean {
  const both = [running.said.trim(), other.said.trim()];
  const months = monthsOf(now.from) - monthsOf(then.from);
  if (months <= NEAR) return false;
  if (both.every((said) => SEASON.test(said))) return true;
  const areMonths = [now, then].every(({ unit, count }) => unit === 'month' && count === 1);
  // A month of this year is near enough to what has run of the other
  return areMonths && both.every((said) => MONTH.test(said)) && yearOf(now.from) !== yearOf(then.from);
}

const monthsOf = (day: Day): number => MONTHS_OF_YEAR * yearOf(day) + monthNumber(day);

/** The same month or season of the year before, to its last day. */
function yearBeforeWhole({ from, unit, count }: Period): Period {
  const first = movedToYear(from, yearOf(from) - 1);
  return { from: first, to: lastDayOf(first, unit), unit, count, reading: 'last_whole' };
}

function lastDayOf(first: Day, unit: Period['unit']): Day {
  if (unit === 'month') return lastOfMonth(yearOf(first), monthNumber(first));
  const behind = monthNumber(first) + MONTHS_OF_SEASON;
  const isNextYear = behind > MONTHS_OF_YEAR;
  return addDays(
    firstOfMonth(yearOf(first) + (isNextYear ? 1 : 0), isNextYear ? behind - MONTHS_OF_YEAR : behind),
    -1,
  );
}

function put(pieces: Piece[], piece: TimePiece, period: Period): void {
  pieces[pieces.indexOf(piece)] = { ...piece, time: { type: 'period', period } };
}
