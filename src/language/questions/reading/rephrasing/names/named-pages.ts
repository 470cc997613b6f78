import type { SourceView } from '../../../data/source-view.ts';
import { isKeyword, type Piece, rewrite } from '../../piece.ts';

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
    if (isPage && isName && isThere) rewrite(pieces, at, { type: 'text', text: 'about', used: false });
  }
}

/** "Version 6.1", "version 5.0 or 5.1": names that are numbers, behind what they are names of. */
export function numberedNames(pieces: Piece[], views: readonly SourceView[]): void {
  for (const [at, piece] of pieces.entries()) {
    if (piece.type !== 'dimension') continue;
    const names = new Set(
      views.flatMap((view) =>
        piece.dimensions.flatMap((kind) => {
          const column = view.dimensionOf(kind);
          return column === undefined ? [] : view.membersOf(column).map(({ name }) => name);
        }),
      ),
    );
    for (const [place, one] of pieces.entries()) {
      if (place <= at) continue;
      if (one.type === 'number' && names.has(one.said))
        rewrite(pieces, place, { type: 'text', text: one.said, used: false });
      else if (!isKeyword(one, 'or', 'and', 'versus') && !/^,$/.test(one.said)) break;
    }
  }
}
