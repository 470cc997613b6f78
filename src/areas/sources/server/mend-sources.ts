import type { Database } from '#src/platform/database/database.ts';
import { and, eq, inArray } from '#src/platform/database/drizzle.ts';
import { sources } from '#src/platform/database/tables.ts';
import type { GoogleAccess } from './google-access.ts';
import type { SourceRow } from './source-store.ts';

/**
 * Gives the source that a connecting was begun for, and its neighbours that had lived on the same grant, to the new one
 * where that account may read them. Answers whether the source works now.
 */
export async function mendSources(
  { database, google }: { database: Database; google: GoogleAccess },
  organizationId: string,
  sourceId: string,
  grantId: string,
): Promise<boolean> {
  const { wanted, broken } = await database.forOrganization(organizationId, async (tx) => {
    const [source] = await tx.select().from(sources).where(eq(sources.id, sourceId));
    const others = await tx
      .select()
      .from(sources)
      .where(and(inArray(sources.status, ['disconnected', 'error']), inArray(sources.type, ['GA4', 'GSC'])));
    const lostTheSame = (one: SourceRow) => one.id === sourceId || one.grantId === source?.grantId;
    return { wanted: source, broken: others.filter(lostTheSame) };
  });
  // Deleted meanwhile, or mended already: by the same account coming back, or by a colleague.
  if (wanted === undefined || wanted.status === 'active' || wanted.status === 'draft') return true;
  const mended = await Promise.all(
    broken.map(async (source) => {
      if (!(await google.canRead(grantId, source))) return undefined;
      await database.forOrganization(organizationId, (tx) =>
        tx
          .update(sources)
          .set({ grantId, status: 'active', statusReason: null })
          .where(and(eq(sources.id, source.id), inArray(sources.status, ['disconnected', 'error']))),
      );
      return source.id;
    }),
  );
  return mended.includes(sourceId);
}
