import type { Transaction } from '#src/platform/database/database.ts';
import { and, desc, eq, lt, ne } from '#src/platform/database/drizzle.ts';
import { creditEntries, runs, sources } from '#src/platform/database/tables.ts';
import type { CreditEntry } from '../contract.ts';
import { PLANNING } from './credits.ts';

export async function creditLedger(
  tx: Transaction,
  organizationId: string,
  { limit, before }: { readonly limit: number; readonly before?: number | undefined },
) {
  const rows = await tx
    .select({
      entry: creditEntries,
      run: { id: runs.id, kind: runs.kind, week: runs.week, status: runs.status },
      source: sources.name,
    })
    .from(creditEntries)
    .leftJoin(runs, eq(runs.id, creditEntries.runId))
    .leftJoin(sources, eq(sources.id, runs.sourceId))
    .where(
      and(
        eq(creditEntries.organizationId, organizationId),
        // A run that used all it had reserved settles with nothing, which moves no credits.
        ne(creditEntries.credits, 0),
        before === undefined ? undefined : lt(creditEntries.id, before),
      ),
    )
    .orderBy(desc(creditEntries.id))
    .limit(limit + 1);
  return {
    entries: rows.slice(0, limit).map(
      ({ entry, run, source }): CreditEntry => ({
        id: entry.id,
        at: entry.createdAt.toISOString(),
        kind: entry.kind,
        credits: entry.credits,
        month: entry.kind === 'allowance' ? entry.key : null,
        run: run === null ? null : { ...run, source: source ?? '' },
        planning: entry.key.startsWith(PLANNING),
      }),
    ),
    more: rows.length > limit,
  };
}
