import { once } from '../../text/pattern.ts';
import { unanswerableTopics } from '../../vocabulary/unanswerable.ts';
import type { Mark } from '../mark.ts';
import { isKeyword } from '../piece.ts';
import { asChoice, askedBack, NotAnswerable } from '../problem.ts';
import type { Reading } from '../reading.ts';
import { refuseUnheard } from './heard/refuse-unknown.ts';
import { refuseAllOrNone } from './refuse-all-or-none.ts';
import { refuseOpenChoice } from './refuse-open-choice.ts';
import { refusePercentAndAbsolute } from './refuse-percent-and-absolute.ts';
import { refuseSoManyWithin } from './refuse-so-many-within.ts';

const MOVED = '(?:lost|lose|loses|losing|shed|gained|gain|gains|won|added)';
/** "Which show lost more followers than it gained?" */
const MORE_THAN = once`\b${MOVED}\b.{1,50}\bthan (?:it|they|we|you|he|she) (?:${MOVED}|did gain|did lose)\b`;
/** "How many opens would we have had at last year's open rate?" */
const WOULD =
  /\bwould\b(?! you\b| like\b| love\b).{0,40}\b(?:be|have|had|make|get|see)\b.* (?:with|at|if|under) .*\b(?:rate|average|value|ratio|price|share)\b/i;
const FIRST_PAGE = /^(?:first|1st|top) page$/i;

/** What the words hold against each other, and of which only one side would be told. */
export function refuseRelationsLost(marks: readonly Mark[], reading: Reading): void {
  const text = marks.map(({ said }) => said).join(' ');
  if (MORE_THAN.test(text)) throw askedBack('two_numbers');
  const topic = unanswerableTopics.find((one) => one.topic === 'forecast');
  if (topic !== undefined && WOULD.test(text))
    throw new NotAnswerable({ type: 'topic', topic, said: 'would' });
  refuseOneIn(marks);
  refuseFirstPage(marks);
  refuseAllOrNone(marks, reading);
  refusePercentAndAbsolute(marks);
  refuseSoManyWithin(marks, reading);
  refuseOpenChoice(marks, reading);
}

/** "One in how many carts is bought?" is one number over the other. */
function refuseOneIn(marks: readonly Mark[]): void {
  const [one, joint, count] = marks;
  const isOneIn =
    /^one$/i.test(one?.said ?? '') && /^(?:in|out of)$/i.test(joint?.said ?? '') && isKeyword(count, 'count');
  if (isOneIn) refuseUnheard([one as Mark, joint as Mark], marks);
}

/** "Which queries lost their first page ranking?": who crossed place ten; no pages, and not all that lost places. */
function refuseFirstPage(marks: readonly Mark[]): void {
  const isMove = marks.some((mark) => isKeyword(mark, 'gain', 'loss'));
  const page = marks.find(
    (mark) => FIRST_PAGE.test(mark.said) && (mark.type === 'dimension' || isKeyword(mark, 'page_one')),
  );
  if (page === undefined || page.type !== 'dimension' || !isMove) return;
  const choices = [
    'which queries lost position last month',
    'queries with an average position below 10 last month',
  ].map(asChoice);
  throw askedBack('limit_of_change', choices);
}
