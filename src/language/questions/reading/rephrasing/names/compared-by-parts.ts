import { keywordMark, type Mark } from '../../mark.ts';
import { isKeyword, isNoise } from '../../piece.ts';

/** "Compare mobile and desktop revenue by country": the two are held against each other in each part. */
export function comparedByParts(marks: readonly Mark[]): readonly Mark[] {
  const first = marks.findIndex((mark) => !isNoise(mark));
  const [compare, one, and, other, number] = marks.slice(first, first + 5);
  if (!isKeyword(compare, 'compare') || !isKeyword(and, 'and')) return marks;
  if (one?.type !== 'members' || other?.type !== 'members' || number?.type !== 'metric') return marks;
  const kindsOf = (mark: Mark & { readonly type: 'members' }): readonly string[] =>
    mark.candidates.map(({ dimension }) => dimension);
  const isOfOneKind = kindsOf(one).some((kind) => kindsOf(other).includes(kind));
  const part = marks.findIndex(({ type }, at) => at > first + 4 && type === 'dimension');
  const isByParts = part > 0 && isKeyword(marks[part - 1], 'by', 'per', 'each');
  if (!isOfOneKind || !isByParts) return marks;
  return [...marks.slice(0, first), one, keywordMark('versus', 'vs'), ...marks.slice(first + 3)];
}
