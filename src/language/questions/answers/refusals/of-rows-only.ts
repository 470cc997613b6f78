import { sentence } from '../../../bound-text.ts';
import type { ColumnOfRows, QuestionContext } from '../../question-context.ts';
import type { Problem } from '../../reading/problem.ts';
import { wordsOf } from '../../text/tokenize.ts';
import { type Choices, type Words, wordsOnly } from './problem-words.ts';

/** What says how a column is counted, and not of what. */
const MEASURING = /^(?:avg|average|mean|median|rate|ratio|percent|percentage|pct|share|score)$/;

/**
 * A column of averages, shares or levels ("Avg Rating", "Discount %", "Balance") that the file has and that is left out: neither a sum
 * nor a mean of its rows would be one. undefined where the problem is of no such column.
 */
export function ofRowsOnly(
  problem: Problem,
  question: string,
  { sources }: QuestionContext,
  examples: Choices,
): Words | undefined {
  const missed = wordsSaid(problem);
  const said = new Set([...wordsOf(question), ...missed]);
  const column = sources
    .flatMap(({ ofRowsOnly: columns = [] }) => columns)
    .find(
      ({ name }) =>
        ownWords(name).every((word) => said.has(word)) && wordsOf(name).some((word) => missed.has(word)),
    );
  if (column === undefined) return undefined;
  return { ...WORDS[column.kind](wordsOnly(column.name)), asksBack: false, choices: examples };
}

/** "Price per night" is a price, whatever is said of nights. */
function ownWords(name: string): readonly string[] {
  const words = wordsOf(name.replace(/ per .*/, ''));
  const own = words.filter((word) => !MEASURING.test(word));
  return own.length > 0 ? own : words;
}

const WORDS: Readonly<
  Record<ColumnOfRows['kind'], (column: string) => Pick<Words, 'headline' | 'explanation'>>
> = {
  mean: (column) => ({
    headline: (name) =>
      sentence`${name(column)} is an average, a share or a price in every row, and the file does not tell of how many: added up or averaged again it would be none.`,
    explanation: () =>
      sentence`The column is left out. With the two numbers that it was made of in columns of their own it can be told.`,
  }),
  level: (column) => ({
    headline: (name) =>
      sentence`${name(column)} says in every row how high something stood: the rows added up would be no such level.`,
    explanation: () => sentence`The column is left out; numbers that add up can be asked for.`,
  }),
};

function wordsSaid(problem: Problem): ReadonlySet<string> {
  if (problem.type === 'topic') return new Set(wordsOf(problem.said));
  if (problem.type === 'unknown_words') return new Set(problem.said.flatMap(wordsOf));
  if (problem.type === 'metric_missing') return new Set(wordsOf(problem.metric));
  return new Set();
}
