import type { Answer } from '#src/shared/answer.ts';
import { answerQuestion } from '../answer-question.ts';
import type { AskFacts } from '../ask-facts.ts';
import { viewSource } from '../data/source-view.ts';
import type { QuestionContext } from '../question-context.ts';
import { type ExampleCategory, exampleCandidates, exampleCategories } from './example-candidates.ts';

export interface Example {
  readonly category: ExampleCategory;
  readonly question: string;
}

/** Each candidate is a question that is really asked; beyond these few a kind has no example. */
const MOST_TRIED = 12;

/**
 * One question of each kind with names of the site's own. Each was asked before it is offered, so that whoever takes it gets
 * an answer with something in it. A kind of which nothing can be told has none.
 */
export async function answeredExamples(
  context: QuestionContext,
  facts: AskFacts,
): Promise<readonly Example[]> {
  const views = context.sources.filter(({ firstDay }) => firstDay !== null).map(viewSource);
  const examples: Example[] = [];
  for (const category of exampleCategories) {
    const taken = new Set(examples.map(({ question }) => question));
    const candidates = [...new Set(exampleCandidates(category, views))].filter((one) => !taken.has(one));
    for (const question of candidates.slice(0, MOST_TRIED)) {
      if (!tellsSomething(await answerQuestion(question, context, facts))) continue;
      examples.push({ category, question });
      break;
    }
  }
  return examples;
}

/** A table of nothing but zeros is an answer, but no example. */
const tellsSomething = ({ status, tables }: Answer): boolean =>
  status === 'answered' &&
  (tables[0]?.rows.some((row) => row.some((cell) => typeof cell === 'number' && cell !== 0)) ?? false);
