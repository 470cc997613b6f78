import type { Transaction } from '#src/platform/database/database.ts';
import { eq, sql } from '#src/platform/database/drizzle.ts';
import { siteContexts } from '#src/platform/database/tables.ts';
import { SiteFindings } from '#src/semantics/site-context.ts';
import type { SiteContext } from '../../site-context-contract.ts';

export interface StoredSiteContext extends Omit<typeof siteContexts.$inferSelect, 'findings'> {
  readonly findings: SiteFindings;
}

/** What is known of a source's site; undefined before its first analysis. */
export async function siteContextOf(
  tx: Transaction,
  sourceId: string,
): Promise<StoredSiteContext | undefined> {
  const [row] = await tx.select().from(siteContexts).where(eq(siteContexts.sourceId, sourceId));
  return row && { ...row, findings: SiteFindings.parse(row.findings) };
}

export async function keepSiteContext(
  tx: Transaction,
  of: { organizationId: string; sourceId: string },
  findings: SiteFindings,
  analyzedAt: Date,
): Promise<void> {
  const fresh = { primaryHostname: findings.hostname, findings, analyzedAt };
  await tx
    .insert(siteContexts)
    .values({ organizationId: of.organizationId, sourceId: of.sourceId, ...fresh })
    .onConflictDoUpdate({ target: siteContexts.sourceId, set: { ...fresh, updatedAt: sql`now()` } });
}

export const presentSiteContext = ({ findings, ...row }: StoredSiteContext): SiteContext => ({
  id: row.id,
  organizationId: row.organizationId,
  sourceId: row.sourceId,
  primaryHostname: row.primaryHostname,
  analyzedAt: row.analyzedAt.toISOString(),
  updatedAt: row.updatedAt.toISOString(),
  createdAt: row.createdAt.toISOString(),
  siteName: findings.siteName,
  language: findings.language,
  businessKind: findings.businessKind,
  brandTerms: findings.brandTerms,
  rules: findings.rules,
  pages: findings.pages,
});
