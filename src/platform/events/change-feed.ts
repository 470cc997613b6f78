import pg from 'pg';
import { and, asc, eq, gt } from '#src/platform/database/drizzle.ts';
import type { Database } from '../database/database.ts';
import { changeCounters, changes } from '../database/tables.ts';
import type { Log } from '../log.ts';

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
  close(): Promise<void>;
}

const RECONNECT_MS = 500;

/**
 * What changed, pushed by Postgres NOTIFY. The notification only wakes; the truth is the table of numbered changes, so
 * that a lost connection loses nothing: after reconnecting everyone is woken and looks.
 */
export async function openChangeFeed(url: string, database: Database, log: Log): Promise<ChangeFeed> {
  const sleepers = new Map<string, Set<() => void>>();
  let listener: pg.Client | undefined;
  let closed = false;

  const wake = (organizationId: string) => {
    for (const resolve of sleepers.get(organizationId) ?? []) resolve();
  };

  const listen = async (): Promise<void> => {
    const client = new pg.Client({
      connectionString: url,
      application_name: 'weekwise-changes',
      keepAlive: true,
    });
    client.on('notification', ({ payload }) => payload && wake(payload));
    const lost = (error?: Error) => {
      if (closed || listener !== client) return;
      listener = undefined;
      log.warn('The connection that listens for changes was lost', { error });
      setTimeout(reconnect, RECONNECT_MS).unref();
    };
    client.on('error', lost);
    client.on('end', () => lost());
    await client.connect();
    await client.query('LISTEN changes');
    listener = client;
    for (const organizationId of sleepers.keys()) wake(organizationId);
  };
  const reconnect = () => {
    if (closed) return;
    listen().catch((error: Error) => {
      log.warn('Cannot listen for changes yet', { error });
      setTimeout(reconnect, RECONNECT_MS).unref();
    });
  };
  await listen();

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
    close: async () => {
      closed = true;
      const client = listener;
      listener = undefined;
      await client?.end();
    },
  };
}
