import { wordsOf } from '../../../../text/tokenize.ts';
import { type Mark, noiseMark } from '../../../mark.ts';
import { isEventVerb } from '../../../marking/own-word-forms.ts';
import { isNoise } from '../../../piece.ts';

const ASKING = /^(?:do|did|does|have|had|has|we|i|they|were|was|are|got|get|the|most|fewest|least)$/i;

/**
 * "How many sorties did we fly", "who flew the most sorties": the verb is that of the noun, and no second number. "How many tickets
 * did we close", of the columns tickets_opened and tickets_solved, are those that were solved.
 */
export function verbsOfNouns(marks: readonly Mark[]): readonly Mark[] {
  const verb = marks.findIndex(
    (mark) => mark.type === 'metric' && isEventVerb(mark.said) && !/ /.test(mark.said),
  );
  const told = marks[verb];
  if (told?.type !== 'metric') return withoutSecond(marks);
  const before = marks.findLastIndex((mark, at) => at < verb && !isAsking(mark));
  const behind = marks.findIndex((mark, at) => at > verb && !isAsking(mark));
  const noun = [before, behind].find((at) => isOfVerb(marks[at], told));
  if (noun === undefined) return marks;
  return marks.map((mark, at) =>
    at === verb ? noiseMark(told.said) : at === noun ? { ...told, said: `${mark.said} ${told.said}` } : mark,
  );
}

const MORE = /^(?:(?:the )?(?:more|fewer|less|most|fewest|least))$/i;

/** "Who requests more demos per session" of demo_requests: the verb and its noun are words of one column, and no second number. */
function withoutSecond(marks: readonly Mark[]): readonly Mark[] {
  return marks.map((mark, at) => {
    if (mark.type !== 'metric' || / /.test(mark.said)) return mark;
    const behind = marks.findIndex((one, place) => place > at && !isNoise(one));
    const noun = marks[marks.findIndex((one, place) => place > behind && !isNoise(one))];
    const isOfSame =
      noun?.type === 'metric' &&
      noun.metric === mark.metric &&
      noun.said.toLowerCase() !== mark.said.toLowerCase() &&
      [mark, noun].every(({ said }) => wordsOf(mark.metric).includes(wordsOf(said).join(' ')));
    return isOfSame && MORE.test(marks[behind]?.said ?? '') ? noiseMark(mark.said) : mark;
  });
}

const isAsking = (mark: Mark): boolean =>
  (isNoise(mark) || mark.type === 'keyword') && ASKING.test(mark.said);

/** Of the same number, or of one whose name begins with the noun. */
function isOfVerb(noun: Mark | undefined, verb: Mark & { readonly type: 'metric' }): boolean {
  if (noun?.type !== 'metric' || isEventVerb(noun.said)) return false;
  const [said, name] = [wordsOf(noun.said), wordsOf(verb.metric.replaceAll('_', ' '))];
  return noun.metric === verb.metric || (said.length === 1 && name.length > 1 && name[0] === said[0]);
}
