import type { Transaction } from '#src/platform/database/database.ts';
import { asc, eq } from '#src/platform/database/drizzle.ts';
import { googleGrants, sources } from '#src/platform/database/tables.ts';
import { notFound } from '#src/shared/error-code.ts';
import type { Source } from '../contract.ts';

export type SourceRow = typeof sources.$inferSelect;

export function presentSource(row: SourceRow): Source {
  return {
    id: row.id,
    organizationId: row.organizationId,
    name: row.name,
    url: row.url,
    description: row.description,
    type: row.type,
    priority: row.priority,
    status: row.status,
    statusReason: row.statusReason,
    platform_id: row.platformId,
    timeZone: row.timeZone,
    property: row.ga4PropertyId
      ? {
          ga4_property_id: row.ga4PropertyId,
          ga4_property_name: row.ga4PropertyName ?? row.ga4PropertyId,
          is_primary: true,
          timeZone: row.timeZone,
          currency: row.currency,
        }
      : null,
    createdAt: row.createdAt.toISOString(),
  };
}

export async function listSources(tx: Transaction): Promise<SourceRow[]> {
  return await tx.select().from(sources).orderBy(asc(sources.priority), asc(sources.createdAt));
}

export async function getSource(tx: Transaction, id: string): Promise<SourceRow> {
  const [row] = await tx.select().from(sources).where(eq(sources.id, id));
  if (row === undefined) throw notFound();
  return row;
}

/** The Google account that a source is read with. */
export async function accountOf(tx: Transaction, { grantId }: SourceRow): Promise<string | null> {
  if (grantId === null) return null;
  const [grant] = await tx
    .select({ email: googleGrants.email })
    .from(googleGrants)
    .where(eq(googleGrants.id, grantId));
  return grant?.email ?? null;
}

export async function insertSource(tx: Transaction, values: typeof sources.$inferInsert): Promise<SourceRow> {
  const [row] = await tx.insert(sources).values(values).returning();
  if (row === undefined) throw new Error('The source was not created.');
  return row;
}

export async function updateSource(
  tx: Transaction,
  id: string,
  change: Partial<typeof sources.$inferInsert>,
): Promise<SourceRow> {
  if (Object.keys(change).length === 0) return await getSource(tx, id);
  const [row] = await tx.update(sources).set(change).where(eq(sources.id, id)).returning();
  if (row === undefined) throw notFound();
  return row;
}

export async function deleteSource(tx: Transaction, id: string): Promise<void> {
  await tx.delete(sources).where(eq(sources.id, id));
}

/**
 * Takes out of sight what was read of a source: the days of one property must never be compared with those of another.
 * The rows themselves go with the next sweep.
 */
export async function forgetFacts({ $client }: Transaction, id: string): Promise<void> {
  // The source first, as whoever stores days of it does: so neither waits for the other in a ring.
  await $client.query('SELECT FROM sources WHERE id = $1 FOR UPDATE', [id]);
  for (const table of ['fact_restatements', 'fact_days', 'source_histories'])
    await $client.query(`DELETE FROM ${table} WHERE source_id = $1`, [id]);
}

/** Whether a source reads the property that it read when it was looked at. It cannot change before the transaction ends. */
export async function readsStill(tx: Transaction, seen: SourceRow): Promise<boolean> {
  const [now] = await tx
    .select({ platformId: sources.platformId })
    .from(sources)
    .where(eq(sources.id, seen.id))
    .for('share');
  return now?.platformId === seen.platformId;
}
