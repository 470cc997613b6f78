import type { SourceView } from '../../../data/source-view.ts';
import { wordsOf } from '../../../text/tokenize.ts';
import type { Mark, MemberCandidate } from '../../mark.ts';
import { isKeyword } from '../../piece.ts';
import { namesAreTexts } from './names-are-texts.ts';

/**
 * "App vs web", "web bookings" where one column has names like "mobile web" and others without that word: the web is those names
 * together, which is told, and not all that the site has.
 */
export function webNames(marks: readonly Mark[], views: readonly SourceView[]): readonly Mark[] {
  return marks.map((mark, at) => {
    if (mark.type !== 'unknown' || !/^web$/i.test(mark.said)) return mark;
    const candidates = views.flatMap((view) => {
      const found = candidatesIn(view);
      return found.length === 1 ? found : [];
    });
    const columns = candidates.map(({ dimension }) => dimension);
    return candidates.length > 0 && (marks[at + 1]?.type === 'metric' || isBesideOne(marks, at, columns))
      ? { ...mark, type: 'members' as const, candidates }
      : mark;
  });
}

const candidatesIn = (view: SourceView): readonly MemberCandidate[] =>
  view.dimensionColumns
    .filter((column) => !namesAreTexts(column, view))
    .flatMap((dimension): MemberCandidate[] => {
      const all = view.membersOf(dimension);
      const web = all.filter(({ name }) => wordsOf(name).includes('web'));
      if (web.length === 0 || web.length === all.length) return [];
      const volume = web.reduce((sum, one) => sum + one.volume, 0);
      return [
        { dimension, sourceId: view.source.id, members: web.map(({ name }) => name), how: 'part', volume },
      ];
    });

/** Held against another name of the same column. */
const isBesideOne = (marks: readonly Mark[], at: number, columns: readonly string[]): boolean =>
  [-1, 1].some((step) => {
    const other = marks[at + 2 * step];
    return (
      isKeyword(marks[at + step], 'versus', 'and', 'or') &&
      other?.type === 'members' &&
      other.candidates.some(({ dimension }) => columns.includes(dimension))
    );
  });
