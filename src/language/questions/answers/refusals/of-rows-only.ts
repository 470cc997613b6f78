import { sentence } from '../../../bound-text.ts';
import type { QuestionContext } from '../../question-context.ts';
import type { Problem } from '../../reading/problem.ts';
import { wordsOf } from '../../text/tokenize.ts';
import { type Choices, type Words, wordsOnly } from './problem-words.ts';

/** What says how a column is counted, and not of what. */
const MEASURING = /^(?:avg|average|mean|median|rate|ratio|percent|percentage|pct|share|score)$/;

/**
 * A column of averages or shares ("Avg Rating", "Discount %") that the file has and that is left out: nobody knows of how many each row
 * is, so that neither a sum nor a mean of them would be one. undefined where the problem is of no such column.
 */
export function ofRowsOnly(
  problem: Problem,
  { sources }: QuestionContext,
  examples: Choices,
): Words | undefined {
  const said = wordsSaid(problem);
  const column = sources
    .flatMap(({ ofRowsOnly: names = [] }) => names)
    .find((name) => {
      const words = wordsOf(name);
      const own = words.filter((word) => !MEASURING.test(word));
      return (own.length > 0 ? own : words).some((word) => said.has(word));
    });
  if (column === undefined) return undefined;
  return {
    headline: (name) =>
      sentence`${name(wordsOnly(column))} is an average, a share or a price in every row, and the file does not tell of how many: added up or averaged again it would be none.`,
    explanation: () =>
      sentence`The column is left out. With the two numbers that it was made of in columns of their own it can be told.`,
    asksBack: false,
    choices: examples,
  };
}

function wordsSaid(problem: Problem): ReadonlySet<string> {
  if (problem.type === 'topic') return new Set(wordsOf(problem.said));
  if (problem.type === 'unknown_words') return new Set(problem.said.flatMap(wordsOf));
  if (problem.type === 'metric_missing') return new Set(wordsOf(problem.metric));
  return new Set();
}
