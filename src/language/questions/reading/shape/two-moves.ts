import { numberOfMove, readMoves } from '../parts/read-moves.ts';
import { isKeyword, type Piece } from '../piece.ts';
import { askedBack } from '../problem.ts';
import type { ReadMoveLimit } from '../reading.ts';
import { isStableWord, stableMove } from './stable-move.ts';

/**
 * "More impressions but fewer clicks": one number rose and another fell. Empty where there is no such pair; throws where it
 * cannot be told which number did what.
 */
export function twoMoves(pieces: readonly Piece[], metrics: readonly string[]): readonly ReadMoveLimit[] {
  const { isAsked, moves } = toldOfEach(pieces, metrics);
  if (!isAsked) return [];
  if (moves === undefined) throw askedBack('two_changes');
  return moves;
}

const OF_OTHER_INTENT = ['why', 'happened', 'advice', 'which', 'usual', 'meaning'] as const;

/** "Impressions go up but clicks go down, right?": what is said of the site itself, of each of two numbers. */
export function twoClaims(pieces: readonly Piece[], metrics: readonly string[]): readonly ReadMoveLimit[] {
  if (metrics.length !== 2 || pieces.some((piece) => isKeyword(piece, ...OF_OTHER_INTENT))) return [];
  const ways = toldOfEach(pieces, metrics).moves ?? [];
  return ways.length === 2 ? ways : [];
}

function toldOfEach(
  pieces: readonly Piece[],
  metrics: readonly string[],
): { readonly isAsked: boolean; readonly moves: readonly ReadMoveLimit[] | undefined } {
  const told = pieces.flatMap((piece, at): Told[] => {
    if (!isKeyword(piece, 'gain', 'loss') && !isStableWord(piece)) return [];
    const behind = pieces.slice(at + 1, at + 4);
    const own = behind.find(({ type }, place) => type === 'metric' && isNear(behind.slice(0, place)));
    const before = pieces.slice(Math.max(0, at - 3), at).reverse();
    const subject = before.find(({ type }, place) => type === 'metric' && isNear(before.slice(0, place)));
    const named = own ?? subject;
    return [
      {
        direction: isStableWord(piece) ? 'either' : isKeyword(piece, 'gain') ? 'up' : 'down',
        metric: named?.type === 'metric' ? named.metric : undefined,
        far: readMoves(pieces, numberOfMove(pieces, piece)) ?? [ANY],
      },
    ];
  });
  const isBoth = ['up', 'down'].every((way) => told.some(({ direction }) => direction === way));
  // "Clicks went down and position got worse": the same way, each with a verb of its own
  const named = new Set(told.map(({ metric }) => metric));
  // "…, and did their purchases go down as well?" is a question of its own
  const isOwn = pieces.some(({ said }) => /^(?:did|does|do|has|have|their|its)$/i.test(said));
  const isOfEach = !isOwn && told.length === 2 && named.size === 2 && !named.has(undefined);
  if (!(isBoth || isOfEach) || metrics.length < 2) return { isAsked: false, moves: undefined };
  const moves = told.flatMap(({ direction, metric, far }): ReadMoveLimit[] => {
    if (metric === undefined) return [];
    return direction === 'either' ? [stableMove(metric)] : far.map((one) => ({ ...one, metric, direction }));
  });
  const isEach =
    told.length === 2 &&
    metrics.length === 2 &&
    metrics.every((id) => moves.some(({ metric }) => metric === id));
  return { isAsked: true, moves: isEach ? moves : undefined };
}

const ANY: ReadMoveLimit = { direction: 'either', is: 'above', value: 0, isRelative: false };

interface Told {
  /** "Either": hardly at all, whichever way. */
  readonly direction: 'up' | 'down' | 'either';
  readonly metric: string | undefined;
  /** "Rose more than 10 %": how far this one has to have gone, and not the other. */
  readonly far: readonly ReadMoveLimit[];
}

/** Nothing but words that join the verb to its number. */
const isNear = (between: readonly Piece[]): boolean =>
  between.every(
    (piece) =>
      piece.type === 'noise' && !/^[,;]$/.test(piece.said) && !/^(?:but|while|yet)$/i.test(piece.said),
  );
