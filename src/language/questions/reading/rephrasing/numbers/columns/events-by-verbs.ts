import type { SourceView } from '../../../../data/source-view.ts';
import type { Mark } from '../../../mark.ts';
import { eventOfVerb } from '../../../marking/own-word-forms.ts';
import { isBound, isKeyword, isNoise, isRank } from '../../../piece.ts';

/**
 * "The least booked destination", "how many Germans booked Lisbon": the event that a file counts, by its verb, where that stands
 * between how much there was and whose it is, or behind who did it. Beside a number that is named it says "had".
 */
export function eventsByVerbs(marks: readonly Mark[], views: readonly SourceView[]): readonly Mark[] {
  if (marks.some((mark) => mark.type === 'metric' && mark.metric !== 'visitors')) return marks;
  const at = marks.findIndex(
    (mark, place) =>
      (mark.type === 'unknown' && (isBetween(marks, place) || isDone(marks, place))) ||
      isDoneTo(marks, place),
  );
  const verb = marks[at];
  const metric = verb && eventOfVerb(verb.said, views);
  return verb === undefined || metric === undefined
    ? marks
    : marks.map((mark) => (mark === verb ? { ...mark, type: 'metric', metric } : mark));
}

const PARTICIPLE = /^(?:\p{L}+ed|lent|lent out)$/iu;

/** "Most booked room type" */
const isBetween = (marks: readonly Mark[], at: number): boolean =>
  isRank(marks[at - 1]) && PARTICIPLE.test(marks[at]?.said ?? '') && marks[at + 1]?.type === 'dimension';

/** "How many Germans booked Lisbon", "did Germans book in May" */
function isDone(marks: readonly Mark[], at: number): boolean {
  const [lead, behind] = [marks.slice(0, at).findLast((mark) => !isNoise(mark)), marks[at + 1]];
  const isWho = lead?.type === 'members' && lead.candidates.every(({ dimension }) => WHO.test(dimension));
  const isCounted = marks.slice(0, at).some((mark) => isKeyword(mark, 'count'));
  const isEnd =
    behind === undefined ||
    /^(?:members|time|stop)$/.test(behind.type) ||
    isKeyword(behind, 'preposition', 'by', 'per');
  return isWho && isCounted && isEnd && PARTICIPLE.test(marks[at]?.said ?? '');
}

/**
 * "Are suites booked more on mobile", "rooms booked in Vienna", "is Deep Space visited more than Ice Age": what was done to whose it is, and
 * nobody who is told did it.
 */
function isDoneTo(marks: readonly Mark[], at: number): boolean {
  const [mark, lead] = [marks[at], marks.slice(0, at).findLast((one) => !isNoise(one))];
  const behind = marks.slice(at + 1).find((one) => !isNoise(one));
  const isVerb =
    mark?.type === 'unknown' || (isKeyword(mark, 'landing_on') && /^visited$/i.test(mark?.said ?? ''));
  const isOfThing = lead?.type === 'members' || lead?.type === 'dimension';
  const isEnd =
    behind === undefined ||
    /^(?:time|stop)$/.test(behind.type) ||
    isRank(behind) ||
    isBound(behind) ||
    isKeyword(behind, 'preposition', 'by', 'per', 'gain', 'loss');
  return isVerb && isOfThing && isEnd && PARTICIPLE.test(mark?.said ?? '');
}

/** Names of such columns are who they are: Germans, students, members. */
const WHO = /country|market|nationality|segment|customer|client|member|visitor|user|audience|household/i;
