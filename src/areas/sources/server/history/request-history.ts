import { randomUUID } from 'node:crypto';
import type { Transaction } from '#src/platform/database/database.ts';
import type { WorkflowDefinition, Workflows } from '#src/platform/workflows/workflows.ts';
import { AppError } from '#src/shared/error-code.ts';
import { MOST_HISTORY_WEEKS } from '../../contract.ts';
import type { SourceRow } from '../source-store.ts';
import type { FetchHistoryInput } from '../workflows/fetch-history-input.ts';
import { wantHistory } from './history-store.ts';

export interface HistoryRequests {
  readonly workflows: Workflows;
  readonly fetchHistory: WorkflowDefinition<FetchHistoryInput>;
}

/** Asks for the history of a source. Who asks while it is being fetched changes nothing. */
export async function requestHistory(
  requests: HistoryRequests,
  tx: Transaction,
  source: SourceRow,
  weeks: number,
): Promise<void> {
  if (source.type === 'FILE')
    throw new AppError(
      'CONFLICT',
      'The history of an imported file is what was imported. Import more of it.',
    );
  if (source.status !== 'active')
    throw new AppError(
      'CONFLICT',
      `The source is not active (${source.status}). Finish its setup or connect it again first.`,
    );
  await enqueueHistory(requests, tx, source, weeks);
}

/** After a source has become active, or works again: whatever its history lacks is fetched. Others are left alone. */
export async function historyOfActive(
  requests: HistoryRequests,
  tx: Transaction,
  source: SourceRow,
): Promise<void> {
  if (source.type !== 'FILE' && source.status === 'active')
    await enqueueHistory(requests, tx, source, MOST_HISTORY_WEEKS);
}

export async function enqueueHistory(
  { workflows, fetchHistory }: HistoryRequests,
  tx: Transaction,
  { organizationId, id: sourceId }: Pick<SourceRow, 'organizationId' | 'id'>,
  weeks: number,
): Promise<void> {
  const fetchId = randomUUID();
  if (await wantHistory(tx, { organizationId, sourceId, fetchId, weeks }))
    await workflows.enqueue(tx, fetchHistory, fetchId, sourceId, { fetchId, organizationId, sourceId });
}
