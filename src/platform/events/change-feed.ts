import { and, asc, eq, gt } from '#src/platform/database/drizzle.ts';
import type { Database } from '../database/database.ts';
import { changeCounters, changes } from '../database/tables.ts';
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
  /** Resolves at the next change of the organization, or when the signal aborts. Never loses one: ask `since` after it. */
  next(organizationId: string, signal: AbortSignal): Promise<void>;
}

/**
 * What changed, pushed by Postgres NOTIFY. The notification only wakes; the truth is the table of numbered changes, so
 * that a lost connection loses nothing: after reconnecting everyone is woken and looks.
 */
export async function openChangeFeed(notifications: Notifications, database: Database): Promise<ChangeFeed> {
  const sleepers = new Map<string, Set<() => void>>();

  const wake = (organizationId: string) => {
    for (const resolve of sleepers.get(organizationId) ?? []) resolve();
  };

  await notifications.listen('changes', {
    heard: wake,
    missed: () => {
      for (const organizationId of sleepers.keys()) wake(organizationId);
    },
  });

  return {
    latest: (organizationId) =>
      database.forOrganization(
        organizationId,
        async (tx) => (await tx.select({ last: changeCounters.last }).from(changeCounters))[0]?.last ?? 0,
      ),
    since: (organizationId, after, limit) =>
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
      ),
    next: (organizationId, signal) =>
      new Promise((resolve) => {
        const waiting = sleepers.get(organizationId) ?? new Set();
        sleepers.set(organizationId, waiting);
        const done = () => {
          waiting.delete(done);
          if (waiting.size === 0) sleepers.delete(organizationId);
          signal.removeEventListener('abort', done);
          resolve();
        };
        waiting.add(done);
        signal.addEventListener('abort', done);
        if (signal.aborted) done();
      }),
  };
}
