import type { SourceView } from '../../data/source-view.ts';
import { isKeyword, isNoise, isRank, neighbour, type Piece, silence } from '../piece.ts';
import type { Reading } from '../reading.ts';

const THEM = /^(?:them|these|those|ones|it|one)$/i;

/**
 * "The 3 best weeks, and which channel brought in the most in each of them?": the second ranking lies within every row of the
 * first. Its words are taken out, so that the rest is the first alone.
 */
export function readFirstOfEach(pieces: Piece[], view: SourceView): Reading['firstOfEach'] {
  const found = behindThem(pieces) ?? beforeThem(pieces);
  if (found === undefined) return null;
  const { start, inner, end } = found;
  const piece = pieces[inner];
  const outer = pieces.slice(0, start);
  const isOuter = outer.some(isRank) && outer.some(({ type }) => type === 'unit' || type === 'dimension');
  const own = pieces.slice(start, end + 1);
  const ranks = own.filter(isRank);
  const dimension =
    piece?.type === 'dimension'
      ? piece.dimensions.flatMap((name) => view.dimensionOf(name) ?? [])[0]
      : undefined;
  const isMore = own.some(({ type }) => type === 'time' || type === 'members' || type === 'number');
  if (!isOuter || ranks.length !== 1 || dimension === undefined || isMore) return null;
  const isBottom = isKeyword(ranks[0], 'bottom', 'worst');
  silence(pieces, start, end + 1);
  return { dimension, direction: isBottom ? 'bottom' : 'top' };
}

interface Clause {
  readonly start: number;
  /** The kind of parts that is ranked within each. */
  readonly inner: number;
  readonly end: number;
}

/** "… and which channel brought in the most in each of them" */
function behindThem(pieces: readonly Piece[]): Clause | undefined {
  const each = pieces.findLastIndex(
    (piece, at) => isEach(piece) && pieces.slice(at + 1, at + 4).some(({ said }) => THEM.test(said)),
  );
  const inner = pieces.findLastIndex(({ type }, at) => at < each && type === 'dimension');
  const lead = neighbour(pieces, inner, -1, (one) => isNoise(one) || one.type === 'number');
  if (each < 0 || inner < 0 || !(isKeyword(pieces[lead], 'which', 'and') || isRank(pieces[lead])))
    return undefined;
  const end = pieces.findIndex(({ said }, at) => at > each && THEM.test(said));
  const joint = neighbour(pieces, lead, -1, isNoise);
  return { start: isKeyword(pieces[joint], 'and') ? joint : lead, inner, end };
}

/** "… and their biggest source", "and for each of them the best source" */
function beforeThem(pieces: readonly Piece[]): Clause | undefined {
  const start = pieces.findLastIndex(
    (piece) => isKeyword(piece, 'and') || (isKeyword(piece, 'follow_on') && /^and for$/i.test(piece.said)),
  );
  const inner = pieces.findIndex(({ type }, at) => at > start && type === 'dimension');
  const between = pieces.slice(start + 1, Math.max(start + 1, inner));
  const isTheirs = between.some((piece) => /^(?:their|its)$/i.test(piece.said) || isEach(piece));
  const isPlain = between.every(
    (piece) => isNoise(piece) || isRank(piece) || isEach(piece) || isKeyword(piece, 'which', 'preposition'),
  );
  if (start < 0 || inner < 0 || !isTheirs || !isPlain || !between.some(isRank)) return undefined;
  return { start, inner, end: inner };
}

const isEach = (piece: Piece): boolean =>
  isKeyword(piece, 'each', 'by') || /\b(?:each|every)\b/i.test(piece.said);
