import type { SourceView } from '../../data/source-view.ts';
import { isKeyword, neighbour, type Piece } from '../piece.ts';
import { NotAnswerable } from '../problem.ts';
import type { Reading } from '../reading.ts';

interface ReadLeftOut {
  readonly count: number;
  readonly direction: 'top' | 'bottom';
  /** Dimensions that are named right behind it: "without the top 3 channels". */
  readonly dimensions: readonly string[];
}

const isRank = (piece: Piece | undefined): boolean => isKeyword(piece, 'top', 'bottom', 'best', 'worst');

/** "without the top 3", "excluding the best two channels", "other than the top country". */
export function readLeftOut(pieces: Piece[]): ReadLeftOut | null {
  const at = pieces.findIndex((piece) => isRank(piece) && !piece.used);
  const rank = pieces[at];
  const isNoise = (piece: Piece): boolean => piece.type === 'noise';
  const without = pieces[neighbour(pieces, at, -1, isNoise)];
  if (at < 0 || rank === undefined || !isKeyword(without, 'without') || without === undefined) return null;
  // A search result outside the top ten is a position.
  const isSearch = pieces.some(
    (piece) =>
      (piece.type === 'metric' && piece.metric === 'position') ||
      (piece.type === 'dimension' && piece.dimensions.includes('query')),
  );
  if (isSearch && /^outside/i.test(without.said)) return null;
  const next = neighbour(pieces, at, 1, isNoise);
  const number = pieces[next];
  const isCounted = number?.type === 'number' && Number.isInteger(number.value) && number.value > 0;
  const named = pieces[isCounted ? neighbour(pieces, next, 1, isNoise) : next];
  const dimensions = named?.type === 'dimension' ? named.dimensions : [];
  if (!isCounted && dimensions.length === 0) return null;
  // Of "revenue without the top 3 channels" a total is wanted, of "channels without the top 3" the others.
  if (named?.type === 'dimension')
    pieces[pieces.indexOf(named)] = { ...named, type: 'noise', used: true } as Piece;
  for (const piece of [rank, without, ...(isCounted ? [number] : [])]) piece.used = true;
  return {
    count: isCounted && number?.type === 'number' ? number.value : 1,
    direction: isKeyword(rank, 'bottom', 'worst') ? 'bottom' : 'top',
    dimensions,
  };
}

/** Of which column: the one named there, else the one that is listed. */
export function leftOutOf(
  leftOut: ReadLeftOut | null,
  dimensions: readonly string[],
  view: SourceView,
): Reading['leftOut'] {
  if (leftOut === null) return null;
  const own = leftOut.dimensions.flatMap((name) => view.dimensionOf(name) ?? []);
  const dimension = own[0] ?? dimensions[0];
  if (dimension === undefined)
    throw new NotAnswerable({ type: 'ambiguous', about: 'left_out_of_what', choices: [] });
  return { dimension, count: leftOut.count, direction: leftOut.direction };
}
