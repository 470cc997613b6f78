import { tryQuestion } from '#src/language/questions/answer-question.ts';
import type { PreviousQuestion } from '#src/language/questions/question-context.ts';
import type { Problem } from '#src/language/questions/reading/problem.ts';
import type { Clock } from '#src/platform/clock.ts';
import type { Database } from '#src/platform/database/database.ts';
import type { Facts } from '#src/platform/facts/facts-client.ts';
import type { Log } from '#src/platform/log.ts';
import type { Model } from '#src/platform/models/model.ts';
import type { KeptAnswer } from './answer-store.ts';
import { openAskFacts } from './ask-facts.ts';
import { askModel } from './model/ask-model.ts';
import type { DailyLimits } from './model/daily-limits.ts';
import { openReading } from './open-reading.ts';
import { rehearseReading } from './rehearse-reading.ts';
import { withWhatWasCounted } from './what-was-counted.ts';

export interface MakeAnswerParts {
  readonly database: Database;
  readonly facts: Facts;
  readonly clock: Clock;
  readonly log: Log;
  /** Asked only where the grammar has no answer of its own. */
  readonly model: Model | undefined;
  readonly modelLimits: DailyLimits;
}

export interface AskedQuestion {
  readonly organizationId: string;
  readonly text: string;
  readonly previous: PreviousQuestion | undefined;
}

/**
 * Where a model may know what our grammar does not. That the data hold no such thing, or that a question means two things,
 * is known without one: no plan of a model takes the place of saying so.
 */
const NOT_UNDERSTOOD: ReadonlySet<Problem['type']> = new Set([
  'nothing_recognized',
  'unknown_words',
  'unknown_member',
  'dimension_missing',
  'too_much',
]);

/**
 * Reads the question over the organization's own data, and keeps with the answer all that it takes to prove it again.
 * Nothing of it waits for a model.
 */
export async function makePlainAnswer(
  parts: MakeAnswerParts,
  asked: AskedQuestion,
): Promise<KeptAnswer & { readonly isForModel: boolean }> {
  const { plain, asking, problem } = await tryPlainly(parts, asked);
  const answer = withWhatWasCounted(plain);
  const proof = { ...asking.proofOf(answer), model: false };
  return { answer, proof, isForModel: parts.model !== undefined && isNotUnderstood(problem) };
}

/** The same, and with the answer of a model where the grammar has none and the model has one. */
export async function makeAnswer(parts: MakeAnswerParts, asked: AskedQuestion): Promise<KeptAnswer> {
  const { plain, asking, problem, context } = await tryPlainly(parts, asked);
  const { model } = parts;
  const helped =
    model !== undefined && isNotUnderstood(problem)
      ? await askModel({ ...parts, model }, { ...asked, context, asking })
      : undefined;
  const answer = withWhatWasCounted(helped ?? plain);
  return { answer, proof: { ...asking.proofOf(answer), model: helped !== undefined } };
}

const isNotUnderstood = (problem: Problem['type'] | null): boolean =>
  problem !== null && NOT_UNDERSTOOD.has(problem);

async function tryPlainly(parts: MakeAnswerParts, asked: AskedQuestion) {
  const reading = await openReading(parts, asked);
  await rehearseReading(asked.text);
  const asking = openAskFacts(parts, reading);
  const { answer: plain, problem } = await tryQuestion(asked.text, reading.context, asking);
  return { plain, problem, asking, context: reading.context };
}
