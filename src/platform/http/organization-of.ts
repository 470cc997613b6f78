import { z } from 'zod';
import { and, eq, sql } from '#src/platform/database/drizzle.ts';
import { organizationOfAgent } from '#src/shared/agent-id.ts';
import type { OrganizationLocator } from '#src/shared/endpoint.ts';
import type { Database, Transaction } from '../database/database.ts';
import { questions } from '../database/question-tables.ts';
import { annotations, cards, memberships, runs, siteAnalyses, sources } from '../database/tables.ts';
import type { ActingMember } from './request-context.ts';

type Find = (tx: Transaction, id: string, userId: string) => Promise<string | undefined>;

/** How each kind of id leads to the organization it belongs to. */
const organizationBehind: Record<OrganizationLocator['names'], Find> = {
  organization: async (_tx, id) => id,
  agent: async (_tx, id) => organizationOfAgent(id),
  source: async (tx, id) =>
    (await tx.select({ organization: sources.organizationId }).from(sources).where(eq(sources.id, id)))[0]
      ?.organization,
  card: async (tx, id) =>
    (await tx.select({ organization: cards.organizationId }).from(cards).where(eq(cards.id, id)))[0]
      ?.organization,
  run: async (tx, id) =>
    (await tx.select({ organization: runs.organizationId }).from(runs).where(eq(runs.id, id)))[0]
      ?.organization,
  // Of other members' questions nobody is told that there are any, whatever else is wrong with a request.
  question: async (tx, id, userId) =>
    (
      await tx
        .select({ organization: questions.organizationId })
        .from(questions)
        .where(and(eq(questions.id, id), eq(questions.userId, userId)))
    )[0]?.organization,
  annotation: async (tx, id) =>
    (
      await tx
        .select({ organization: annotations.organizationId })
        .from(annotations)
        .where(eq(annotations.id, id))
    )[0]?.organization,
  siteAnalysis: async (tx, id) =>
    (
      await tx
        .select({ organization: siteAnalyses.organizationId })
        .from(siteAnalyses)
        .where(eq(siteAnalyses.id, id))
    )[0]?.organization,
};

const isId = (text: unknown): text is string => z.uuid().safeParse(text).success;

/** The caller's membership in the organization that an id belongs to; undefined for unknown and foreign ids alike. */
export async function membershipFor(
  database: Database,
  userId: string,
  names: OrganizationLocator['names'],
  id: string,
): Promise<ActingMember | undefined> {
  if (names !== 'agent' && !isId(id)) return undefined;
  return await database.acrossOrganizations(async (tx) => {
    const organizationId = await organizationBehind[names](tx, id, userId);
    if (!isId(organizationId)) return undefined;
    const [row] = await tx
      // The id as we write it, not as it was asked: queues, locks and listeners go by its letters.
      .select({
        organizationId: memberships.organizationId,
        role: memberships.role,
        stale: sql<boolean>`coalesce(${memberships.lastSeenAt} < now() - interval '10 minutes', true)`,
      })
      .from(memberships)
      .where(and(eq(memberships.organizationId, organizationId), eq(memberships.userId, userId)));
    if (row === undefined) return undefined;
    if (row.stale) await noteSeen(tx, row.organizationId, userId);
    return { organizationId: row.organizationId, role: row.role };
  });
}

/** When somebody was last seen, to ten minutes: a write for each request would be too many. */
async function noteSeen(tx: Transaction, organizationId: string, userId: string): Promise<void> {
  await tx
    .update(memberships)
    .set({ lastSeenAt: sql`now()` })
    .where(and(eq(memberships.organizationId, organizationId), eq(memberships.userId, userId)));
}
