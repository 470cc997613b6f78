import { isMetricId } from '#src/semantics/metric.ts';
import { wordsOf } from '../../../../text/tokenize.ts';
import { isGettingVerb } from '../../../../vocabulary/getting-verbs.ts';
import type { Mark } from '../../../mark.ts';
import { isEventVerb } from '../../../marking/own-word-forms.ts';
import { isKeyword } from '../../../piece.ts';

const OF = /^(?:out of|of)$/i;
const AFTERWARDS =
  /^(?:is|are|was|were|be|been|being|get|gets|got|go|goes|went|on|to|then|later|also|eventually|actually|finally)$/i;

const isMere = (mark: Mark): boolean =>
  AFTERWARDS.test(mark.said) || mark.type === 'noise' || isKeyword(mark, 'share');

/** Columns that count the same thing, one of them only some: recurring_donations of donations, tickets_reopened of tickets_opened. */
function isKindOf(part: string, whole: string): boolean {
  const counted = new Set(wordsOf(whole));
  return part !== whole && wordsOf(part).some((word) => counted.has(word));
}

/** "What % of those who sign up end up enrolling": one event over the other, where nothing else stands between them. */
export function ownShares(marks: readonly Mark[]): readonly Mark[] {
  const before = partBefore(marks);
  if (before !== undefined) return before;
  const share = marks.findIndex((mark) => isKeyword(mark, 'share'));
  const [whole = -1, part = -1, ...more] = marks.flatMap(({ type }, at) => (type === 'metric' ? [at] : []));
  const [under, over] = [marks[whole], marks[part]];
  if (share < 0 || share > part || more.length > 0 || under?.type !== 'metric' || over?.type !== 'metric')
    return marks;
  const isOwnPart = isEventVerb(over.said) || isKindOf(over.metric, under.metric);
  if (isMetricId(over.metric) || isMetricId(under.metric) || !isOwnPart) return marks;
  const of = marks.findIndex(({ said }) => OF.test(said));
  const from = share < whole ? share : of;
  const isOf =
    share < whole
      ? / of$/i.test(marks[share]?.said ?? '') || (of > share && of < whole)
      : of >= 0 && of < whole;
  const between = [...marks.slice(from + 1, whole), ...marks.slice(whole + 1, part)];
  if (!isOf || !between.every((mark) => isMere(mark) || OF.test(mark.said))) return marks;
  const said = marks
    .slice(from, part + 1)
    .map((mark) => mark.said)
    .join(' ')
    .replaceAll(' ,', ',');
  return [
    ...marks.slice(0, from),
    { ...over, metric: `ratio:${over.metric}:${under.metric}`, said },
    ...marks.slice(part + 1),
  ];
}

/** "The recurring share of donations by source": what some of them are stands before. */
function partBefore(marks: readonly Mark[]): readonly Mark[] | undefined {
  const share = marks.findIndex((mark) => isKeyword(mark, 'share'));
  const [over, of] = [marks[share - 1], marks[share + 1]];
  const whole = of !== undefined && OF.test(of.said) ? share + 2 : share + 1;
  const under = marks[whole];
  if (over?.type !== 'metric' || under?.type !== 'metric' || isMetricId(over.metric)) return undefined;
  const isOf = whole > share + 1 || / of$/i.test(marks[share]?.said ?? '');
  if (!isOf || !isKindOf(over.metric, under.metric)) return undefined;
  const metrics = marks.filter(({ type }) => type === 'metric');
  if (metrics.length > 2) return undefined;
  const said = marks.slice(share - 1, whole + 1).map((mark) => mark.said);
  const ratio: Mark = { ...over, metric: `ratio:${over.metric}:${under.metric}`, said: said.join(' ') };
  return [...marks.slice(0, share - 1), ratio, ...marks.slice(whole + 1)];
}

const NOT =
  /^(?:not|never|no|cannot|without|fail(?:s|ed)? to|(?:do|does|did|have|has|had|was|were|is|are|could|would|wo|ca)n['’]?t)$/i;

/**
 * Events that are no number of their own: "10 % of bookings were cancelled", "sign up but don't enrol", "signed up last week and
 * enrolled this week". What one person did and did not do no count of events tells.
 */
export const passiveEvents = (marks: readonly Mark[]): readonly Mark[] =>
  marks.map((mark, at) => {
    if (!isOwnEvent(mark)) return mark;
    if (isNeverDone(marks, at)) return { ...mark, said: mark.metric.replaceAll('_', ' ') };
    const before = marks.slice(0, at).findLast(({ type }) => type !== 'noise');
    const isDenied = marks.slice(Math.max(0, at - 2), at).some(({ said }) => NOT.test(said));
    const isPassive = before?.type === 'metric';
    // "How much revenue was booked"
    if (isPassive && !isDenied && isGettingVerb(mark.said.replace(/^(?:were|was|are|got|been) /i, '')))
      return { ...mark, type: 'noise' };
    return isDenied || isPassive || isOfTheSame(marks, at) ? { ...mark, type: 'unknown' } : mark;
  });

const isOwnEvent = (mark: Mark): mark is Mark & { readonly type: 'metric' } =>
  mark.type === 'metric' &&
  !isMetricId(mark.metric) &&
  isEventVerb(mark.said) &&
  // "No hires" is their name, and no verb
  mark.said.toLowerCase() !== mark.metric.replaceAll('_', ' ');

/** "Which depot never lends out tools": who has none of the one number that is asked for. */
const isNeverDone = (marks: readonly Mark[], at: number): boolean =>
  /^never$/i.test(marks[at - 1]?.said ?? '') &&
  marks.filter(({ type }) => type === 'metric').length === 1 &&
  marks.slice(0, at).some(({ type }) => type === 'dimension');

/** Behind another event of the same persons, which "how many" does not part from it. */
function isOfTheSame(marks: readonly Mark[], at: number): boolean {
  const first = marks.slice(0, at).findLastIndex(isOwnEvent);
  if (first < 0) return false;
  const between = marks.slice(first + 1, at);
  return (
    between.some((mark) => isKeyword(mark, 'and', 'without') || /^(?:but|then|yet)$/i.test(mark.said)) &&
    !between.some((mark) => isKeyword(mark, 'count', 'versus'))
  );
}
