import type { Transaction } from '#src/platform/database/database.ts';
import { and, asc, eq } from '#src/platform/database/drizzle.ts';
import { users } from '#src/platform/database/people-tables.ts';
import { memberships } from '#src/platform/database/tables.ts';
import { AppError, notFound } from '#src/shared/error-code.ts';
import type { Role } from '#src/shared/role.ts';
import type { Person } from '../contract.ts';

const columns = {
  userId: memberships.userId,
  name: users.name,
  email: users.email,
  role: memberships.role,
  joinedAt: memberships.createdAt,
  lastSeenAt: memberships.lastSeenAt,
};

const present = (row: {
  userId: string;
  name: string;
  email: string;
  role: Role;
  joinedAt: Date;
  lastSeenAt: Date | null;
}): Person => ({
  ...row,
  joinedAt: row.joinedAt.toISOString(),
  lastSeenAt: row.lastSeenAt?.toISOString() ?? null,
});

export async function listPeople(tx: Transaction, organizationId: string): Promise<Person[]> {
  const rows = await tx
    .select(columns)
    .from(memberships)
    .innerJoin(users, eq(users.id, memberships.userId))
    .where(eq(memberships.organizationId, organizationId))
    .orderBy(asc(memberships.createdAt), asc(memberships.userId));
  return rows.map(present);
}

/** The person, with the whole membership list locked: two owners that leave at the same moment wait for each other. */
async function lockPerson(tx: Transaction, organizationId: string, userId: string) {
  const all = await tx
    .select({ userId: memberships.userId, role: memberships.role })
    .from(memberships)
    .where(eq(memberships.organizationId, organizationId))
    .for('update');
  const person = all.find((one) => one.userId === userId);
  if (person === undefined) throw notFound();
  const isLastOwner = person.role === 'owner' && all.filter(({ role }) => role === 'owner').length === 1;
  return { role: person.role, isLastOwner };
}

export interface Acting {
  readonly organizationId: string;
  readonly role: Role;
}

const ownersOnly = () =>
  new AppError('FORBIDDEN', 'Only owners may change owners. Ask an owner of the organization.');
const lastOwner = (what: string) =>
  new AppError('CONFLICT', `An organization needs an owner. Make somebody else owner first, then ${what}.`);

export async function changeRole(
  tx: Transaction,
  acting: Acting,
  userId: string,
  role: Role,
): Promise<{ person: Person; from: Role }> {
  const { organizationId } = acting;
  const before = await lockPerson(tx, organizationId, userId);
  if ((role === 'owner' || before.role === 'owner') && acting.role !== 'owner') throw ownersOnly();
  if (before.isLastOwner && role !== 'owner') throw lastOwner('change this role');
  await tx
    .update(memberships)
    .set({ role })
    .where(and(eq(memberships.organizationId, organizationId), eq(memberships.userId, userId)));
  const person = (await listPeople(tx, organizationId)).find((one) => one.userId === userId);
  if (person === undefined) throw notFound();
  return { person, from: before.role };
}

/** Ends a membership. Whoever leaves by themselves needs no leave. */
export async function endMembership(
  tx: Transaction,
  acting: Acting & { readonly userId: string },
  userId: string,
): Promise<void> {
  const { organizationId } = acting;
  const before = await lockPerson(tx, organizationId, userId);
  const leaving = acting.userId === userId;
  if (before.isLastOwner) throw lastOwner(leaving ? 'leave' : 'remove this person');
  if (!leaving && before.role === 'owner' && acting.role !== 'owner') throw ownersOnly();
  await tx
    .delete(memberships)
    .where(and(eq(memberships.organizationId, organizationId), eq(memberships.userId, userId)));
}
