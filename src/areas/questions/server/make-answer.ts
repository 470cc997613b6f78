import { answerQuestion } from '#src/language/questions/answer-question.ts';
import type { PreviousQuestion } from '#src/language/questions/question-context.ts';
import type { Clock } from '#src/platform/clock.ts';
import type { Database } from '#src/platform/database/database.ts';
import type { Facts } from '#src/platform/facts/facts-client.ts';
import type { KeptAnswer } from './answer-store.ts';
import { openAskFacts } from './ask-facts.ts';
import { openReading } from './open-reading.ts';

export interface MakeAnswerParts {
  readonly database: Database;
  readonly facts: Facts;
  readonly clock: Clock;
}

export interface AskedQuestion {
  readonly organizationId: string;
  readonly text: string;
  readonly previous: PreviousQuestion | undefined;
}

/** Reads the question over the organization's own data, and keeps with the answer all that it takes to prove it again. */
export async function makeAnswer(parts: MakeAnswerParts, asked: AskedQuestion): Promise<KeptAnswer> {
  const reading = await openReading(parts, asked);
  const asking = openAskFacts(parts, reading);
  const answer = await answerQuestion(asked.text, reading.context, asking);
  return { answer, proof: { ...asking.proofOf(answer), model: false } };
}
