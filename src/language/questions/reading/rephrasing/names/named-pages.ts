import type { SourceView } from '../../../data/source-view.ts';
import { wordsOf } from '../../../text/tokenize.ts';
import { pathOf } from '../../marking/member-index.ts';
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

/** "The sale page", "cart page sessions": what else the word says, before "page" it is the one page whose path ends with it. */
export function pagesLikeWords(pieces: Piece[], views: readonly SourceView[]): void {
  for (const [at, piece] of pieces.entries()) {
    const next = pieces[at + 1];
    const isPage = next?.type === 'dimension' && /^(?:landing )?page$/i.test(next.said);
    if (!isPage || (piece.type !== 'metric' && piece.type !== 'keyword')) continue;
    const word = wordsOf(piece.said).join(' ');
    const paths = new Set(
      views.flatMap((view) =>
        next.dimensions
          .flatMap((kind) => view.dimensionOf(kind) ?? [])
          .flatMap((column) => view.membersOf(column))
          .map(({ name }) => pathOf(name))
          .filter((path) => wordsOf(path.replace(/\/$/, '').split('/').at(-1) ?? '').join(' ') === word),
      ),
    );
    const [path] = paths;
    if (path !== undefined && paths.size === 1)
      rewrite(pieces, at, { type: 'path', text: path, used: false });
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
