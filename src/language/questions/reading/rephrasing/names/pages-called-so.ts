import type { SourceView } from '../../../data/source-view.ts';
import { wordsOf } from '../../../text/tokenize.ts';
import type { MemberCandidate } from '../../mark.ts';
import { pathOf } from '../../marking/member-index.ts';
import { isKeyword, isNoise, isPlural, neighbour, type Piece, rewrite } from '../../piece.ts';
import { partCandidate } from './part-candidate.ts';

type Named = Piece & { type: 'members' };
type Kind = Piece & { type: 'dimension' };

/**
 * "The aeropress pages" are those that have it in their path, though a search is called so, too; "the zapier page" is /integrations/zapier
 * and no source. Of several pages only what is searched for says what they are about: "Google landing pages" are those that it led to.
 * Where no page is called so, it is not known what is meant.
 */
export function pagesCalledSo(pieces: Piece[], views: readonly SourceView[]): void {
  for (const [at, piece] of pieces.entries()) {
    const kind = pieces[at + 1];
    if (piece.type !== 'members' || kind?.type !== 'dimension' || !isOfPages(kind)) continue;
    const isSearch = areOf(piece, views, (column, view) => view.kindOf(column) === 'query');
    const isPage = isPlainlyPage(piece, views);
    const lead = pieces[neighbour(pieces, at, -1, isNoise)];
    if (isPage || lead?.type === 'dimension' || isKeyword(lead, 'versus', 'compare', 'and', 'or')) continue;
    if (!isSearch && !isOnThem(pieces, at, kind)) continue;
    const candidates = views.flatMap((view) => calledSo(piece, kind, view));
    if (candidates.length > 0) pieces[at] = { ...piece, candidates };
    else if (isSearch) rewrite(pieces, at, { type: 'text', text: piece.said, isPart: true });
  }
}

const isOfPages = ({ dimensions }: Kind): boolean =>
  dimensions.some((name) => /^(?:landing_)?page$/.test(name));

/** "The zapier page", "on the zapier pages" */
const isOnThem = (pieces: readonly Piece[], at: number, kind: Kind): boolean =>
  /\bthe$/i.test(pieces[at - 1]?.said ?? '') &&
  (!isPlural(kind.said) || /^on\b/i.test(pieces[neighbour(pieces, at, -1, isNoise)]?.said ?? ''));

/** A part of the site, or what nothing but pages are called. */
const isPlainlyPage = ({ candidates }: Named, views: readonly SourceView[]): boolean =>
  candidates.some(({ prefix }) => prefix !== undefined) ||
  candidates.every(({ dimension, sourceId }) =>
    views.some(
      (view) => view.source.id === sourceId && /^(?:landing_)?page$/.test(view.kindOf(dimension) ?? ''),
    ),
  );

const areOf = (
  { candidates }: Named,
  views: readonly SourceView[],
  isIt: (column: string, view: SourceView) => boolean,
): boolean =>
  candidates.some(({ dimension, sourceId }) =>
    views.some((view) => view.source.id === sourceId && isIt(dimension, view)),
  );

/** The pages of one column that have all words in one part of their path, in their order. */
function calledSo(piece: Named, kind: Kind, view: SourceView): readonly MemberCandidate[] {
  const words = ` ${wordsOf(piece.said).join(' ')} `;
  const column = kind.dimensions.flatMap((name) => view.dimensionOf(name) ?? [])[0];
  if (column === undefined) return [];
  const found = view.membersOf(column).filter(({ name }) =>
    pathOf(name)
      .split('/')
      .some((part) => ` ${wordsOf(part).join(' ')} `.includes(words)),
  );
  return found.length === 0 ? [] : [partCandidate(view, column, found)];
}
