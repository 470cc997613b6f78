import type { Transaction } from '#src/platform/database/database.ts';
import { and, desc, eq, inArray, sql } from '#src/platform/database/drizzle.ts';
import { questions } from '#src/platform/database/question-tables.ts';
import { notFound } from '#src/shared/error-code.ts';

export type QuestionRow = typeof questions.$inferSelect;

/** Own questions of the organization. Those of others are not there: neither listed nor found. */
export async function listQuestions(
  tx: Transaction,
  userId: string,
  {
    limit,
    search = '',
    id,
  }: { readonly limit: number; readonly search?: string | undefined; readonly id?: string | undefined },
): Promise<QuestionRow[]> {
  return await tx
    .select()
    .from(questions)
    .where(
      and(
        eq(questions.userId, userId),
        id === undefined ? undefined : eq(questions.id, id),
        search === '' ? undefined : sql`strpos(lower(${questions.questionText}), lower(${search})) > 0`,
      ),
    )
    .orderBy(desc(questions.pinned), desc(questions.createdAt), desc(questions.id))
    .limit(limit);
}

export async function getQuestion(tx: Transaction, id: string): Promise<QuestionRow | undefined> {
  return (await tx.select().from(questions).where(eq(questions.id, id)))[0];
}

/** A question of this user; one of somebody else answers like one that does not exist. */
export async function ownQuestion(tx: Transaction, userId: string, id: string): Promise<QuestionRow> {
  const row = await getQuestion(tx, id);
  if (row === undefined || row.userId !== userId) throw notFound();
  return row;
}

export async function insertQuestion(
  tx: Transaction,
  question: typeof questions.$inferInsert,
): Promise<QuestionRow> {
  const [row] = await tx.insert(questions).values(question).returning();
  if (row === undefined) throw new Error('The question was not created.');
  return row;
}

/** Held until the transaction ends: a person's questions are counted and taken one after another, so that the count holds. */
export async function lockForAsking(tx: Transaction, userId: string): Promise<void> {
  await tx.execute(sql`SELECT pg_advisory_xact_lock(hashtextextended(${`ask ${userId}`}, 0))`);
}

export async function countOpenQuestions(tx: Transaction, userId: string): Promise<number> {
  const rows = await tx
    .select({ id: questions.id })
    .from(questions)
    .where(and(eq(questions.userId, userId), inArray(questions.status, ['pending', 'running'])));
  return rows.length;
}

export async function changeQuestion(
  tx: Transaction,
  id: string,
  change: Partial<typeof questions.$inferInsert>,
): Promise<QuestionRow> {
  const [row] = await tx.update(questions).set(change).where(eq(questions.id, id)).returning();
  if (row === undefined) throw notFound();
  return row;
}

/** Changes one that is still to be answered, in this attempt. One that has ended is not touched by a step that is repeated: false. */
export async function changeOpenQuestion(
  tx: Transaction,
  { id, attempt }: Pick<QuestionRow, 'id' | 'attempt'>,
  change: Partial<typeof questions.$inferInsert>,
): Promise<boolean> {
  const changed = await tx
    .update(questions)
    .set(change)
    .where(
      and(
        eq(questions.id, id),
        eq(questions.attempt, attempt),
        inArray(questions.status, ['pending', 'running']),
      ),
    )
    .returning({ id: questions.id });
  return changed.length > 0;
}

/** Back to waiting with the choice that was made; only from asking back, and only once. */
export async function reopenQuestion(
  tx: Transaction,
  id: string,
  choice: number,
): Promise<QuestionRow | undefined> {
  const [row] = await tx
    .update(questions)
    .set({ status: 'pending', chosen: choice, attempt: sql`${questions.attempt} + 1`, finishedAt: null })
    .where(and(eq(questions.id, id), eq(questions.status, 'clarification_needed')))
    .returning();
  return row;
}

export async function deleteQuestion(tx: Transaction, id: string): Promise<void> {
  await tx.delete(questions).where(eq(questions.id, id));
}
