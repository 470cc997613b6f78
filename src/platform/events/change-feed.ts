import { and, asc, eq, gt } from '#src/platform/database/drizzle.ts';
import type { Database, Transaction } from '../database/database.ts';
import { changeCounters, changes, memberships } from '../database/tables.ts';
import type { Notifications } from './notifications.ts';

export interface Change {
  readonly number: number;
  readonly kind: string;
  readonly entityId: string | null;
  readonly week: string | null;
}

export interface ChangeFeed {
  /** Number of the newest change of an organization; 0 when there was none. */
  latest(organizationId: string): Promise<number>;
  /** Changes after a number, oldest first; at most `limit`. */
  since(organizationId: string, after: number, limit: number): Promise<Change[]>;
  /** True at the next change of the organization, false when the signal aborts. Never loses one: ask `since` after it. */
  next(organizationId: string, signal: AbortSignal): Promise<boolean>;
}

/**
 * What changed, pushed by Postgres NOTIFY. The notification only wakes; the truth is the table of numbered changes, so
 * that a lost connection loses nothing: after reconnecting everyone is woken and looks.
 */
export async function openChangeFeed(notifications: Notifications, database: Database): Promise<ChangeFeed> {
  const sleepers = new Map<string, Set<(changed: boolean) => void>>();
  /** Looks that are under way, by organization. A thousand readers of one are woken together and want the same rows. */
  const looks = new Map<string, Map<string, Promise<Change[]>>>();

  const wake = (organizationId: string) => {
    // A look that began before may not have seen what is told now; whoever wakes begins a new one.
    looks.delete(organizationId);
    for (const resolve of sleepers.get(organizationId) ?? []) resolve(true);
  };

  await notifications.listen('changes', {
    heard: wake,
    missed: () => {
      for (const organizationId of sleepers.keys()) wake(organizationId);
    },
  });

  const read = (organizationId: string, after: number, limit: number): Promise<Change[]> =>
    database.forOrganization(organizationId, (tx) =>
      tx
        .select({
          number: changes.number,
          kind: changes.kind,
          entityId: changes.entityId,
          week: changes.week,
        })
        .from(changes)
        .where(and(eq(changes.organizationId, organizationId), gt(changes.number, after)))
        .orderBy(asc(changes.number))
        .limit(limit),
    );

  return {
    latest: (organizationId) =>
      database.forOrganization(
        organizationId,
        async (tx) => (await tx.select({ last: changeCounters.last }).from(changeCounters))[0]?.last ?? 0,
      ),
    since: (organizationId, after, limit) => {
      const own = looks.get(organizationId) ?? new Map<string, Promise<Change[]>>();
      looks.set(organizationId, own);
      const key = `${after} ${limit}`;
      const look =
        own.get(key) ??
        read(organizationId, after, limit).finally(() => {
          own.delete(key);
          if (own.size === 0 && looks.get(organizationId) === own) looks.delete(organizationId);
        });
      own.set(key, look);
      return look;
    },
    next: (organizationId, signal) =>
      new Promise((resolve) => {
        const waiting = sleepers.get(organizationId) ?? new Set();
        sleepers.set(organizationId, waiting);
        const done = (changed: boolean) => {
          waiting.delete(done);
          if (waiting.size === 0 && sleepers.get(organizationId) === waiting) sleepers.delete(organizationId);
          signal.removeEventListener('abort', aborted);
          resolve(changed);
        };
        const aborted = () => done(false);
        waiting.add(done);
        signal.addEventListener('abort', aborted);
        if (signal.aborted) aborted();
      }),
  };
}

/** Number of the newest change of each organization of a user; one in which nothing ever changed is not among them. */
export async function newestChanges(tx: Transaction, userId: string): Promise<Record<string, number>> {
  const rows = await tx
    .select({ organizationId: changeCounters.organizationId, last: changeCounters.last })
    .from(changeCounters)
    .innerJoin(memberships, eq(memberships.organizationId, changeCounters.organizationId))
    .where(eq(memberships.userId, userId));
  return Object.fromEntries(rows.map(({ organizationId, last }) => [organizationId, last]));
}
