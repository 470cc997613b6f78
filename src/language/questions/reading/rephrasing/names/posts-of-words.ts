import type { SourceView } from '../../../data/source-view.ts';
import { wordsOf } from '../../../text/tokenize.ts';
import type { Mark, MemberCandidate } from '../../mark.ts';
import { pathOf } from '../../marking/member-index.ts';
import { partCandidate } from './part-candidate.ts';

const POST = /^(?:blog ?)?(?:post|article|entry)$/i;
const BLOG = /\/(?:blogs?|posts?|articles?|news|magazine|journal)\//i;

/**
 * "The espresso machine blog post" is the one page of the blog with these words, and not the product of that name, of which nothing
 * lies in the blog.
 */
export function postsOfWords(marks: readonly Mark[], views: readonly SourceView[]): readonly Mark[] {
  for (const [at, named] of marks.entries()) {
    if (named.type !== 'members') continue;
    let end = at + 1;
    if (/^blog$/i.test(marks[end]?.said ?? '') && POST.test(marks[end + 1]?.said ?? '')) end += 1;
    if (!POST.test(marks[end]?.said ?? '')) continue;
    const candidates = views.flatMap((view) => postsWith(wordsOf(named.said), view));
    if (candidates.length === 0) continue;
    const said = marks.slice(at, end + 1).map((mark) => mark.said);
    return [
      ...marks.slice(0, at),
      { ...named, candidates, said: said.join(' ') },
      ...postsOfWords(marks.slice(end + 1), views),
    ];
  }
  return marks;
}

/** The one page of a blog, of each column of pages, whose path has all of these words. */
const postsWith = (words: readonly string[], view: SourceView): readonly MemberCandidate[] =>
  view.dimensionColumns
    .filter((dimension) => /^(?:page|landing_page)$/.test(view.kindOf(dimension) ?? ''))
    .flatMap((dimension): MemberCandidate[] => {
      const [only, second] = view.membersOf(dimension).filter(({ name }) => {
        const own = wordsOf(pathOf(name));
        return BLOG.test(pathOf(name)) && words.every((word) => own.includes(word));
      });
      return only === undefined || second !== undefined ? [] : [partCandidate(view, dimension, [only])];
    });
