import type { Clock } from '#src/platform/clock.ts';
import type { Database } from '#src/platform/database/database.ts';
import type { Facts } from '#src/platform/facts/facts-client.ts';
import type { Log } from '#src/platform/log.ts';
import { STALE_AFTER_MS } from '#src/shared/stale-after.ts';
import { MOST_HISTORY_WEEKS } from '../../contract.ts';
import { enqueueHistory, type HistoryRequests } from './request-history.ts';
import { sweepLeftovers } from './sweep-leftovers.ts';

export interface LookAfterParts extends HistoryRequests {
  readonly database: Database;
  readonly clock: Clock;
  readonly log: Log;
}

const LOOK_EVERY_MS = 30_000;
/** A fetch that is lost; should it live, it sees that another took over. */
const LOST = `updated_at < now() - make_interval(secs => ${STALE_AFTER_MS / 1000})`;

/**
 * Whose time has come: a pause is over, the daily look at young days is due, a source became active and nobody has fetched
 * anything of it, or a fetch was lost. The rows say so themselves, so that it does not matter which process looks, how
 * often, or what died meanwhile.
 */
const DUE = `
  SELECT s.id, s.organization_id AS "organizationId", h.weeks_wanted AS weeks
  FROM sources s LEFT JOIN source_histories h ON h.source_id = s.id
  WHERE s.status = 'active' AND s.type <> 'FILE' AND (
    h.source_id IS NULL
    OR (h.state IN ('waiting', 'done', 'failed') AND h.continues_at <= $1)
    OR (h.state IN ('waiting', 'running') AND h.continues_at IS NULL
      AND h.${LOST}))
  ORDER BY h.continues_at NULLS FIRST LIMIT 100`;

const FORGET_LOST = `
  UPDATE source_histories SET state = 'idle'
  WHERE source_id = $1 AND state IN ('waiting', 'running') AND continues_at IS NULL
    AND ${LOST}`;

/** Starts what is due and answers how much that was. */
async function fetchDueSources(parts: LookAfterParts): Promise<number> {
  const { database, clock } = parts;
  const due = await database.acrossOrganizations(
    async ({ $client }) =>
      (
        await $client.query<{ id: string; organizationId: string; weeks: number | null }>(DUE, [
          new Date(clock.now()),
        ])
      ).rows,
  );
  for (const source of due)
    await database.forOrganization(source.organizationId, async (tx) => {
      await tx.$client.query(FORGET_LOST, [source.id]);
      await enqueueHistory(parts, tx, source, source.weeks ?? MOST_HISTORY_WEEKS);
    });
  return due.length;
}

/** Sweeps and looks at once, then looks again and again until it is closed. */
export function lookAfterSources(parts: LookAfterParts & { readonly facts: Facts }): {
  close(): Promise<void>;
} {
  const { log } = parts;
  let looking: Promise<unknown> = sweepLeftovers(parts).catch((error: unknown) =>
    log.warn('Leftovers of fetches could not be removed; it is tried at the next start', { error }),
  );
  const look = () => {
    looking = looking
      .then(() => fetchDueSources(parts))
      .catch((error: unknown) => log.warn('Sources could not be looked after; it is tried again', { error }));
  };
  look();
  const timer = setInterval(look, LOOK_EVERY_MS);
  timer.unref();
  return {
    async close() {
      clearInterval(timer);
      await looking;
    },
  };
}
