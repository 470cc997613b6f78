import { once } from '../../text/pattern.ts';
import { unanswerableTopics } from '../../vocabulary/unanswerable.ts';
import type { Mark } from '../mark.ts';
import { NotAnswerable } from '../problem.ts';
import type { Reading } from '../reading.ts';

const WHO = String.raw`(?:we|i|they|you|it|\p{L}+(?: \p{L}+)?)`;
const MORE = '(?:any )?(?:more|fewer|less|extra|additional|another)';
/** "Do we need more sign-ups?", "which page needs more sessions?" */
const WANTED = once`^(?:so |and |but )?(?:(?:do|does|did|would|will|should) ${WHO} (?:really |still |also )?need ${MORE}\b|(?:which|what) .{1,40} needs? ${MORE}\b)`;
/** "How many more trials do we need to match October?"; of what is needed for one of something else the reading has a ratio. */
const HOW_MANY = once`^(?:so |and )?how (?:many|much)\b.* (?:do|does|would|will|should|must) ${WHO} (?:really |still |also )?(?:need|(?:have|need) to (?:match|beat|reach))\b`;

/** What is needed depends on a goal that no row holds: neither a trend nor a number of the past answers it. */
export function refuseNeeded(marks: readonly Mark[], { metrics }: Reading): void {
  const text = marks.map(({ said }) => said).join(' ');
  const isOfOne = metrics.some((id) => id.startsWith('ratio:'));
  const topic = unanswerableTopics.find((one) => one.topic === 'goals');
  if (topic === undefined || isOfOne || !(WANTED.test(text) || HOW_MANY.test(text))) return;
  throw new NotAnswerable({ type: 'topic', topic, said: 'need' });
}
