import { singular } from '../../../../plural.ts';
import type { SourceView } from '../../../data/source-view.ts';
import { wordsOf } from '../../../text/tokenize.ts';
import type { Mark } from '../../mark.ts';
import { isEventVerb } from '../../marking/own-word-forms.ts';
import { isKeyword, isNoise, isPlural } from '../../piece.ts';

const KIND = /^(?:type|categori|category|kind|group|class|tier|segment|famili|family)$/;
const DONE = /^\p{L}+(?:[^e]ed|sold|sent|lost|hired|booked)$/iu;

/** Whether a word names the things of a column that tells their kinds: the bikes of bike_type, the jobs of job_category. */
export function isThingOfKind(mark: Mark & { readonly type: 'dimension' }, view: SourceView): boolean {
  const columns = mark.dimensions.flatMap((name) => view.dimensionOf(name) ?? []);
  return columns.some((column) => {
    const words = wordsOf(column);
    const isOfKind = words.length > 1 && KIND.test(words.at(-1) ?? '');
    return (
      isOfKind &&
      view.kindOf(column) === undefined &&
      wordsOf(singular(mark.said)).join(' ') === words.slice(0, -1).join(' ')
    );
  });
}

/** "Bikes hired per day", "damaged bikes", "remote jobs: applications": what was hired is counted, and asks for no kinds of bikes. */
export function thingsOfKinds(marks: readonly Mark[], views: readonly SourceView[]): readonly Mark[] {
  const isRanked = marks.some((mark) =>
    isKeyword(mark, 'top', 'bottom', 'best', 'worst', 'which', 'ordered'),
  );
  if (isRanked && !asksForTime(marks)) return marks;
  return marks.map((mark, at) => {
    if (mark.type !== 'dimension' || !views.some((view) => isThingOfKind(mark, view))) return mark;
    const counted = countedOf(mark, views);
    const isListed = isKeyword(
      marks.slice(0, at).findLast((one) => !isNoise(one)),
      'by',
      'each',
      'breakdown',
    );
    if (counted !== undefined && !isListed && !isOfKinds(marks, at))
      return { ...mark, type: 'metric', metric: counted };
    const [before, next] = [marks[at - 1], marks[at + 1]];
    const lead = marks.slice(0, at).findLast((one) => !isNoise(one));
    if (isKeyword(lead, 'by', 'per', 'each', 'breakdown', 'distinct')) return mark;
    const isDone = (one: Mark | undefined): boolean => one?.type === 'metric' && DONE.test(one.said);
    const isNamed =
      before?.type === 'members' &&
      marks.some(({ type }) => type === 'metric') &&
      before.candidates.every(({ dimension }) => !mark.dimensions.includes(dimension));
    const isSpokenOf =
      isKeyword(before, 'preposition') &&
      /^of$/i.test(before?.said ?? '') &&
      marks[at - 2]?.type === 'members';
    const isThing =
      (isKeyword(lead, 'count') && !isOfKinds(marks, at) && isDoneToThem(marks, at)) ||
      // "Job applications", "bike hires"
      (!isPlural(mark.said) && next?.type === 'metric') ||
      isDone(before) ||
      isDescribing(before) ||
      isDone(next) ||
      isNamed ||
      (isSpokenOf && next?.said === ':');
    return isThing ? { type: 'noise', said: mark.said, others: [], proper: mark.proper } : mark;
  });
}

/** "On which weekday are the fewest bikes hired": a time is asked for, and none of the bikes. */
const asksForTime = (marks: readonly Mark[]): boolean =>
  marks.some(
    ({ type, said }, at) =>
      (type === 'unit' || type === 'grain') &&
      (/^(?:which|what) /i.test(said) || isKeyword(marks[at - 1], 'which')),
  );

const WAS_DONE = /[ _-]?(?:done|made|completed|finished|performed|carried[ _-]out)$/i;

/** "Jobs" of a file with "Jobs Done" beside its "Job Type" are these, where nothing else of them is counted. */
export function countedOf(
  mark: Mark & { readonly type: 'dimension' },
  views: readonly SourceView[],
): string | undefined {
  const thing = wordsOf(singular(mark.said)).join(' ');
  const columns = views
    .filter((view) => isThingOfKind(mark, view))
    .flatMap((view) => view.metricColumns)
    .filter((column) => ` ${wordsOf(column).join(' ')} `.includes(` ${thing} `));
  const [column, ...others] = columns;
  const isOfThem =
    column !== undefined &&
    WAS_DONE.test(column) &&
    wordsOf(column.replace(WAS_DONE, '')).join(' ') === thing;
  return isOfThem && others.length === 0 ? column : undefined;
}

/** "How many kinds of bike were hired" asks for kinds. */
export const isOfKinds = (marks: readonly Mark[], at: number): boolean =>
  marks.slice(Math.max(0, at - 2), at).some(({ said }) => /\b(?:kinds?|types?|sorts?)\b/i.test(said));

/** "How many bikes were hired", "how many classes did people attend": each event of the verb is one of them. */
function isDoneToThem(marks: readonly Mark[], at: number): boolean {
  const next = marks.slice(at + 1).find((one) => !isNoise(one));
  return next?.type === 'metric' && (isEventVerb(next.said) || DONE.test(next.said));
}

/** "Damage" of damage_reports before the bikes: which of them, as "damaged" says it. */
function isDescribing(mark: Mark | undefined): boolean {
  if (mark?.type !== 'metric') return false;
  const [said, column] = [wordsOf(mark.said), wordsOf(mark.metric)];
  return said.length === 1 && column.length > 1 && column[0] === said[0] && !isPlural(mark.said);
}
