import type { Database } from '#src/platform/database/database.ts';
import { asc, eq } from '#src/platform/database/drizzle.ts';
import { memberships, organizations } from '#src/platform/database/tables.ts';
import { membershipFor } from '#src/platform/http/organization-of.ts';
import { isAdmin } from '#src/shared/role.ts';

export type ConnectingMember =
  | { readonly organizationId: string }
  | 'not_allowed'
  /** The user belongs to no organization yet. */
  | 'no_organization';

/**
 * The organization that an account is connected for: the one named; else the one that the way back leads into; else the
 * first where the user is an administrator. A foreign one answers like an unknown one.
 */
export async function connectingMember(
  database: Database,
  userId: string,
  organizationId: string | undefined,
  back: string,
): Promise<ConnectingMember> {
  if (organizationId !== undefined) {
    const member = await membershipFor(database, userId, 'organization', organizationId);
    return member && isAdmin(member.role) ? { organizationId: member.organizationId } : 'not_allowed';
  }
  const mine = await database.acrossOrganizations((tx) =>
    tx
      .select({ organizationId: organizations.id, slug: organizations.slug, role: memberships.role })
      .from(memberships)
      .innerJoin(organizations, eq(organizations.id, memberships.organizationId))
      .where(eq(memberships.userId, userId))
      .orderBy(asc(memberships.createdAt)),
  );
  if (mine.length === 0) return 'no_organization';
  const slug = back.split(/[/?]/)[1];
  const named = mine.find((one) => one.slug === slug);
  const found = named ?? mine.find((one) => isAdmin(one.role));
  return found && isAdmin(found.role) ? { organizationId: found.organizationId } : 'not_allowed';
}
