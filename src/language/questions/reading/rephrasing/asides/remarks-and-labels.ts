import type { Mark } from '../../mark.ts';
import { isKeyword } from '../../piece.ts';

const asks = (marks: readonly Mark[]): boolean =>
  marks.some(({ type }) => type === 'metric' || type === 'dimension');

const silent = (mark: Mark): Mark => ({ said: mark.said, others: [], proper: mark.proper, type: 'noise' });

/**
 * The question without what is said around it: "It looks like it's declining" behind it is what somebody expects, "KPI card:
 * revenue per session" says what the answer is called. Sentences that only tell are left out before, by told-before.ts.
 */
export function withoutContext(marks: readonly Mark[]): readonly Mark[] {
  return withoutLabel(withoutRemarks(marks));
}

const REMARK = /^(?:it|i|we|looks|seems|feels|maybe|perhaps|my|our)$/i;
const OPINION =
  /^(?:looks?|looks? like|seems?|seems? like|feels?|feels? like|think|thought|guess|suspect|believe)$/i;

/** "Those are my best chances for a quick boost.": what somebody makes of the answer. */
const isVerdict = (spoken: readonly Mark[]): boolean =>
  /^(?:those|these|that|this)$/i.test(spoken[0]?.said ?? '') &&
  /^(?:are|is|would|will|could|should|helps?|gives?)$/i.test(spoken[1]?.said ?? '') &&
  spoken.every(
    (mark) =>
      mark.type === 'noise' ||
      mark.type === 'unknown' ||
      isKeyword(mark, 'best', 'worst', 'top', 'preposition', 'and', 'gain', 'happened'),
  );

/** "How is revenue trending? It looks like it's declining.": what somebody expects asks nothing more. */
function isRemark(sentence: readonly Mark[], at: number): boolean {
  const spoken = sentence.filter(({ type }) => type !== 'stop');
  if (at > 0 && sentence.at(-1)?.said !== '?' && isVerdict(spoken)) return true;
  return (
    at > 0 &&
    sentence.at(-1)?.said !== '?' &&
    REMARK.test(spoken[0]?.said ?? '') &&
    spoken.slice(0, 3).some(({ said }) => OPINION.test(said)) &&
    spoken.every(
      (mark) =>
        mark.type === 'noise' ||
        mark.type === 'unknown' ||
        isKeyword(mark, 'gain', 'loss', 'change', 'trend'),
    )
  );
}

function withoutRemarks(marks: readonly Mark[]): readonly Mark[] {
  const sentences = sentencesOf(marks);
  if (!sentences.some(asks)) return marks;
  return sentences.flatMap((sentence, at) => (isRemark(sentence, at) ? sentence.map(silent) : sentence));
}

/** Each with the sign that ends it. */
function sentencesOf(marks: readonly Mark[]): Mark[][] {
  const sentences: Mark[][] = [[]];
  for (const mark of marks) {
    sentences.at(-1)?.push(mark);
    if (mark.type === 'stop') sentences.push([]);
  }
  return sentences.filter((sentence) => sentence.length > 0);
}

const LABEL =
  /^(?:cards?|tiles?|widgets?|scorecards?|slides?|checks?|reviews?|questions?|requests?|asks?|notes?)$/i;

/** Longer ones say something. */
const MOST_WORDS = 5;

function withoutLabel(marks: readonly Mark[]): readonly Mark[] {
  const colon = marks.findIndex(({ said }) => said === ':');
  if (colon < 1 || colon > MOST_WORDS) return marks;
  const label = marks.slice(0, colon + 1);
  // "Weekly report:", "KPI card:"; what else stands there may be a name that limits, and is asked about.
  const isNoun = (mark: Mark): boolean => isKeyword(mark, 'overview') || LABEL.test(mark.said);
  const isLabel =
    label.some(isNoun) &&
    label.every(
      (mark) =>
        isNoun(mark) ||
        mark.type === 'noise' ||
        mark.type === 'grain' ||
        isKeyword(mark, 'preposition', 'politeness'),
    );
  return isLabel && asks(marks.slice(colon)) ? [...label.map(silent), ...marks.slice(colon + 1)] : marks;
}
