import type { Database } from '#src/platform/database/database.ts';
import { MOST_HISTORY_WEEKS } from '../../contract.ts';
import { enqueueHistory, type HistoryRequests } from './request-history.ts';

export interface RefreshParts extends HistoryRequests {
  readonly database: Database;
}

/** Looks for newer data of every active source of an organization now, instead of when its day has come. Answers how many. */
export async function refreshSources(parts: RefreshParts, organizationId: string): Promise<number> {
  return await parts.database.forOrganization(organizationId, async (tx) => {
    const { rows } = await tx.$client.query<{ id: string; weeks: number | null }>(
      `SELECT s.id, h.weeks_wanted AS weeks FROM sources s LEFT JOIN source_histories h ON h.source_id = s.id
       WHERE s.status = 'active' AND s.type <> 'FILE' AND coalesce(h.state, 'idle') NOT IN ('waiting', 'running')`,
    );
    for (const { id, weeks } of rows)
      await enqueueHistory(parts, tx, { id, organizationId }, weeks ?? MOST_HISTORY_WEEKS);
    return rows.length;
  });
}
