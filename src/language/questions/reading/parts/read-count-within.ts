import type { SourceView } from '../../data/source-view.ts';
import { isKeyword, isNoise, isPlural, neighbour, type Piece } from '../piece.ts';
import type { Reading } from '../reading.ts';

export interface CountWithin {
  readonly counted: string;
  readonly within: string;
  readonly rank: Reading['rank'];
}

type Dimension = Piece & { type: 'dimension' };

const isDimension = (piece: Piece | undefined): piece is Dimension => piece?.type === 'dimension';

const EACH = /^(?:do|does|did|has|have|had|of|in|for|from)$/i;

/** "How many queries does each page rank for", "number of countries by channel": one kind counted within each of another. */
function counted(pieces: readonly Piece[]): [Dimension, Dimension] | undefined {
  const at = pieces.findIndex(
    (piece) => isKeyword(piece, 'count') || /^(?:the )?numbers?(?: of)?$/i.test(piece.said),
  );
  const what = pieces[neighbour(pieces, at, 1, (one) => isNoise(one) || isKeyword(one, 'distinct'))];
  if (at < 0 || !isDimension(what) || !isPlural(what.said)) return undefined;
  const joint = neighbour(
    pieces,
    pieces.indexOf(what),
    1,
    (one) => (isNoise(one) && EACH.test(one.said)) || (isKeyword(one, 'preposition') && EACH.test(one.said)),
  );
  const group = pieces[neighbour(pieces, joint, 1, isNoise)];
  return isKeyword(pieces[joint], 'by', 'per', 'each') && isDimension(group) ? [what, group] : undefined;
}

/** "Which page has the most queries", "the channel with the fewest countries": ranked by how many of them there are. */
function ranked(pieces: readonly Piece[]): [Dimension, Dimension, 'top' | 'bottom'] | undefined {
  for (const [at, piece] of pieces.entries()) {
    if (
      !isKeyword(piece, 'top', 'bottom') ||
      !/^(?:the )?(?:most|fewest|least|highest number of|largest number of|lowest number of|smallest number of)$/i.test(
        piece.said,
      )
    )
      continue;
    const what = pieces[neighbour(pieces, at, 1, (one) => isNoise(one) || isKeyword(one, 'distinct'))];
    const group = pieces.slice(0, at).find(isDimension);
    if (!isDimension(what) || !isPlural(what.said) || group === undefined) continue;
    return [what, group, isKeyword(piece, 'top') ? 'top' : 'bottom'];
  }
  return undefined;
}

/**
 * How many of one kind each of another has, where no number but how often they were seen is named. The two kinds play their
 * part here and split nothing any more.
 */
export function readCountWithin(pieces: Piece[], view: SourceView): CountWithin | null {
  if (pieces.filter(isDimension).length !== 2) return null;
  if (pieces.some((one) => isKeyword(one, 'share', 'average', 'versus', 'compare', 'gain', 'loss', 'change')))
    return null;
  const ofMost = ranked(pieces);
  // "The most landing page sessions", "the most countries by sessions": a number is named for it.
  const isOfNumber = pieces.some(
    (one, at) =>
      one.type === 'metric' &&
      (pieces[at - 1] === ofMost?.[0] ||
        isKeyword(pieces[neighbour(pieces, at, -1, isNoise)], 'by', 'ordered')),
  );
  const isAsked = ofMost !== undefined && !isOfNumber;
  const pair = (isAsked ? ofMost : undefined) ?? counted(pieces);
  if (pair === undefined) return null;
  const [what, group] = pair;
  const columnOf = ({ dimensions }: Dimension) =>
    dimensions.flatMap((name) => view.dimensionOf(name) ?? [])[0];
  const [one, other] = [columnOf(what), columnOf(group)];
  if (one === undefined || other === undefined || one === other) return null;
  what.used = true;
  group.used = true;
  const direction = isAsked ? ofMost?.[2] : undefined;
  for (const piece of pieces)
    if (
      isKeyword(piece, 'count', 'by', 'per', 'each', 'distinct') ||
      (direction !== undefined && isKeyword(piece, 'top', 'bottom'))
    )
      piece.used = true;
  return {
    counted: one,
    within: other,
    rank:
      direction === undefined
        ? null
        : { of: 'members', count: isPlural(group.said) ? null : 1, direction, by: 'value', within: null },
  };
}
