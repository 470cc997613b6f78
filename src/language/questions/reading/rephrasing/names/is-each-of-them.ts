import type { Mark, MemberCandidate } from '../../mark.ts';
import { isKeyword } from '../../piece.ts';

/** Names of which one word says what they are about: they are chosen by it where their kind is said. */
export const TEXTS = /^(?:query|page|landing_page|campaign|product|item)$|title/;

/**
 * "Revenue for each course", "revenue by course" split by what there are several of, and no campaign "Each Course Reduced" is one of them;
 * "visits by Nowak" are those of somebody.
 */
export const isEachOfThem = (
  marks: readonly Mark[],
  at: number,
  candidates: readonly MemberCandidate[],
): boolean => {
  const before = marks[at - 1];
  const isText = candidates.every(({ dimension }) => TEXTS.test(dimension));
  return (
    isKeyword(before, 'by', 'per', 'each') &&
    (/(?:^| )(?:each|every|per)$/i.test(before?.said ?? '') ||
      (isText && /^\p{Ll}/u.test(marks[at]?.said ?? '')))
  );
};
