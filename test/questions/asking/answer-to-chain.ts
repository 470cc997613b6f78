import { answerQuestion } from '#src/language/questions/answer-question.ts';
import type { AskFacts } from '#src/language/questions/ask-facts.ts';
import type { QuestionContext } from '#src/language/questions/question-context.ts';
import type { Answer } from '#src/shared/answer.ts';

interface Asked {
  readonly context: QuestionContext;
  readonly facts: AskFacts;
}

/** The answer to the last of these, each asked behind the one before it. */
export async function answerToChain(
  [question, ...others]: readonly string[],
  { context, facts }: Asked,
): Promise<Answer> {
  if (question === undefined) throw new Error('A chain has a question.');
  const answer = await answerQuestion(question, context, facts);
  const { reading } = answer;
  const next = reading ? { ...context, previous: { question, reading } } : context;
  return others.length === 0 ? answer : await answerToChain(others, { context: next, facts });
}
