import { createHash, randomBytes } from 'node:crypto';
import type { Transaction } from '#src/platform/database/database.ts';
import { and, desc, eq, gt, isNull, sql } from '#src/platform/database/drizzle.ts';
import { invitations, users } from '#src/platform/database/people-tables.ts';
import { memberships, organizations } from '#src/platform/database/tables.ts';
import { AppError, notFound } from '#src/shared/error-code.ts';
import { MS_PER_DAY } from '#src/shared/week.ts';
import type { Invitation, InvitedRole, Organization } from '../contract.ts';

const VALID_DAYS = 7;
const hashOf = (secret: string) => createHash('sha256').update(secret).digest('base64url');

/** One answer for links that are unknown, used, revoked or too old: they must not be told apart by strangers. */
const useless = () =>
  new AppError('NOT_FOUND', 'This invitation is no longer valid. Ask the person who sent it for a new link.');

const columns = {
  id: invitations.id,
  role: invitations.role,
  note: invitations.note,
  invitedBy: users.name,
  createdAt: invitations.createdAt,
  expiresAt: invitations.expiresAt,
};

const present = (row: {
  id: string;
  role: InvitedRole;
  note: string;
  invitedBy: string | null;
  createdAt: Date;
  expiresAt: Date;
}): Invitation => ({
  ...row,
  createdAt: row.createdAt.toISOString(),
  expiresAt: row.expiresAt.toISOString(),
});

export interface NewInvitation {
  readonly organizationId: string;
  readonly role: InvitedRole;
  readonly note: string;
  readonly invitedBy: { readonly id: string; readonly name: string };
}

export async function invite(
  tx: Transaction,
  { organizationId, role, note, invitedBy }: NewInvitation,
  now: number,
): Promise<{ invitation: Invitation; secret: string }> {
  const secret = randomBytes(32).toString('base64url');
  const [row] = await tx
    .insert(invitations)
    .values({
      organizationId,
      role,
      note,
      invitedBy: invitedBy.id,
      secretHash: hashOf(secret),
      createdAt: new Date(now),
      expiresAt: new Date(now + VALID_DAYS * MS_PER_DAY),
    })
    .returning();
  if (row === undefined) throw new Error('The invitation was not kept.');
  return { invitation: present({ ...row, invitedBy: invitedBy.name }), secret };
}

export async function openInvitations(
  tx: Transaction,
  organizationId: string,
  now: number,
): Promise<Invitation[]> {
  const rows = await tx
    .select(columns)
    .from(invitations)
    .leftJoin(users, eq(users.id, invitations.invitedBy))
    .where(
      and(
        eq(invitations.organizationId, organizationId),
        isNull(invitations.acceptedAt),
        gt(invitations.expiresAt, new Date(now)),
      ),
    )
    .orderBy(desc(invitations.createdAt));
  return rows.map(present);
}

export async function revokeInvitation(tx: Transaction, id: string): Promise<void> {
  const gone = await tx.delete(invitations).where(eq(invitations.id, id)).returning({ id: invitations.id });
  if (gone.length === 0) throw notFound();
}

/** Across organizations: whoever holds the secret is not in yet. */
async function findInvitation(tx: Transaction, secret: string, now: number) {
  const [found] = await tx
    .select({
      id: invitations.id,
      role: invitations.role,
      invitedBy: users.name,
      expiresAt: invitations.expiresAt,
      acceptedAt: invitations.acceptedAt,
      organization: {
        id: organizations.id,
        name: organizations.name,
        slug: organizations.slug,
        url: organizations.url,
      },
    })
    .from(invitations)
    .innerJoin(organizations, eq(organizations.id, invitations.organizationId))
    .leftJoin(users, eq(users.id, invitations.invitedBy))
    .where(
      and(
        eq(invitations.secretHash, hashOf(secret)),
        // Nobody hands on what they have lost since.
        sql`EXISTS (SELECT FROM memberships m WHERE m.organization_id = ${invitations.organizationId}
          AND m.user_id = ${invitations.invitedBy} AND m.role <> 'member')`,
      ),
    )
    .for('update', { of: invitations });
  if (found === undefined || found.acceptedAt !== null || found.expiresAt.getTime() <= now) throw useless();
  return found;
}

async function isMember(tx: Transaction, organizationId: string, userId: string): Promise<boolean> {
  const rows = await tx
    .select({ role: memberships.role })
    .from(memberships)
    .where(and(eq(memberships.organizationId, organizationId), eq(memberships.userId, userId)));
  return rows.length > 0;
}

/** What the link itself tells whoever holds it. */
export async function previewInvitation(tx: Transaction, secret: string, now: number) {
  const { organization, role, invitedBy } = await findInvitation(tx, secret, now);
  return { organization: organization.name, role, invitedBy };
}

export async function readInvitation(tx: Transaction, secret: string, userId: string, now: number) {
  const { organization, role, invitedBy } = await findInvitation(tx, secret, now);
  const member = await isMember(tx, organization.id, userId);
  return { organization: organization.name, role, invitedBy, member };
}

/** Joins. Somebody who is in already keeps their role, and the link stays good for whom it was meant. */
export async function acceptInvitation(
  tx: Transaction,
  secret: string,
  userId: string,
  now: number,
): Promise<{ organization: Organization; joined: boolean; role: InvitedRole }> {
  const { id, organization, role } = await findInvitation(tx, secret, now);
  if (await isMember(tx, organization.id, userId)) return { organization, joined: false, role };
  await tx.insert(memberships).values({ organizationId: organization.id, userId, role });
  await tx
    .update(invitations)
    .set({ acceptedAt: new Date(now) })
    .where(eq(invitations.id, id));
  return { organization, joined: true, role };
}
