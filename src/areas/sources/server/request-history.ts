import { randomUUID } from 'node:crypto';
import type { Transaction } from '#src/platform/database/database.ts';
import { AppError } from '#src/shared/error-code.ts';
import { wantHistory } from './history-store.ts';
import type { SourceRow } from './source-store.ts';

/** Asks for the history of a source. It is fetched by a workflow of its own; whoever asks twice changes nothing. */
export async function requestHistory(tx: Transaction, source: SourceRow, weeks: number): Promise<void> {
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
  const { organizationId, id: sourceId } = source;
  await wantHistory(tx, { organizationId, sourceId, fetchId: randomUUID(), weeks });
}
