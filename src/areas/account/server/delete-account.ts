import { forgetPerson } from '#src/areas/organizations/server/service.ts';
import type { GrantRelease, ReleasedTokens } from '#src/areas/sources/server/service.ts';
import type { Database, Transaction } from '#src/platform/database/database.ts';
import { and, asc, eq, sql } from '#src/platform/database/drizzle.ts';
import { users } from '#src/platform/database/people-tables.ts';
import { googleGrants, memberships, organizations, sources } from '#src/platform/database/tables.ts';
import type { Facts } from '#src/platform/facts/facts-client.ts';
import { sweepOrphans } from '#src/platform/facts/sweep-orphans.ts';
import type { SignedInUser } from '#src/platform/http/request-context.ts';
import type { Log } from '#src/platform/log.ts';
import { forgetWorkflows } from '#src/platform/workflows/forget-workflows.ts';
import { AppError } from '#src/shared/error-code.ts';
import type { DeletionPreview } from '../contract.ts';

export interface DeleteAccountParts {
  readonly database: Database;
  readonly facts: Facts;
  readonly grants: GrantRelease;
  readonly log: Log;
}

interface Belonging {
  readonly id: string;
  readonly name: string;
  readonly people: number;
  /** Nobody else owns it: it goes with its owner. */
  readonly goes: boolean;
}

export async function previewDeletion(database: Database, userId: string): Promise<DeletionPreview> {
  return await database.acrossOrganizations(async (tx) => {
    const all = await belongings(tx, userId);
    const left = all.filter(({ goes }) => !goes);
    return {
      deleted: all.filter(({ goes }) => goes).map(({ name, people }) => ({ name, people })),
      left: await Promise.all(
        left.map(async ({ id, name, people }) => ({
          name,
          people,
          sources: await sourcesOnGrantsOf(tx, id, userId),
        })),
      ),
    };
  });
}

/**
 * Deletes a person from every store: organizations that nobody else owns are deleted whole, memberships elsewhere end,
 * Google is told that its grants are given up. What was written in backups before stays there until they are replaced.
 */
export async function deleteAccount(
  { database, facts, grants, log }: DeleteAccountParts,
  user: SignedInUser,
  confirmation: string,
): Promise<void> {
  if (confirmation.trim().toLowerCase() !== user.email.toLowerCase())
    throw new AppError('INVALID_INPUT', 'Type your e-mail address exactly as shown to delete the account.', {
      fields: { confirmation: 'This is not the e-mail address of the account.' },
    });
  const { gone, tokens } = await database.acrossOrganizations(async (tx) => {
    const all = await belongings(tx, user.id, 'lock');
    const released: ReleasedTokens[number][] = [];
    for (const { id, goes } of all) {
      const people = goes ? await granters(tx, id) : [user.id];
      for (const person of people) released.push(...(await grants.release(tx, id, person)));
      if (goes) {
        await forgetWorkflows(tx, id);
        await tx.delete(organizations).where(eq(organizations.id, id));
      }
    }
    // What they did stays in the logs of organizations that go on; who they were does not.
    await forgetPerson(tx, user.id);
    await tx.delete(users).where(eq(users.id, user.id));
    return { gone: all.filter(({ goes }) => goes).map(({ id }) => id), tokens: released };
  });
  await grants.revokeAtGoogle(tokens);
  for (const organizationId of gone) {
    try {
      // Not before the deletion is certain: rows that are swept do not come back.
      await database.acrossOrganizations((tx) => sweepOrphans(tx.$client, facts, organizationId));
    } catch (error) {
      log.warn('The facts of a deleted organization wait for the next sweep', { organizationId, error });
    }
  }
}

async function belongings(tx: Transaction, userId: string, lock?: 'lock'): Promise<Belonging[]> {
  const mine = await tx
    .select({ id: organizations.id, name: organizations.name })
    .from(organizations)
    .innerJoin(memberships, eq(memberships.organizationId, organizations.id))
    .where(eq(memberships.userId, userId))
    .orderBy(asc(organizations.id));
  return await Promise.all(
    mine.map(async ({ id, name }) => {
      const query = tx
        .select({ userId: memberships.userId, role: memberships.role })
        .from(memberships)
        .where(eq(memberships.organizationId, id));
      // Locked against a second owner that leaves or deletes at the same moment.
      const people = lock === undefined ? await query : await query.for('update');
      const owners = people.filter(({ role }) => role === 'owner');
      const goes = owners.length === 0 || (owners.length === 1 && owners[0]?.userId === userId);
      return { id, name, people: people.length, goes: goes && people.some((one) => one.userId === userId) };
    }),
  );
}

async function granters(tx: Transaction, organizationId: string): Promise<string[]> {
  const rows = await tx
    .selectDistinct({ userId: googleGrants.userId })
    .from(googleGrants)
    .where(eq(googleGrants.organizationId, organizationId));
  return rows.map(({ userId }) => userId);
}

async function sourcesOnGrantsOf(tx: Transaction, organizationId: string, userId: string): Promise<string[]> {
  const rows = await tx
    .select({ name: sources.name })
    .from(sources)
    .innerJoin(googleGrants, eq(googleGrants.id, sources.grantId))
    .where(and(eq(sources.organizationId, organizationId), eq(googleGrants.userId, userId)))
    .orderBy(sql`${sources.name}`);
  return rows.map(({ name }) => name);
}
