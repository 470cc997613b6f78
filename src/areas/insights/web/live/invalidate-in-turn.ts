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
    await Promise.allSettled(keys.map((queryKey) => queries.invalidateQueries({ queryKey })));
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
