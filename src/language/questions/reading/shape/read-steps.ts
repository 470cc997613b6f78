import { lengthOf } from '../../dates/period.ts';
import { isAgainstUnitBefore } from '../parts/against-unit-before.ts';
import type { ReadPeriods } from '../parts/read-periods.ts';
import type { unitOf } from '../parts/read-units.ts';
import { isKeyword, isMove, neighbour, type Piece } from '../piece.ts';
import type { Reading } from '../reading.ts';
import { isSuperlativeChange } from './read-change-order.ts';
import type { ShapeInput } from './shape.ts';

/** "Which month had the biggest increase", "in which week did it fall the most": the word of rank is about the move. */
export function isRankOfSteps(
  pieces: readonly Piece[],
  subject: 'members' | 'time' | null,
  isMoving: boolean,
): boolean {
  if (subject !== 'time' || !isMoving) return false;
  const isRank = (piece: Piece | undefined): boolean =>
    isKeyword(piece, 'top', 'bottom', 'best', 'worst', 'fast', 'high') || /^most$/i.test(piece?.said ?? '');
  const isBetween = (piece: Piece): boolean =>
    (piece.type === 'noise' && !/^[,;]$/.test(piece.said)) ||
    piece.type === 'metric' ||
    piece.type === 'unit' ||
    piece.type === 'grain' ||
    piece.type === 'number' ||
    isKeyword(piece, 'by', 'preposition', 'share', 'ordered', 'total');
  return pieces.some(
    (piece, at) =>
      isMove(piece) &&
      !/^(?:more|less|fewer|higher|lower|greater|better|worse)$/i.test(piece.said) &&
      (isSuperlativeChange([piece]) ||
        [1, -1].some((step) => isRank(pieces[neighbour(pieces, at, step as 1 | -1, isBetween)]))),
  );
}

/** "In which weeks did revenue fall by more than 15 % from the week before": every week that moved as far as that. */
export const isLimitOfSteps = (
  subject: 'members' | 'time' | null,
  unit: ReturnType<typeof unitOf>,
  { moves, time, members }: ShapeInput,
): boolean =>
  subject === null || subject === 'time'
    ? unit !== null && moves.length === 1 && time.periods.length < 2 && members.named.length < 2
    : false;

const DAYS = { day: 1, week: 7, month: 31, quarter: 92, year: 366 } as const;

/** "Weekly change in March": of every week of it. */
export function stepsWithin({
  periods,
  versusUnit,
}: ReadPeriods): 'day' | 'week' | 'month' | 'quarter' | null {
  const [only] = periods;
  if (periods.length !== 1 || only === undefined || versusUnit === null || versusUnit === 'year') return null;
  return lengthOf(only) > DAYS[versusUnit] ? versusUnit : null;
}

const STEPS = { qoq: 'quarter', mom: 'month', wow: 'week', dod: 'day' } as const;

/** "Week over week" */
export const stepsNamed = (pieces: readonly Piece[]): 'day' | 'week' | 'month' | 'quarter' | null =>
  pieces.flatMap((piece) =>
    piece.type === 'keyword' ? (STEPS[piece.keyword as keyof typeof STEPS] ?? []) : [],
  )[0] ?? null;

/** "Growth rate by month", "monthly revenue with % change", "month over month growth by month" */
export function isStepByStep(pieces: readonly Piece[], grain: Reading['grain']): boolean {
  if (grain === null || grain === 'weekday') return false;
  if (isAgainstUnitBefore(pieces, grain)) return true;
  return pieces.some(
    (piece) =>
      isKeyword(piece, 'change') ||
      (isKeyword(piece, 'gain') && /^growth(?: rate)?$/i.test(piece.said)) ||
      (piece.type === 'keyword' && STEPS[piece.keyword as keyof typeof STEPS] === grain),
  );
}
