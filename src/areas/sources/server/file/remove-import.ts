import type { Database } from '#src/platform/database/database.ts';
import type { Facts } from '#src/platform/facts/facts-client.ts';
import { sweepOrphans } from '#src/platform/facts/sweep-orphans.ts';
import type { Log } from '#src/platform/log.ts';
import { AppError } from '#src/shared/error-code.ts';
import type { Day } from '#src/shared/week.ts';
import { updateSource } from '../source-store.ts';
import { deleteImport, type ImportRow, listImports } from './import-store.ts';

interface RemoveImportParts {
  readonly database: Database;
  readonly facts: Facts;
  readonly log: Log;
}

/** Deletes an import and the days that only it accounts for; how many they were. One that is gone already has none. */
export async function removeImport(
  { database, facts, log }: RemoveImportParts,
  organizationId: string,
  { sourceId, importId }: { sourceId: string; importId: string },
): Promise<number> {
  const removed = await database.forOrganization(organizationId, async (tx) => {
    const imports = await listImports(tx, sourceId);
    const entry = imports.find(({ id }) => id === importId);
    if (entry === undefined) return 0;
    if (entry.status === 'waiting' || entry.status === 'running')
      throw new AppError('CONFLICT', 'This import is still running. Delete it when it has ended.');
    const days = onlyOf(
      entry,
      imports.filter(({ id, status }) => id !== importId && status === 'completed'),
    );
    for (const table of ['fact_days', 'fact_restatements'])
      await tx.$client.query(
        `DELETE FROM ${table} WHERE source_id = $1 AND report_id IN ('file_site', 'file_rows') AND day = ANY ($2::date[])`,
        [sourceId, days],
      );
    await deleteImport(tx, importId);
    const { rowCount } = await tx.$client.query('SELECT FROM fact_days WHERE source_id = $1 LIMIT 1', [
      sourceId,
    ]);
    if (rowCount === 0) await updateSource(tx, sourceId, { status: 'draft' });
    return days.length;
  });
  try {
    await database.forOrganization(organizationId, (tx) => sweepOrphans(tx.$client, facts, organizationId));
  } catch (error) {
    log.warn('The facts of a deleted import wait for the next sweep', { organizationId, error });
  }
  return removed;
}

/**
 * The days that stand or fall with an import: those that no later one brought again, unless they were there before it
 * and it changed nothing of them.
 */
function onlyOf(entry: ImportRow, others: readonly ImportRow[]): Day[] {
  const later = new Set(
    others.filter(({ createdAt }) => createdAt > entry.createdAt).flatMap(({ days }) => days),
  );
  const earlier = new Set(
    others.filter(({ createdAt }) => createdAt <= entry.createdAt).flatMap(({ days }) => days),
  );
  const unchanged = new Set(entry.unchangedDays);
  return entry.days.filter((day) => !later.has(day) && !(unchanged.has(day) && earlier.has(day)));
}
