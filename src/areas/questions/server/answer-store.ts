import { z } from 'zod';
import type { Transaction } from '#src/platform/database/database.ts';
import { eq, sql } from '#src/platform/database/drizzle.ts';
import { answers } from '#src/platform/database/question-tables.ts';
import { Answer } from '#src/shared/answer.ts';
import { dayText, idText } from '#src/shared/wire.ts';

/** What an answer was made from, beside the plans that stand in it: with it, each of them reads the same rows again. */
export const AnswerProof = z.object({
  /** Which facts of each source counted: those of the reports that were asked. */
  scopes: z.array(
    z.object({
      sourceId: idText,
      slices: z.array(z.object({ reportId: z.string(), batch: idText, from: dayText, to: dayText })),
    }),
  ),
  sources: z.array(z.object({ id: z.string(), name: z.string(), currency: z.string().nullable() })),
  marks: z.array(z.string()),
  model: z.boolean(),
});
export type AnswerProof = z.infer<typeof AnswerProof>;

export interface KeptAnswer {
  readonly answer: Answer;
  readonly proof: AnswerProof;
}

/** A step that is repeated after a crash writes the same again. */
export async function keepAnswer(
  tx: Transaction,
  { id, organizationId, userId }: { id: string; organizationId: string; userId: string },
  { answer, proof }: KeptAnswer,
): Promise<void> {
  await tx
    .insert(answers)
    .values({ questionId: id, organizationId, userId, answer, proof })
    .onConflictDoUpdate({
      target: answers.questionId,
      set: { answer: sql`excluded.answer`, proof: sql`excluded.proof` },
    });
}

export async function findAnswer(tx: Transaction, questionId: string): Promise<KeptAnswer | undefined> {
  const [row] = await tx
    .select({ answer: answers.answer, proof: answers.proof })
    .from(answers)
    .where(eq(answers.questionId, questionId));
  return row && { answer: Answer.parse(row.answer), proof: AnswerProof.parse(row.proof) };
}
