import type { Transaction } from '#src/platform/database/database.ts';
import { eq, like, or } from '#src/platform/database/drizzle.ts';
import { memberships, organizations } from '#src/platform/database/tables.ts';
import { notFound } from '#src/shared/error-code.ts';
import type { Membership, Organization } from '../contract.ts';
import { freeSlug, slugOf } from './slug.ts';

const columns = {
  id: organizations.id,
  name: organizations.name,
  slug: organizations.slug,
  url: organizations.url,
};

export async function membershipsOf(tx: Transaction, userId: string): Promise<Membership[]> {
  return await tx
    .select({ organizationId: organizations.id, role: memberships.role, organization: columns })
    .from(memberships)
    .innerJoin(organizations, eq(organizations.id, memberships.organizationId))
    .where(eq(memberships.userId, userId))
    .orderBy(memberships.createdAt, organizations.id);
}

/** Creates the organization with its first member, the owner. */
export async function createOrganization(
  tx: Transaction,
  userId: string,
  name: string,
  url: string | undefined,
): Promise<Organization> {
  // Two people may create "Acme" at the same moment: one waits here for the other's slug.
  await tx.$client.query("SELECT pg_advisory_xact_lock(hashtext('organizations.slug'))");
  const base = slugOf(name);
  const taken = await tx
    .select({ slug: organizations.slug })
    .from(organizations)
    .where(or(eq(organizations.slug, base), like(organizations.slug, `${base}-%`)));
  const slug = freeSlug(base, new Set(taken.map((row) => row.slug)));
  const [created] = await tx
    .insert(organizations)
    .values({ name, slug, url: url ?? null })
    .returning(columns);
  if (created === undefined) throw new Error('The organization was not created.');
  await tx.insert(memberships).values({ organizationId: created.id, userId, role: 'owner' });
  return created;
}

export async function updateOrganization(
  tx: Transaction,
  id: string,
  change: { name?: string | undefined; url?: string | undefined },
): Promise<Organization> {
  const set = {
    ...(change.name === undefined ? {} : { name: change.name }),
    ...(change.url === undefined ? {} : { url: change.url }),
  };
  const [updated] =
    Object.keys(set).length === 0
      ? await tx.select(columns).from(organizations).where(eq(organizations.id, id))
      : await tx.update(organizations).set(set).where(eq(organizations.id, id)).returning(columns);
  if (updated === undefined) throw notFound();
  return updated;
}
