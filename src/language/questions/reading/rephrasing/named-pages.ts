import type { SourceView } from '../../data/source-view.ts';
import { isKeyword, type Piece } from '../piece.ts';

/** "Views of the about page": there is a page of that name, and nothing is told about pages. */
export function namedPages(pieces: Piece[], views: readonly SourceView[]): void {
  for (const [at, piece] of pieces.entries()) {
    const next = pieces[at + 1];
    const isPage = next?.type === 'dimension' && /^page$/i.test(next.said);
    const isName =
      isKeyword(piece, 'preposition') &&
      /^about$/i.test(piece.said) &&
      /^(?:the|our|my|your|an)$/i.test(pieces[at - 1]?.said ?? '');
    const isThere = views.some((view) =>
      ['page', 'landing_page'].some((kind) => view.dimensionOf(kind) !== undefined),
    );
    if (isPage && isName && isThere)
      pieces[at] = { ...piece, type: 'text', text: 'about', used: false } as Piece;
  }
}
