import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { expect, it } from 'vitest';
import { invalidateInTurn } from './invalidate-in-turn.ts';

const queryKey = ['questions'];

/** A server whose answers were read when they were asked for, and arrive when they are let go. */
function slowServer() {
  const asked: PromiseWithResolvers<void>[] = [];
  let [state, heard] = ['running', () => {}];
  return {
    change: (next: string) => {
      state = next;
    },
    queryFn: async () => {
      const read = state;
      const arrives = Promise.withResolvers<void>();
      asked.push(arrives);
      heard();
      await arrives.promise;
      return read;
    },
    answer: async (number: number) => {
      while (asked.length < number)
        await new Promise<void>((resolve) => {
          heard = resolve;
        });
      asked[number - 1]?.resolve();
    },
  };
}

it('reads again what was read before the change for the first time and arrives after it', async () => {
  const server = slowServer();
  const queries = new QueryClient();
  const shown = new QueryObserver(queries, { queryKey, queryFn: server.queryFn, staleTime: 300_000 });
  const stop = shown.subscribe(() => undefined);
  server.change('answered');
  invalidateInTurn(queries)([queryKey]);
  await server.answer(1);
  await server.answer(2);
  await expect.poll(() => shown.getCurrentResult().data).toBe('answered');
  stop();
});

it('does not take for fresh what was fetched ahead before the change', async () => {
  const server = slowServer();
  const queries = new QueryClient();
  const ahead = queries.prefetchQuery({ queryKey, queryFn: server.queryFn, staleTime: 300_000 });
  server.change('answered');
  invalidateInTurn(queries)([queryKey]);
  await server.answer(1);
  await ahead;
  await expect.poll(() => queries.getQueryState(queryKey)?.isInvalidated).toBe(true);
});

it('asks once for what nobody was asking for', async () => {
  const server = slowServer();
  const queries = new QueryClient();
  const shown = new QueryObserver(queries, { queryKey, queryFn: server.queryFn, staleTime: 300_000 });
  const stop = shown.subscribe(() => undefined);
  await server.answer(1);
  await expect.poll(() => shown.getCurrentResult().data).toBe('running');
  server.change('answered');
  invalidateInTurn(queries)([queryKey]);
  await server.answer(2);
  await expect.poll(() => shown.getCurrentResult().data).toBe('answered');
  expect(shown.getCurrentResult().isFetching).toBe(false);
  stop();
});
