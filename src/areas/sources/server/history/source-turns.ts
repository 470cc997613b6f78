import pLimit, { type LimitFunction } from 'p-limit';

/**
 * Fetches of one source take turns in this process, so that a run and the fetching of its history never ask for the same
 * day at once: whoever comes second finds it stored.
 */
export type SourceTurns = <Result>(sourceId: string, work: () => Promise<Result>) => Promise<Result>;

export function sourceTurns(): SourceTurns {
  const turns = new Map<string, LimitFunction>();
  return async (sourceId, work) => {
    const turn = turns.get(sourceId) ?? pLimit(1);
    turns.set(sourceId, turn);
    try {
      return await turn(work);
    } finally {
      if (turn.activeCount + turn.pendingCount === 0) turns.delete(sourceId);
    }
  };
}
