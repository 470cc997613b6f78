import type { Mark } from '../../mark.ts';
import { isKeyword, isNoise, isPlural } from '../../piece.ts';

/** What is sold is no page. */
const SOLD = /^(?:products|items|goods|articles|brands|categories|collections)$/i;
const HAVING = /^(?:with|having|had|have|got)$/i;

/** "Courses with fewer than 50 enrolments", "how many courses had more than 100 sign-ups": the limit is one of each page of the section. */
export function sectionsWithLimits(marks: readonly Mark[]): readonly Mark[] {
  return marks.flatMap((mark, at): readonly Mark[] => {
    const isSection =
      mark.type === 'members' &&
      mark.candidates.some(({ prefix }) => prefix !== undefined) &&
      isPlural(mark.said) &&
      !SOLD.test(mark.said);
    if (!isSection || !isLimited(marks.slice(at + 1))) return [mark];
    const before = marks.slice(0, at).filter((one) => !isNoise(one));
    const isAsked = before.every((one) => isKeyword(one, 'count', 'which'));
    if (!isAsked || isKeyword(before.at(-1), 'which')) return [mark];
    const pages: Mark = {
      type: 'dimension',
      dimensions: ['landing_page', 'page'],
      said: 'pages',
      others: [],
      proper: false,
    };
    return [mark, pages];
  });
}

const isLimited = ([having, bound, number, metric]: readonly Mark[]): boolean =>
  HAVING.test(having?.said ?? '') &&
  isKeyword(bound, 'more', 'less', 'at_least', 'at_most') &&
  number?.type === 'number' &&
  metric?.type === 'metric';
