import type { SourceView } from '../../../../data/source-view.ts';
import { wordsOf } from '../../../../text/tokenize.ts';
import type { Mark } from '../../../mark.ts';

/**
 * "Emails delivered" of the columns emails_sent and delivered: the second one, and not the first beside it. The noun says
 * what was delivered, and is no number by itself.
 */
export function nounsOfParticiples(marks: readonly Mark[], views: readonly SourceView[]): readonly Mark[] {
  const columns = new Set(views.flatMap(({ metricColumns }) => metricColumns));
  const nounOf = (noun: Mark | undefined, state: Mark | undefined): boolean => {
    if (noun?.type !== 'metric' || state?.type !== 'metric' || noun.metric === state.metric) return false;
    const [said, name] = [wordsOf(noun.said), wordsOf(noun.metric.replaceAll('_', ' '))];
    return (
      columns.has(noun.metric) &&
      columns.has(state.metric) &&
      said.length === 1 &&
      name.length > 1 &&
      name[0] === said[0] &&
      /^\p{L}+ed$/iu.test(state.metric) &&
      wordsOf(state.said).join(' ') === wordsOf(state.metric).join(' ')
    );
  };
  return marks.flatMap((mark, at) => {
    if (nounOf(mark, marks[at + 1])) return [];
    const noun = marks[at - 1];
    return nounOf(noun, mark) ? [{ ...mark, said: `${noun?.said} ${mark.said}` }] : [mark];
  });
}
