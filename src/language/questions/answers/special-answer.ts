import type { AnswerDraft } from '../answer.ts';
import type { AskFacts } from '../ask-facts.ts';
import type { Inquiry } from '../data/inquiry.ts';
import type { QuestionContext } from '../question-context.ts';
import type { ReadQuestion } from '../reading/read-question.ts';

/** Questions that want more than a table; undefined where a table is what they want. */
export async function specialAnswer(
  { reading }: ReadQuestion,
  _context: QuestionContext,
  _facts: AskFacts,
  _inquiry: Inquiry,
): Promise<AnswerDraft | undefined> {
  if (reading.intent === 'numbers') return undefined;
  return undefined;
}
