import type { SourceView } from '../../../data/source-view.ts';
import { wordsOf } from '../../../text/tokenize.ts';
import type { Mark, MemberCandidate } from '../../mark.ts';
import { pathOf } from '../../marking/member-index.ts';
import { isKeyword } from '../../piece.ts';
import { partCandidate } from './part-candidate.ts';

/**
 * "Roses pages vs secateurs pages", "pages about roses vs pages about secateurs", "rose queries vs secateurs queries": all pages with
 * the one word in their path are held against all with the other, and so are searches. Each kind is said beside its word, so that no
 * single page and no single search is meant.
 */
export function textsHeldUp(marks: readonly Mark[], views: readonly SourceView[]): readonly Mark[] {
  for (const [at, mark] of marks.entries()) {
    if (!isKeyword(mark, 'versus')) continue;
    const [one, other] = [sideBefore(marks, at), sideBehind(marks, at + 1)];
    if (one === undefined || other === undefined) continue;
    const [first, second] = [textsWith(one, views), textsWith(other, views)];
    if (first === undefined || second === undefined) continue;
    return [...marks.slice(0, one.from), first, mark, second, ...marks.slice(other.to)];
  }
  return marks;
}

type Kind = Mark & { type: 'dimension' };

interface Side {
  readonly word: Mark;
  readonly kind: Kind;
  readonly from: number;
  readonly to: number;
}

/** What ends right before the joint. */
const sideBefore = (marks: readonly Mark[], end: number): Side | undefined =>
  sideOf(marks, end - 2) ?? sideOf(marks, end - 3);

const sideBehind = (marks: readonly Mark[], from: number): Side | undefined => sideOf(marks, from);

/** "Roses pages", "pages about roses" */
function sideOf(marks: readonly Mark[], from: number): Side | undefined {
  const [first, second, third] = marks.slice(from, from + 3);
  if (isWord(first) && isOfTexts(second)) return { word: first, kind: second, from, to: from + 2 };
  const isAbout = /^(?:about|on|with|containing|regarding)$/i.test(second?.said ?? '');
  return isOfTexts(first) && isAbout && isWord(third)
    ? { word: third, kind: first, from, to: from + 3 }
    : undefined;
}

/** A word of texts alone: "mobile queries" may be those on mobile, and "Germany queries" those from there. */
const isWord = (mark: Mark | undefined): mark is Mark =>
  mark?.type === 'unknown' ||
  mark?.type === 'topic' ||
  (mark?.type === 'members' &&
    mark.candidates.every(({ how, dimension }) => how === 'part' || TEXTS.test(dimension)));

const TEXTS = /^(?:(?:landing_)?page|query)$/;

const isOfTexts = (mark: Mark | undefined): mark is Kind =>
  mark?.type === 'dimension' && mark.dimensions.some((name) => TEXTS.test(name));

/** Of each source the pages or searches with these words; undefined where none has them. */
function textsWith({ word, kind }: Side, views: readonly SourceView[]): Mark | undefined {
  const words = wordsOf(word.said);
  const candidates = views.flatMap((view): readonly MemberCandidate[] => {
    const column = kind.dimensions.flatMap((name) => view.dimensionOf(name) ?? [])[0];
    if (column === undefined) return [];
    const isQuery = view.kindOf(column) === 'query';
    const members = view.membersOf(column).filter(({ name }) => {
      const own = wordsOf(isQuery ? name : pathOf(name));
      return words.every((one) => own.includes(one));
    });
    return members.length === 0 ? [] : [partCandidate(view, column, members)];
  });
  if (candidates.length === 0) return undefined;
  return { type: 'members', candidates, said: word.said, others: [], proper: false };
}
