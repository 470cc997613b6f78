import type { Clock } from '#src/platform/clock.ts';
import type { Database, Transaction } from '#src/platform/database/database.ts';
import type { WorkflowDefinition, Workflows } from '#src/platform/workflows/workflows.ts';
import { visibleText } from '#src/shared/visible-text.ts';
import type { Question } from '../contract.ts';
import { questionLength, questionLimits } from '../question-limits.ts';
import { presentQuestion, StoredClarification } from './present-question.ts';
import {
  countOpenQuestions,
  insertQuestion,
  lockForAsking,
  ownQuestion,
  type QuestionRow,
  reopenQuestion,
} from './question-store.ts';
import type { AnswerQuestionInput } from './workflows/answer-question-input.ts';

export interface AskParts {
  readonly database: Database;
  readonly clock: Clock;
  readonly workflows: Workflows;
  readonly answerQuestion: WorkflowDefinition<AnswerQuestionInput>;
}

export interface NewQuestion {
  readonly organizationId: string;
  readonly userId: string;
  readonly text: string;
  readonly previousId: string | undefined;
}

export type Accepted =
  | { readonly success: true; readonly error: null; readonly question: Question }
  | { readonly success: false; readonly error: string; readonly question: null };

/** A person who waits for this many answers waits for them before asking on. */
const MOST_OPEN = 10;

const ENOUGH_OPEN = `${MOST_OPEN} of your questions are still being answered. Please wait for one of them first.`;

/** Counted and taken one after another until the transaction ends, however many come at once. */
async function hasEnoughOpen(tx: Transaction, userId: string): Promise<boolean> {
  await lockForAsking(tx, userId);
  return (await countOpenQuestions(tx, userId)) >= MOST_OPEN;
}

const refused = (error: string): Accepted => ({ success: false, error, question: null });

/** Accepts a question: written down and its workflow enqueued in one transaction, so that neither is ever there alone. */
export async function askQuestion(
  parts: AskParts,
  { organizationId, userId, text, previousId }: NewQuestion,
): Promise<Accepted> {
  const questionText = visibleText(text);
  if (questionText === '') return refused('Please enter a question');
  if (questionLength(questionText) > questionLimits.most)
    return refused(
      `The question is longer than ${questionLimits.most.toLocaleString('en-US')} characters. Please shorten it.`,
    );
  return await parts.database.forOrganization(organizationId, async (tx) => {
    const previous = previousId === undefined ? undefined : await ownQuestion(tx, userId, previousId);
    if (previous?.status === 'pending' || previous?.status === 'running')
      return refused('The question before is still being answered. Please wait for its answer first.');
    if (await hasEnoughOpen(tx, userId)) return refused(ENOUGH_OPEN);
    const row = await insertQuestion(tx, {
      organizationId,
      userId,
      questionText,
      previousId: previousId ?? null,
      createdAt: new Date(parts.clock.now()),
    });
    await enqueue(parts, tx, row);
    return { success: true, error: null, question: presentQuestion(row) };
  });
}

/** Takes one of the choices that were asked back; the question goes on from there. */
export async function clarifyQuestion(
  parts: AskParts,
  asker: { organizationId: string; userId: string },
  id: string,
  choice: number,
): Promise<Accepted> {
  return await parts.database.forOrganization(asker.organizationId, async (tx) => {
    const before = await ownQuestion(tx, asker.userId, id);
    const asked = StoredClarification.safeParse(before.clarification);
    if (!asked.success || asked.data.choices[choice] === undefined)
      return refused('There is no such choice. Please choose one of those that are shown.');
    // One that was asked back waits for nobody; with its choice it is open again.
    if (before.status === 'clarification_needed' && (await hasEnoughOpen(tx, asker.userId)))
      return refused(ENOUGH_OPEN);
    const row = await reopenQuestion(tx, id, choice);
    if (row === undefined) {
      // Another choice came first, or it was deleted in this moment.
      await ownQuestion(tx, asker.userId, id);
      return refused('A choice was already made.');
    }
    await enqueue(parts, tx, row);
    return { success: true, error: null, question: presentQuestion(row) };
  });
}

/** One workflow an attempt: its id is the question's, with the number of the attempt where it is not the first. */
async function enqueue({ workflows, answerQuestion }: AskParts, tx: Transaction, row: QuestionRow) {
  const { id, attempt, organizationId } = row;
  const workflowId = attempt === 1 ? id : `${id}-${attempt}`;
  await workflows.enqueue(tx, answerQuestion, workflowId, organizationId, {
    questionId: id,
    organizationId,
    attempt,
  });
}
