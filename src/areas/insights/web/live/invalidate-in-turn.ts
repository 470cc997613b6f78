import { hashKey, type QueryClient, type QueryKey } from '@tanstack/react-query';

/**
 * Invalidates keys in rounds: the next round begins when the answers of the one before are there. A run that tells its
 * progress several times a second then neither piles up requests nor cancels each before it is answered.
 */
export function invalidateInTurn(queries: QueryClient): (keys: readonly QueryKey[]) => void {
  const waiting = new Map<string, QueryKey>();
  let running = false;

  const round = async () => {
    const keys = [...waiting.values()];
    waiting.clear();
    await Promise.allSettled(keys.map((queryKey) => readAnew(queries, queryKey)));
  };
  const run = async () => {
    if (running) return;
    running = true;
    // Changes of one transaction arrive together: they are one round.
    await Promise.resolve();
    while (waiting.size > 0) await round();
    running = false;
  };
  return (keys) => {
    for (const key of keys) waiting.set(hashKey(key), key);
    void run();
  };
}

/**
 * Answers that are under way may have been read before the change. Invalidating cancels those that are shown already; it joins a first
 * one, and leaves alone one that nobody shows yet: these would then pass for the newest, so they are invalidated once they are there.
 */
async function readAnew(queries: QueryClient, queryKey: QueryKey): Promise<void> {
  const underWay = queries
    .getQueryCache()
    .findAll({ queryKey, fetchStatus: 'fetching' })
    .filter((query) => query.state.data === undefined || !query.isActive());
  await queries.invalidateQueries({ queryKey });
  if (underWay.length === 0) return;
  await Promise.allSettled(underWay.map(({ promise }) => promise));
  await queries.invalidateQueries({ queryKey, predicate: (query) => underWay.includes(query) });
}
