import { isMetricId } from '#src/semantics/metric.ts';
import { sentence } from '../../../bound-text.ts';
import type { SourceView } from '../../data/source-view.ts';
import { ofEachEarned } from '../../reading/of-each-earned.ts';
import { ambiguous } from './ambiguous-words.ts';
import { availableWords } from './lacking-words.ts';
import { asChoices, type Words } from './problem-words.ts';

/** A verb of money has no place for the name of a column: "what did Ann earn". */
const NOUN = /^(?:revenue|income|turnover|takings?|money|earnings?|proceeds?)$/i;

/**
 * "Revenue" that no column is called: of a file with several columns of money it is asked which one is meant. Where none is money by its
 * name nobody knows that it is not counted, only that nothing says so.
 */
export function missingMoney(
  said: string,
  question: string,
  views: readonly SourceView[],
): Words | undefined {
  const examples = ofEachEarned(views, (earned) => `${earned} last month`);
  if (examples.length > 1) {
    const own = NOUN.test(said) ? ofEachEarned(views, (earned) => question.replace(said, earned)) : [];
    const choices = asChoices([...own, ...examples].map((choice) => choice.question));
    return ambiguous({ type: 'ambiguous', about: 'which_takings', choices }, views);
  }
  const areKnown = views.every(({ metricColumns }) => metricColumns.every(isMetricId));
  if (examples.length > 0 || areKnown) return undefined;
  return {
    headline: (name) => sentence`${name(said)} cannot be told: by its name none of the numbers is money.`,
    explanation: () => availableWords(views),
    asksBack: false,
    choices: [],
  };
}
