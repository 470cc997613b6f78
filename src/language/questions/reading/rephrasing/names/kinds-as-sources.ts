import type { SourceView } from '../../../data/source-view.ts';
import { isKeyword, isNoise, neighbour, type Piece, replaceEach, rewrite } from '../../piece.ts';

const KIND =
  /\b(?:networks?|platforms?|sites?|tools?|assistants?|engines?|chatbots?|llms?|models?|providers?|bots?)$/i;

const isSilent = (piece: Piece): boolean => piece.type === 'noise' || piece.type === 'number';

/**
 * "Sessions by AI tool", "which social network", "top search engines": a word for a kind of sources behind by, which or top
 * asks for a row for each source of that kind, where the data name sources.
 */
export function kindsAsSources(pieces: Piece[], views: readonly SourceView[]): void {
  if (!views.some((view) => view.dimensionOf('source') !== undefined)) return;
  if (pieces.some(({ type }) => type === 'dimension')) return;
  replaceEach(pieces, (piece, at) => {
    const kind = piece.type === 'members' ? KIND.exec(piece.said)?.[0] : undefined;
    if (piece.type !== 'members' || kind === undefined) return undefined;
    const isOrigin = piece.candidates.some(
      ({ dimension, how }) => how === 'alias' && /^(?:channel|medium|source)$/.test(kindOf(views, dimension)),
    );
    const before = pieces[neighbour(pieces, at, -1, isSilent)];
    const isListed = isKeyword(
      before,
      'by',
      'per',
      'each',
      'which',
      'top',
      'bottom',
      'best',
      'worst',
      'breakdown',
      'distinct',
    );
    // "What AI tools send us visitors"
    const isAsked = at > 0 && pieces.slice(0, at).every(isNoise) && /^what$/i.test(pieces[0]?.said ?? '');
    // "AI tools by sessions"
    const isLeading =
      /s$/i.test(kind) &&
      pieces.slice(0, at).every(isNoise) &&
      isKeyword(pieces[neighbour(pieces, at, 1, isSilent)], 'by', 'ordered');
    if (!isOrigin || !(isListed || isAsked || isLeading)) return undefined;
    const isMany = /s$/i.test(kind);
    // "From different social networks" asks for each of them, "how many different" for their number
    const place = neighbour(pieces, at, -1, isSilent);
    if (isKeyword(before, 'distinct') && !pieces.some((one) => isKeyword(one, 'count')))
      rewrite(pieces, place, { type: 'keyword', keyword: 'by' });
    const sources: Piece = {
      ...piece,
      type: 'dimension',
      dimensions: ['source'],
      said: isMany ? 'sources' : 'source',
      others: [],
    };
    return [sources, piece];
  });
}

const kindOf = (views: readonly SourceView[], dimension: string): string =>
  views.map((view) => view.kindOf(dimension)).find((kind) => kind !== undefined) ?? dimension;
