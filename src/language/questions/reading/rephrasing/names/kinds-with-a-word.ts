import type { SourceView } from '../../../data/source-view.ts';
import { isNoise, isPlural, neighbour, type Piece, rewrite } from '../../piece.ts';
import { isPartOfOthers } from './is-part-of-others.ts';

/** "Other than" and "except" are said of one of them. */
const WITH = /^(?:with|without|with no|excluding|not including|including|minus|having)$/i;
const HAVE = /^(?:have|has|had|include|includes)$/i;

/**
 * "Queries without alpenkaffee", "queries with decaf": of several names those that hold the word, though one of them is called
 * so and nothing else.
 */
export function kindsWithAWord(pieces: Piece[], views: readonly SourceView[]): void {
  for (const [at, piece] of pieces.entries()) {
    if (piece.type !== 'members' || !isPartOfOthers(piece, views)) continue;
    const joint = neighbour(pieces, at, -1, (one) => isNoise(one) && !HAVE.test(one.said));
    const said = pieces[joint]?.said ?? '';
    const kind = pieces[neighbour(pieces, joint, -1, isNoise)];
    const isJoined = WITH.test(said) || HAVE.test(said);
    const isKind =
      kind?.type === 'dimension' &&
      isPlural(kind.said) &&
      piece.candidates.some(({ dimension, sourceId }) =>
        views.some(
          (view) =>
            view.source.id === sourceId &&
            kind.dimensions.some((name) => view.dimensionOf(name) === dimension),
        ),
      );
    if (isJoined && isKind) rewrite(pieces, at, { type: 'text', text: piece.said, isPart: true });
  }
}
