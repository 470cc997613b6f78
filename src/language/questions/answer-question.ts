import type { Answer } from '#src/shared/answer.ts';
import { sentence } from '../bound-text.ts';
import { publishAnswer } from './answer.ts';
import type { AskFacts } from './ask-facts.ts';
import type { QuestionContext } from './question-context.ts';

/**
 * Answers a question in plain language: reads it by grammar and catalogue, runs the queries that it needs, and words what
 * came back. Never rejects because of the question's text; what `facts` rejects with (a database that is away) passes on.
 */
export async function answerQuestion(
  _text: string,
  _context: QuestionContext,
  _facts: AskFacts,
): Promise<Answer> {
  return publishAnswer({
    status: 'failed',
    headline: sentence`This question is not understood yet.`,
    explanation: sentence``,
    tables: [],
    assumptions: [],
    analytics_data: null,
    presentation_config: null,
    references: [],
    failure: { reason: 'not_understood', nearest: [] },
    plans: [],
    reading: null,
  });
}
