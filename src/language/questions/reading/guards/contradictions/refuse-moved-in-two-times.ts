import { askMetric } from '../../../data/ask-metric.ts';
import type { SourceView } from '../../../data/source-view.ts';
import { periodAsked } from '../../../wording/as-question-when.ts';
import { inWords } from '../../in-words.ts';
import type { Mark } from '../../mark.ts';
import { isKeyword, isLight, isPeriod } from '../../piece.ts';
import { asChoice, askedBack } from '../../problem.ts';
import type { Reading } from '../../reading.ts';

/** "Between May and June", "from May to June", "compared with May": from the one to the other, which is one move. */
const FROM_ONE_TO_THE_OTHER =
  /\b(?:between|from|since|vs\.?|versus|against|than|over|compare[ds]?|comparing|relative|year[ -]on[ -]year|yoy|mom)\b/i;
const JOINED = /^(?:and|or|nor|but|as well as|plus|&|\+)(?: (?:in|on|during))?$/i;

/**
 * "Did sessions rise in February and March?": whether they rose in the one and in the other, each against the time before it, and not
 * whether the second had more than the first.
 */
export function refuseMovedInTwoTimes(marks: readonly Mark[], reading: Reading, view: SourceView): void {
  const { periods, shape, asks, versus, areApart, always } = reading;
  if (shape === 'change' && asks !== null && always === null) refuseAndTheOneBefore(marks);
  if (reading.intent === 'why') refuseWeakInTwoTimes(marks, reading, view);
  if (shape !== 'change' || versus !== null || areApart || always !== null || periods.length !== 2) return;
  const [first = -1, second = -1, third] = marks.flatMap((mark, at) => (isPeriod(mark) ? [at] : []));
  if (second < 0 || third !== undefined) return;
  const joint = marks.slice(first + 1, second).find((mark) => !isLight(mark));
  if (joint === undefined || !(isKeyword(joint, 'and', 'or') || JOINED.test(joint.said))) return;
  if (asks === null && !/^or\b/i.test(joint.said)) return;
  if (FROM_ONE_TO_THE_OTHER.test(inWords(marks))) return;
  // "Did Email rise in May and Direct in June?"
  const isOfAnother = marks
    .slice(first + 1, second)
    .some(({ type }) => type === 'members' || type === 'metric');
  if (isOfAnother) throw askedBack('moved_in_two_times', [asChoice(inWords(marks.slice(0, first + 1)))]);
  const lead = marks.slice(0, first).findLastIndex((mark) => !isLead(mark)) + 1;
  const [before, behind] = [inWords(marks.slice(0, lead)), inWords(marks.slice(second + 1))];
  const inOne = periods
    .toSorted((a, b) => (a.from < b.from ? -1 : 1))
    .map((period) =>
      `${before} ${periodAsked(period)} ${behind}`.replace(/\s+/g, ' ').replace(/ (?=[?.!,]|$)/g, ''),
    );
  throw askedBack('moved_in_two_times', inOne.map(asChoice));
}

/** "Why were May and June so weak": neither of the two is what the other was weaker than. */
function refuseWeakInTwoTimes(
  marks: readonly Mark[],
  { periods, metrics, areApart }: Reading,
  view: SourceView,
): void {
  const [first = -1, second = -1] = marks.flatMap((mark, at) => (isPeriod(mark) ? [at] : []));
  const joint = marks.slice(first + 1, second).find((mark) => !isLight(mark));
  const isJudged = marks.some((mark) => isKeyword(mark, 'worst', 'best', 'low', 'high'));
  if (second < 0 || areApart || !isJudged || !isKeyword(joint, 'and', 'or')) return;
  const what = askMetric(view, metrics[0] ?? '')?.noun;
  if (what === undefined) return;
  throw askedBack(
    'moved_in_two_times',
    periods.slice(0, 2).map((period) => asChoice(`Why did ${what} change ${periodAsked(period)}`)),
  );
}

/** "Did sessions rise last week and the week before?": in the week before as well, and not against it. */
function refuseAndTheOneBefore(marks: readonly Mark[]): void {
  const [first = -1, second = -1, third] = marks.flatMap(({ type }, at) => (type === 'time' ? [at] : []));
  const before = marks[second];
  if (third !== undefined || before?.type !== 'time' || before.time.type !== 'relative') return;
  const joint = marks.slice(first + 1, second).filter((mark) => !isLight(mark));
  if (joint.length !== 1 || !isKeyword(joint[0], 'and') || !isPeriod(marks[first])) return;
  if (!/^(?:in )?the (?:day|week|month|quarter|year|one) before\b/i.test(before.said)) return;
  throw askedBack('moved_in_two_times', [asChoice(inWords(marks.slice(0, first + 1)))]);
}

/** "In each of", "in both", "on": what leads to the first of the times. */
const isLead = (mark: Mark): boolean =>
  isLight(mark) ||
  isKeyword(mark, 'preposition') ||
  /^(?:in|on|during|each|each of|in each|in each of|both|in both|of|either|in either)$/i.test(mark.said);
