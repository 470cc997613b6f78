import type { SourceView } from '../../data/source-view.ts';
import { isKeyword, isNoise, isRank, neighbour, type Piece } from '../piece.ts';
import type { Reading } from '../reading.ts';
import { countOf } from './read-counting.ts';

interface Split {
  readonly dimensions: readonly string[];
  readonly view: SourceView;
}

type Rank = NonNullable<Reading['rank']>;

/**
 * Which of two dimensions holds the rankings: the one behind the joint of "top 3 countries for each channel", the one that
 * leads in "for each channel, the biggest source".
 */
export function withinOf(
  pieces: readonly Piece[],
  { dimensions, view }: Split,
  count: Rank['count'],
): Pick<Rank, 'within' | 'count'> {
  const places = pieces.flatMap((piece, at) => (piece.type === 'dimension' ? [at] : []));
  const [first, last] = [places[0], places.at(-1)];
  if (first === undefined || last === undefined || first === last) return { within: null, count };
  const columnOf = (at: number): string | null => {
    const piece = pieces[at];
    const columns =
      piece?.type === 'dimension' ? piece.dimensions.flatMap((name) => view.dimensionOf(name) ?? []) : [];
    return columns.find((column) => dimensions.includes(column)) ?? null;
  };
  if (isLeading(pieces, first, last))
    return { within: columnOf(first), count: count ?? countOf(pieces.slice(first + 1)) };
  const joint = pieces[neighbour(pieces, last, -1, isNoise)];
  // "For each blog post": the name stands between
  const behindName =
    joint?.type === 'members' ? pieces[neighbour(pieces, pieces.indexOf(joint), -1, isNoise)] : joint;
  const isJoined = isKeyword(behindName, 'by', 'per', 'each', 'preposition');
  return { within: isJoined ? columnOf(last) : null, count };
}

/** "For each channel, which source had the most?", "Per country the top 3 pages" */
function isLeading(pieces: readonly Piece[], first: number, last: number): boolean {
  const lead = pieces[neighbour(pieces, first, -1, isNoise)];
  const isLed = isKeyword(lead, 'by', 'per', 'each');
  const isRankedBefore = pieces.slice(0, first).some(isRank);
  const isBetween = pieces
    .slice(first + 1, last)
    .some((piece) => isRank(piece) || isKeyword(piece, 'which') || /^what$/i.test(piece.said));
  return isLed && !isRankedBefore && isBetween && pieces.slice(first + 1).some(isRank);
}
