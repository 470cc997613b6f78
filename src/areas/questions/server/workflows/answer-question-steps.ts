import type { PreviousQuestion } from '#src/language/questions/question-context.ts';
import type { Transaction } from '#src/platform/database/database.ts';
import type { Answer } from '#src/shared/answer.ts';
import { AppError } from '#src/shared/error-code.ts';
import { findAnswer, type KeptAnswer, keepAnswer } from '../answer-store.ts';
import { type MakeAnswerParts, makeAnswer, makePlainAnswer } from '../make-answer.ts';
import { StoredClarification, type StoredFailure } from '../present-question.ts';
import { changeOpenQuestion, getQuestion, type QuestionRow } from '../question-store.ts';
import type { AnswerQuestionInput } from './answer-question-input.ts';

export function createAnswerQuestionSteps(
  parts: MakeAnswerParts,
  { questionId: id, organizationId, attempt }: AnswerQuestionInput,
) {
  const { database, clock, log } = parts;
  const inOrganization = <Result>(work: (tx: Transaction) => Promise<Result>) =>
    database.forOrganization(organizationId, work);
  const now = () => new Date(clock.now());

  /** The answer and the end of the question in one transaction: all of it or nothing. */
  const end = async (userId: string, made: KeptAnswer): Promise<void> =>
    await inOrganization(async (tx) => {
      const ended = await changeOpenQuestion(tx, { id, attempt }, { ...endOf(made), finishedAt: now() });
      if (ended) await keepAnswer(tx, { id, organizationId, userId }, made);
    });

  return {
    /** False when there is nothing to do: it has ended, or was deleted meanwhile. */
    async begin(): Promise<boolean> {
      return await inOrganization((tx) =>
        changeOpenQuestion(tx, { id, attempt }, { status: 'running', startedAt: now() }),
      );
    },

    /** Answers without a model. What one is to be asked is handed on to where nobody's plain question waits behind it. */
    async answer(askModel: (tx: Transaction) => Promise<void>): Promise<void> {
      const asked = await inOrganization((tx) => readQuestion(tx, id));
      if (asked === undefined) return;
      const { isForModel, ...made } = await makePlainAnswer(parts, { ...asked, organizationId });
      if (!isForModel) return await end(asked.userId, made);
      await inOrganization(async (tx) => {
        if (await changeOpenQuestion(tx, { id, attempt }, { status: 'running' })) await askModel(tx);
      });
    },

    async answerWithModel(): Promise<void> {
      const asked = await inOrganization((tx) => readQuestion(tx, id));
      if (asked !== undefined) await end(asked.userId, await makeAnswer(parts, { ...asked, organizationId }));
    },

    async fail(error: unknown): Promise<void> {
      const told = error instanceof AppError;
      log[told ? 'warn' : 'error']('A question failed', { questionId: id, error });
      const reason = told ? error.message : 'The answer stopped because of a mistake of ours.';
      const failure: StoredFailure = { reason, nearest: [], code: null };
      await inOrganization((tx) =>
        changeOpenQuestion(tx, { id, attempt }, { status: 'failed', failure, finishedAt: now() }),
      );
    },
  };
}

/** The words to answer (those of the choice, where one was asked back and made), and what they go on from. */
async function readQuestion(tx: Transaction, id: string) {
  const row = await getQuestion(tx, id);
  if (row === undefined) return undefined;
  return { userId: row.userId, text: wordsOf(row), previous: await lastUnderstood(tx, row.previousId) };
}

/** So far back a chain of follow-ups is looked through. */
const LONGEST_CHAIN = 20;

/**
 * The question that a follow-up goes on from. One that was not answered keeps what was understood of it, and the last one before it that
 * was; one that failed by a mistake of ours leaves the one before it standing.
 */
async function lastUnderstood(
  tx: Transaction,
  previousId: string | null,
): Promise<PreviousQuestion | undefined> {
  let id = previousId;
  for (let step = 0; step < LONGEST_CHAIN && id !== null; step++) {
    const before = await getQuestion(tx, id);
    if (before === undefined) return undefined;
    const reading = (await findAnswer(tx, before.id))?.answer.reading;
    if (reading) return { question: wordsOf(before), reading };
    id = before.previousId;
  }
  return undefined;
}

function wordsOf({ questionText, clarification, chosen }: QuestionRow): string {
  if (clarification === null || chosen === null) return questionText;
  return StoredClarification.parse(clarification).choices[chosen]?.question ?? questionText;
}

function endOf({ answer }: KeptAnswer) {
  const { status, clarification } = answer;
  if (status === 'clarification_needed' && clarification !== undefined) {
    const asked = { prompt: clarification.question, choices: clarification.choices.slice(0, 4) };
    return { status, clarification: StoredClarification.parse(asked), chosen: null };
  }
  if (status === 'answered') return { status };
  return { status: 'failed' as const, failure: failureOf(answer) };
}

/** `failure.reason` is a code; the sentences about it are the answer's texts. */
const failureOf = ({ headline, explanation, failure }: Answer): StoredFailure => ({
  reason: [headline, explanation].filter((text) => text !== '').join(' '),
  nearest: [...(failure?.nearest ?? [])],
  code: failure?.reason ?? null,
});
