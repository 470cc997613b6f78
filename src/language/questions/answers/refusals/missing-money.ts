import { isMetricId } from '#src/semantics/metric.ts';
import { sentence } from '../../../bound-text.ts';
import { metricLabelIn } from '../../data/ask-metric.ts';
import { earnedOf } from '../../data/earned-columns.ts';
import type { SourceView } from '../../data/source-view.ts';
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
  const columns = [...new Set(views.flatMap(({ metricColumns }) => metricColumns))];
  const earned = earnedOf(columns).map((column) => metricLabelIn(views, column).toLowerCase());
  if (earned.length > 1)
    return {
      headline: () =>
        sentence`Money is asked for, and the data count more than one kind of it: which one is meant?`,
      asksBack: true,
      choices: asChoices([
        ...(NOUN.test(said) ? earned.map((column) => question.replace(said, column)) : []),
        ...earned.map((column) => `${column} last month`),
      ]),
    };
  if (earned.length > 0 || columns.every(isMetricId)) return undefined;
  return {
    headline: (name) => sentence`${name(said)} cannot be told: by its name none of the numbers is money.`,
    explanation: () => availableWords(views),
    asksBack: false,
    choices: [],
  };
}
