import { z } from 'zod';
import type { Question } from '../contract.ts';
import type { QuestionRow } from './question-store.ts';

/** What was asked back, as it is kept. Each choice is a question of its own, complete in words. */
export const StoredClarification = z.object({
  prompt: z.string(),
  choices: z
    .array(z.object({ label: z.string(), question: z.string() }))
    .min(1)
    .max(4),
});
export type StoredClarification = z.infer<typeof StoredClarification>;

/** Why there is no answer, as it is kept. */
export const StoredFailure = z.object({
  reason: z.string(),
  nearest: z.array(z.string()),
  code: z.string().nullable().default(null),
});
export type StoredFailure = z.infer<typeof StoredFailure>;

/** The only place where a stored question becomes what goes over the wire. */
export function presentQuestion(row: QuestionRow): Question {
  const asked = row.clarification === null ? null : StoredClarification.parse(row.clarification);
  return {
    id: row.id,
    questionText: row.questionText,
    status: row.status,
    createdAt: row.createdAt.toISOString(),
    pinned: row.pinned,
    previousQuestionId: row.previousId,
    clarification: asked && {
      prompt: asked.prompt,
      choices: asked.choices.map(({ label }) => label),
      chosen: row.chosen,
    },
    failure: row.failure === null ? null : StoredFailure.parse(row.failure),
  };
}
