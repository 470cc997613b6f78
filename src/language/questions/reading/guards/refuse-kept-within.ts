import { singular } from '../../../plural.ts';
import { askMetric } from '../../data/ask-metric.ts';
import { plainCounts } from '../../data/event-counts.ts';
import type { SourceView } from '../../data/source-view.ts';
import { wordsOf } from '../../text/tokenize.ts';
import { inWords } from '../in-words.ts';
import type { Mark } from '../mark.ts';
import { asChoice, askedBack } from '../problem.ts';
import { timeBehind } from './time-behind.ts';

const BREACHES = /(?:^|_)(?:breach(?:es)?|violations?|overruns?)$/i;
const BROKEN = /\b(?:breach(?:es|ed)?|broken?|violat\w+|overruns?|missed)\b/i;
const KEPT =
  /\b(?:within|inside|in|met|meet|meets|meeting|hit|hits|kept|keeping|under|to|outside|outside of|beyond|over)(?: (?:the|our|their|its))*$/i;

/**
 * "Tickets solved within the SLA" of a file that counts the breaches of it: how many of them kept it is not counted, and the breaches
 * beside them are no answer.
 */
export function refuseKeptWithin(marks: readonly Mark[], view: SourceView): void {
  const at = marks.findIndex(
    (mark, place) =>
      mark.type === 'metric' &&
      BREACHES.test(mark.metric) &&
      !BROKEN.test(mark.said) &&
      KEPT.test(inWords(marks.slice(0, place))),
  );
  const bound = marks[at];
  if (bound?.type !== 'metric') return;
  const nounOf = (id: string): string => askMetric(view, id)?.noun ?? id.replaceAll('_', ' ');
  const counted = marks.find((mark, place) => place !== at && mark.type === 'metric');
  const [first = ''] = plainCounts(view);
  const other = counted?.type === 'metric' ? counted.metric : first;
  const when = timeBehind(marks);
  const breaches = nounOf(bound.metric);
  throw askedBack(
    'kept_within',
    [
      `${breaches} ${when}`,
      ...(other === '' ? [] : [`${nounOf(other)} and ${breaches} ${when}`]),
      ...(first === '' ? [] : [`${breaches} per ${singular(wordsOf(first).join(' '))} ${when}`]),
    ].map((words) => asChoice(words.trim())),
  );
}
