import type { Transaction } from '#src/platform/database/database.ts';
import { and, eq, sql } from '#src/platform/database/drizzle.ts';
import { modelUsage } from '#src/platform/database/question-tables.ts';
import type { ModelUse } from '#src/platform/models/model.ts';
import type { Day } from '#src/shared/week.ts';
import type { DailyLimits } from './daily-limits.ts';

const PRICED_TOKENS = 1_000_000;

/** Counts a call before it is made, so that many at once cannot all be the last one allowed; false when none is left. */
export async function takeCall(
  tx: Transaction,
  organizationId: string,
  day: Day,
  limits: DailyLimits,
): Promise<boolean> {
  const { inputTokens, outputTokens } = modelUsage;
  const spent = sql`${inputTokens} * ${limits.prices.input}::float8 + ${outputTokens} * ${limits.prices.output}::float8`;
  const [row] = await tx
    .insert(modelUsage)
    .values({ organizationId, day, calls: 1 })
    .onConflictDoUpdate({
      target: [modelUsage.organizationId, modelUsage.day],
      set: { calls: sql`${modelUsage.calls} + 1` },
      setWhere: sql`${modelUsage.calls} < ${limits.calls} AND ${inputTokens} + ${outputTokens} < ${limits.tokens} AND ${spent} < ${limits.spend * PRICED_TOKENS}::float8`,
    })
    .returning({ calls: modelUsage.calls });
  return row !== undefined;
}

export async function noteTokens(
  tx: Transaction,
  organizationId: string,
  day: Day,
  use: ModelUse,
): Promise<void> {
  await tx
    .update(modelUsage)
    .set({
      inputTokens: sql`${modelUsage.inputTokens} + ${use.inputTokens}`,
      outputTokens: sql`${modelUsage.outputTokens} + ${use.outputTokens}`,
    })
    .where(and(eq(modelUsage.organizationId, organizationId), eq(modelUsage.day, day)));
}
