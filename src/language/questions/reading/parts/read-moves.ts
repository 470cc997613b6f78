import { isKeyword, isNoise, neighbour, type Piece } from '../piece.ts';
import { askedBack } from '../problem.ts';
import type { ReadMoveLimit } from '../reading.ts';
import { comparisons } from './comparisons.ts';
import { endsOfMove, otherEndOfMove } from './move-range.ts';

/** A number says how far: the words of moving that are nothing but a comparison say nothing of it. */
const isMove = (piece: Piece | undefined): boolean =>
  isKeyword(piece, 'gain', 'loss', 'change') &&
  !/^(?:more|less|fewer|higher|lower|greater|better|worse)$/i.test(piece?.said ?? '');

/**
 * "100 clicks lost", but neither "100 clicks that lost revenue" nor "which countries with 100 clicks lost revenue": there the verb
 * is that of the countries, and the number is how many they had.
 */
function passiveBehind(pieces: readonly Piece[], metric: number): Piece | undefined {
  const next = pieces[metric + 1];
  const object = pieces[neighbour(pieces, metric + 1, 1)];
  const isVerb = object?.type === 'metric' || pieces.slice(0, metric).some((one) => isKeyword(one, 'which'));
  return isVerb ? undefined : next;
}

/** What says how a number is compared, and that something moved by it. */
interface Told {
  readonly move: Piece;
  readonly comparison: (Piece & { readonly type: 'keyword' }) | undefined;
  readonly orMore: Piece | undefined;
  readonly behind: Piece | undefined;
}

function toldOf(pieces: readonly Piece[], at: number): Told | undefined {
  const isSkipped = (one: Piece): boolean =>
    one.type === 'noise' || one.type === 'metric' || isKeyword(one, 'by', 'preposition', 'total');
  const left = neighbour(pieces, at, -1);
  const before = pieces[left];
  const isCompared =
    isKeyword(before, 'between') || (before?.type === 'keyword' && before.keyword in comparisons);
  const comparison = before?.type === 'keyword' && before.keyword in comparisons ? before : undefined;
  const verb = pieces[neighbour(pieces, isCompared ? left : at, -1, isSkipped)];
  const right = neighbour(pieces, at, 1, isNoise);
  const behind = pieces[right];
  const orMore = isKeyword(behind, 'at_least', 'at_most') ? behind : undefined;
  // "with more than 100 clicks lost"
  const passive = behind?.type === 'metric' ? passiveBehind(pieces, right) : undefined;
  const move = isMove(verb) ? verb : comparison !== undefined && isMove(passive) ? passive : undefined;
  return move === undefined ? undefined : { move, comparison, orMore, behind };
}

/** Where the number stands that says how far this verb went; -1 where none does. */
export const numberOfMove = (pieces: readonly Piece[], verb: Piece): number =>
  pieces.findIndex(({ type }, at) => type === 'number' && toldOf(pieces, at)?.move === verb);

/**
 * "grew by more than 10 %", "lost at least 100 clicks", "a drop of over 20 %": how far something has to have moved, with its other end in
 * "between 10 and 50 bookings". undefined where the number at this place is about something else.
 */
export function readMoves(
  pieces: readonly Piece[],
  at: number,
): readonly [ReadMoveLimit, ...ReadMoveLimit[]] | undefined {
  const ends = endsOfMove(pieces, at);
  const first = moveAt(pieces, at, ends !== undefined);
  if (first === undefined) return undefined;
  if (ends !== undefined) {
    const { least, most, upper } = ends;
    upper.used = true;
    const between = pieces[neighbour(pieces, at, -1)];
    if (between !== undefined && isKeyword(between, 'between')) between.used = true;
    const both = { direction: first.direction, isRelative: first.isRelative || upper.percent };
    return [
      { ...both, is: 'at_least', value: least },
      { ...both, is: 'at_most', value: most },
    ];
  }
  const other = otherEndOfMove(pieces, at, first);
  return other === undefined ? [first] : [first, other];
}

function moveAt(pieces: readonly Piece[], at: number, isRange: boolean): ReadMoveLimit | undefined {
  const piece = pieces[at];
  const told = toldOf(pieces, at);
  if (piece?.type !== 'number' || told === undefined) return undefined;
  const { move, comparison, orMore, behind } = told;
  const isBare = comparison === undefined && orMore === undefined && !isRange;
  if (isBare && !piece.percent && behind?.type !== 'metric' && !isKeyword(pieces[at - 1], 'by'))
    return undefined;
  // Whether "less than -10 %" is a loss of more or any other change is not for us to say
  if (piece.value < 0) throw askedBack('sign_of_change');
  for (const one of [piece, move, orMore, comparison]) if (one) one.used = true;
  const points = pieces
    .slice(at + 1, at + 3)
    .filter(({ said }) => /^(?:percent|percentage|%|points?|pp)$/i.test(said));
  const isPoints = points.some(({ said }) => /^(?:points?|pp)$/i.test(said));
  if (isPoints) for (const one of points) one.used = true;
  return {
    direction: isKeyword(move, 'gain') ? 'up' : isKeyword(move, 'loss') ? 'down' : 'either',
    is: orMore
      ? isKeyword(orMore, 'at_least')
        ? 'at_least'
        : 'at_most'
      : comparison !== undefined
        ? comparisons[comparison.keyword as keyof typeof comparisons]
        : 'at_least',
    value: isPoints && points.length > 0 && !piece.percent ? piece.value / 100 : piece.value,
    isRelative: piece.percent && !isPoints,
  };
}
