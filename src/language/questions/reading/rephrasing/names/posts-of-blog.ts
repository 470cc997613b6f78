import type { SourceView } from '../../../data/source-view.ts';
import type { MemberCandidate } from '../../mark.ts';
import { sectionsOf } from '../../marking/member-index.ts';
import { isKeyword, isNoise, isPlural, neighbour, type Piece } from '../../piece.ts';

const POST = /^(?:posts?|articles?|individual posts?|individual articles?|article names?|post names?)$/i;
const BLOG = /^(?:blogs?|posts?|articles?|magazine|journal)$/i;

/** "Which posts get the most clicks": the pages of the blog, where there is one, and neither the homepage nor a product. */
export function postsOfBlog(pieces: Piece[], views: readonly SourceView[]): void {
  const at = pieces.findIndex(({ type, said }) => type === 'dimension' && POST.test(said));
  const piece = pieces[at];
  if (piece?.type !== 'dimension' || pieces.some(isOfPages)) return;
  const candidates = blogsOf(views);
  if (candidates.length === 0 || new Set(candidates.map(({ prefix }) => prefix)).size > 1) return;
  pieces.splice(at + 1, 0, { ...piece, type: 'members', candidates, said: piece.said });
}

/** Which pages are meant is said. */
const isOfPages = (piece: Piece): boolean =>
  piece.type === 'path' ||
  piece.type === 'text' ||
  (piece.type === 'members' && piece.candidates.some(({ dimension }) => /page/i.test(dimension)));

const blogsOf = (views: readonly SourceView[]): readonly MemberCandidate[] =>
  views.flatMap((view) =>
    ['page', 'landing_page'].flatMap((kind) => {
      const dimension = view.dimensionOf(kind);
      if (dimension === undefined) return [];
      return sectionsOf(view.membersOf(dimension))
        .filter(({ phrase }) => BLOG.test(phrase))
        .map(({ names, volume, prefix }) => ({
          dimension,
          sourceId: view.source.id,
          members: names,
          how: 'name' as const,
          volume,
          prefix,
        }));
    }),
  );

/** "How many blog posts got clicks", "blog posts with a CTR below 2 %": pages are counted and limited, those of the blog. */
export function sectionsBehindPages(pieces: Piece[]): void {
  for (const [at, piece] of pieces.entries()) {
    const pages = pieces[at + 1];
    if (piece.type !== 'members' || pages?.type !== 'dimension') continue;
    if (!piece.candidates.every(({ prefix }) => prefix !== undefined)) continue;
    if (!pages.dimensions.includes('page') || !isPlural(pages.said)) continue;
    const before = pieces[neighbour(pieces, at, -1, isNoise)];
    const behind = pieces[at + 2];
    const isLimited =
      isKeyword(behind, 'preposition') && /^(?:with|having|that have|about|on)$/i.test(behind?.said ?? '');
    if (!isKeyword(before, 'count') && !(isLimited && before === undefined)) continue;
    pieces[at] = pages;
    pieces[at + 1] = piece;
  }
}
