import type { Database } from '#src/platform/database/database.ts';
import type { Facts } from '#src/platform/facts/facts-client.ts';
import { lockForStoring } from '#src/platform/facts/facts-locks.ts';
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

/** In the order in which an import stores them. */
const REPORTS = ['file_site', 'file_rows'];

/** Deletes an import and the days that only it accounts for; how many they were. One that is gone already has none. */
export async function removeImport(
  { database, facts, log }: RemoveImportParts,
  organizationId: string,
  { sourceId, importId }: { sourceId: string; importId: string },
): Promise<number> {
  const removed = await database.forOrganization(organizationId, async (tx) => {
    checkNoneRuns(await listImports(tx, sourceId), importId);
    // Whoever stores days of these reports meanwhile is waited for, and then what it brought is known.
    for (const reportId of REPORTS) await lockForStoring(tx.$client, { organizationId, sourceId, reportId });
    const imports = await listImports(tx, sourceId);
    const entry = imports.find(({ id }) => id === importId);
    if (entry === undefined) return 0;
    const days = onlyOf(
      entry,
      imports.filter(({ id, status }) => id !== importId && status === 'completed'),
    );
    for (const table of ['fact_days', 'fact_restatements'])
      await tx.$client.query(
        `DELETE FROM ${table} WHERE source_id = $1 AND report_id = ANY ($3) AND day = ANY ($2::date[])`,
        [sourceId, days, REPORTS],
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

/** Which days an import accounts for is not certain while another one stores its own. */
function checkNoneRuns(imports: readonly ImportRow[], importId: string): void {
  const entry = imports.find(({ id }) => id === importId);
  if (entry === undefined) return;
  if (entry.status === 'waiting' || entry.status === 'running')
    throw new AppError('CONFLICT', 'This import is still running. Delete it when it has ended.');
  if (imports.some(({ status }) => status === 'running'))
    throw new AppError(
      'CONFLICT',
      'Another import of this source is still running. Delete this one when that has ended.',
    );
}

/**
 * The days that stand or fall with an import: those that no later one brought again, unless they were there before it
 * and it changed nothing of them.
 */
function onlyOf(entry: ImportRow, others: readonly ImportRow[]): Day[] {
  const later = new Set(
    others.filter((other) => storedAt(other) > storedAt(entry)).flatMap(({ days }) => days),
  );
  const earlier = new Set(
    others.filter((other) => storedAt(other) <= storedAt(entry)).flatMap(({ days }) => days),
  );
  const unchanged = new Set(entry.unchangedDays);
  return entry.days.filter((day) => !later.has(day) && !(unchanged.has(day) && earlier.has(day)));
}

/** A large import that was asked for first may be stored last. */
const storedAt = ({ finishedAt, createdAt }: ImportRow): Date => finishedAt ?? createdAt;
