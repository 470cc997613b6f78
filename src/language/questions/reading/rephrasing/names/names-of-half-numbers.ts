import type { SourceView } from '../../../data/source-view.ts';
import { wordsOf } from '../../../text/tokenize.ts';
import type { Mark, Meaning } from '../../mark.ts';
import { isKeyword, isNoise } from '../../piece.ts';

const ORIGIN = /(?:^| )(?:from|via|through)$|^(?:brought|driven|sent|referred|generated|delivered|made) by$/i;
const ARTICLE = /^(?:the|our|my)$/i;
const BRINGS =
  /^(?:br(?:ing|ings|ought)|sen[dt]s?|dr(?:ive|ives|ove)|deliver(?:s|ed)?|refer(?:s|red)?|generate[sd]?)$/i;
const DOES = /^(?:did|does|do|has|have)$/i;

/**
 * "From the newsletter", "the newsletter channel", "newsletter traffic vs Facebook" where newsletter sign-ups are counted and a source is
 * called so: half the name of a number is the source where it stands as one, and the number elsewhere.
 */
export const namesOfHalfNumbers = (marks: readonly Mark[], views: readonly SourceView[]): readonly Mark[] =>
  marks.map((mark, at) => {
    const name = nameOf(mark);
    return name !== undefined && standsAsName(marks, at, name, views)
      ? { ...name, said: mark.said, proper: mark.proper, others: [] }
      : mark;
  });

type Names = Extract<Meaning, { type: 'members' }>;

/** What a word may be that is only a part of the name of a number. */
function nameOf(mark: Mark): Names | undefined {
  if (mark.type !== 'metric') return undefined;
  const words = wordsOf(mark.said);
  const whole = wordsOf(mark.metric.replaceAll('_', ' '));
  const isHalf = words.length < whole.length && words.every((word) => whole.includes(word));
  const name = mark.others.find((other) => other.type === 'members');
  return isHalf && name?.type === 'members' && name.candidates.every(({ how }) => how !== 'absent')
    ? name
    : undefined;
}

function standsAsName(
  marks: readonly Mark[],
  at: number,
  { candidates }: Names,
  views: readonly SourceView[],
): boolean {
  const columns = candidates.map(({ dimension }) => dimension);
  const isArticle = ARTICLE.test(marks[at - 1]?.said ?? '');
  const before = marks[isArticle ? at - 2 : at - 1];
  const next = marks[at + 1];
  const isOfKind =
    next?.type === 'dimension' &&
    next.dimensions.some((name) => views.some((view) => columns.includes(view.dimensionOf(name) ?? name)));
  return (
    (before !== undefined && ORIGIN.test(before.said)) ||
    (isArticle && isKeyword(before, 'by')) ||
    isOfKind ||
    next?.type === 'metric' ||
    (BRINGS.test(next?.said ?? '') && (DOES.test(before?.said ?? '') || isArticle)) ||
    [1, -1].some((step) => isBesideOwn(marks, at, step, columns))
  );
}

/** "Newsletter vs Facebook", "Facebook and the newsletter", "newsletter sessions against those of Facebook" */
function isBesideOwn(marks: readonly Mark[], at: number, step: number, columns: readonly string[]): boolean {
  const skip = (from: number): number => {
    let place = from;
    while (isNoise(marks[place]) || isKeyword(marks[place], 'preposition')) place += step;
    return place;
  };
  const joint = skip(at + step);
  if (!isKeyword(marks[joint], 'versus', 'and', 'or')) return false;
  const other = marks[skip(joint + step)];
  return other?.type === 'members' && other.candidates.some(({ dimension }) => columns.includes(dimension));
}
