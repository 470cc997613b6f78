import type { z } from 'zod';
import type { Transaction } from '#src/platform/database/database.ts';
import type { CardPayload } from '../contract.ts';
import { EXPLORER_TAG, keepProgressCard } from './card-store.ts';
import type { RunRow } from './run-store.ts';

const statusOf: Record<RunRow['status'], 'in_progress' | 'completed' | 'failed'> = {
  queued: 'in_progress',
  in_progress: 'in_progress',
  completed: 'completed',
  failed: 'failed',
};

const summaryOf = (run: RunRow): string => {
  switch (run.status) {
    case 'queued':
      return 'Waiting for the run before it. It starts by itself.';
    case 'in_progress':
      return run.currentStep;
    case 'completed':
      return run.partial
        ? 'Done, partial: the budget of steps or the quota ended before everything was explored.'
        : 'Done.';
    case 'failed':
      return run.failure ?? 'The run failed. Its credits were given back.';
  }
};

const generationWords = { type: 'generate_week', title: 'Generating insights', tags: ['workflow'] } as const;
const explorationWords = {
  type: 'historical_explorer',
  title: 'Exploring historical data',
  tags: ['workflow', EXPLORER_TAG],
} as const;

/** Shows a run as a card of its week; every change of the run goes through here, in the same transaction. */
export async function showProgress(tx: Transaction, run: RunRow): Promise<void> {
  const { type, title, tags } = run.kind === 'exploration' ? explorationWords : generationWords;
  const payload: z.infer<typeof CardPayload> = {
    type,
    status: statusOf[run.status],
    progressPercentage: run.status === 'completed' ? 100 : run.progress,
    currentStep: run.status === 'queued' ? 'Waiting in the queue' : run.currentStep,
    ...(run.status === 'queued' && { waiting: true }),
    partial: run.partial,
    ...(run.failure === null ? {} : { failure: run.failure }),
  };
  await keepProgressCard(tx, {
    organizationId: run.organizationId,
    sourceId: run.sourceId,
    runId: run.id,
    week: run.week,
    key: run.id,
    cardType: 'workflow_progress',
    title,
    summary: summaryOf(run),
    description: summaryOf(run),
    tags: [...tags],
    payload,
  });
}
