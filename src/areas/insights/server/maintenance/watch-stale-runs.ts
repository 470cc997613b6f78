import { sql } from '#src/platform/database/drizzle.ts';
import type { Log } from '#src/platform/log.ts';
import { STALE_AFTER_MS } from '#src/shared/stale-after.ts';
import { cleanStaleRuns, type MaintenanceParts } from './clean-stale-runs.ts';

const EVERY_MS = 60_000;

/** Looks every minute, in whichever process does the work, for runs that stand still. Ends with the function it answers. */
export function watchStaleRuns(parts: MaintenanceParts & { readonly log: Log }): () => Promise<void> {
  const { database, log } = parts;
  let looking = Promise.resolve();
  const look = async () => {
    const organizations = await database.acrossOrganizations((tx) =>
      tx.execute<{ id: string }>(
        sql`SELECT DISTINCT organization_id AS id FROM runs
            WHERE status = 'in_progress' AND progressed_at < now() - make_interval(secs => ${STALE_AFTER_MS / 1000})`,
      ),
    );
    for (const { id } of organizations.rows) {
      const { cleaned } = await cleanStaleRuns(parts, id, STALE_AFTER_MS);
      if (cleaned.length > 0) log.warn('Runs that stood still were ended', { organizationId: id, cleaned });
    }
  };
  const timer = setInterval(() => {
    looking = look().catch((error: unknown) => log.warn('Stale runs could not be looked for', { error }));
  }, EVERY_MS);
  return async () => {
    clearInterval(timer);
    await looking;
  };
}
