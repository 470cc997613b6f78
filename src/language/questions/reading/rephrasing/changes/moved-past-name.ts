import { isComparative } from '../../../vocabulary/moving-words.ts';
import { isKeyword, isLight, type Piece, rewrite } from '../../piece.ts';
import type { Reading } from '../../reading.ts';
import { areOfOneKind } from '../names/are-of-one-kind.ts';

/** "Fall in loans below Hilltop" */
const isBetween = (piece: Piece | undefined): boolean => isLight(piece) || piece?.type === 'metric';

/**
 * "Did Millbrook fall below Hilltop", "did Web climb above Android": where the one stands beside the other, and not whether both of
 * them moved that way. In how many loans it was below is told of the days that are asked about.
 */
export function movedPastName(pieces: Piece[]): void {
  for (const [at, verb] of pieces.entries()) {
    const isVerb = isKeyword(verb, 'gain', 'loss') && !isComparative(verb);
    if (isVerb && isPastName(pieces, at))
      rewrite(pieces, at, { type: 'noise', used: true, isStanding: true });
  }
}

/** That it had been otherwise before is not told, which is said. */
export function takenAsStanding(
  pieces: readonly Piece[],
  { each }: Pick<Reading, 'each'>,
): Reading['assumptions'] {
  const verb = pieces.find(({ isStanding }) => isStanding);
  return verb === undefined || each === null ? [] : [{ code: 'standing', said: verb.said }];
}

/** A verb, and behind it below or above which other name of the same kind. */
function isPastName(pieces: readonly Piece[], at: number): boolean {
  const place = pieces.findIndex((piece, behind) => behind > at && !isBetween(piece));
  const bound = pieces[place];
  if (!isKeyword(bound, 'more', 'less') || !BEYOND.test(bound?.said ?? '')) return false;
  const name = pieces.slice(place + 1).find((piece) => !isLight(piece));
  return pieces.slice(0, at).some((piece) => areOfOneKind(piece, name));
}

const BEYOND = /^(?:above|below|under|beneath|beyond)$/i;
