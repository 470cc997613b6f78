import type { Transaction } from '#src/platform/database/database.ts';
import { eq, sql } from '#src/platform/database/drizzle.ts';
import { modelUsage } from '#src/platform/database/question-tables.ts';
import type { ModelUse } from '#src/platform/models/model.ts';
import type { Day } from '#src/shared/week.ts';

/** What an organization may spend on a model in a day. Beyond it questions are answered without one. */
const dailyLimits = { calls: 200, tokens: 1_000_000 } as const;

/** Counts a call before it is made, so that many at once cannot all be the last one allowed; false when none is left. */
export async function takeCall(tx: Transaction, organizationId: string, day: Day): Promise<boolean> {
  const [row] = await tx
    .insert(modelUsage)
    .values({ organizationId, day, calls: 1 })
    .onConflictDoUpdate({
      target: [modelUsage.organizationId, modelUsage.day],
      set: { calls: sql`${modelUsage.calls} + 1` },
      setWhere: sql`${modelUsage.calls} < ${dailyLimits.calls} AND ${modelUsage.inputTokens} + ${modelUsage.outputTokens} < ${dailyLimits.tokens}`,
    })
    .returning({ calls: modelUsage.calls });
  return row !== undefined;
}

export async function noteTokens(tx: Transaction, day: Day, use: ModelUse): Promise<void> {
  await tx
    .update(modelUsage)
    .set({
      inputTokens: sql`${modelUsage.inputTokens} + ${use.inputTokens}`,
      outputTokens: sql`${modelUsage.outputTokens} + ${use.outputTokens}`,
    })
    .where(eq(modelUsage.day, day));
}
