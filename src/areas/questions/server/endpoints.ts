import { implement } from '@orpc/server';
import type { Facts } from '#src/platform/facts/facts-client.ts';
import type { Guard, IncomingContext } from '#src/platform/http/guard.ts';
import type { Log } from '#src/platform/log.ts';
import { notFound } from '#src/shared/error-code.ts';
import { questionsContract } from '../contract.ts';
import { answerEvidence } from './answer-evidence.ts';
import { findAnswer } from './answer-store.ts';
import { type AskParts, askQuestion, clarifyQuestion } from './ask-question.ts';
import { exampleQuestions } from './example-questions.ts';
import { openReading } from './open-reading.ts';
import { presentAnswer } from './present-answer.ts';
import { presentQuestion } from './present-question.ts';
import { changeQuestion, deleteQuestion, listQuestions, ownQuestion } from './question-store.ts';

export interface QuestionParts extends AskParts {
  readonly facts: Facts;
  readonly log: Log;
}

const WARM_MS = 60_000;

/** Whoever looks at questions is about to ask one: the names that it may mean are read meanwhile, where they are not known yet. */
function createWarmUp(parts: QuestionParts): (organizationId: string) => void {
  const warmed = new Map<string, number>();
  return (organizationId) => {
    const now = parts.clock.now();
    if (now - (warmed.get(organizationId) ?? 0) < WARM_MS) return;
    warmed.set(organizationId, now);
    openReading(parts, { organizationId, previous: undefined }).catch((error: unknown) =>
      parts.log.warn('The names that questions may mean could not be read ahead', { organizationId, error }),
    );
  };
}

export function questionEndpoints(guard: Guard, parts: QuestionParts) {
  const api = implement(questionsContract).$context<IncomingContext>().use(guard);
  const { database } = parts;
  const warmUp = createWarmUp(parts);

  /** People see their own questions; whose they are is known from the session, and a request that names another is wrong. */
  const mustBe = (caller: { id: string }, userId: string) => {
    if (caller.id !== userId) throw notFound();
  };

  return {
    list: api.list.handler(({ input, context: { known } }) => {
      mustBe(known.user, input.userId);
      warmUp(known.member.organizationId);
      return database.forOrganization(known.member.organizationId, async (tx) => ({
        success: true as const,
        questions: (await listQuestions(tx, known.user.id, input)).map(presentQuestion),
      }));
    }),
    examples: api.examples.handler(async ({ context: { known } }) => ({
      success: true as const,
      examples: [...(await exampleQuestions(parts, known.member.organizationId))],
    })),
    answer: api.answer.handler(({ input, context: { known } }) =>
      database.forOrganization(known.member.organizationId, async (tx) => {
        const { id, status } = await ownQuestion(tx, known.user.id, input.id);
        const found = status === 'answered' ? await findAnswer(tx, id) : undefined;
        return { success: true as const, answer: found ? presentAnswer(found) : null };
      }),
    ),
    evidence: api.evidence.handler(async ({ input, context: { known } }) => ({
      success: true as const,
      ...(await answerEvidence(parts, known.member.organizationId, known.user.id, input.id)),
    })),
    ask: api.ask.handler(({ input: { body }, context: { known } }) => {
      mustBe(known.user, body.userId);
      return askQuestion(parts, {
        organizationId: known.member.organizationId,
        userId: known.user.id,
        text: body.questionText,
        previousId: body.previousQuestionId,
      });
    }),
    clarify: api.clarify.handler(({ input, context: { known } }) =>
      clarifyQuestion(
        parts,
        { organizationId: known.member.organizationId, userId: known.user.id },
        input.id,
        input.choice,
      ),
    ),
    pin: api.pin.handler(({ input, context: { known } }) =>
      database.forOrganization(known.member.organizationId, async (tx) => {
        await ownQuestion(tx, known.user.id, input.id);
        const row = await changeQuestion(tx, input.id, { pinned: input.pinned });
        return { success: true as const, question: presentQuestion(row) };
      }),
    ),
    remove: api.remove.handler(({ input, context: { known } }) =>
      database.forOrganization(known.member.organizationId, async (tx) => {
        await ownQuestion(tx, known.user.id, input.id);
        await deleteQuestion(tx, input.id);
        return { success: true as const };
      }),
    ),
  };
}
