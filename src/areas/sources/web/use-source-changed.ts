import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import type { Source } from '#src/areas/sources/contract.ts';
import { api } from '#src/web/api/client.ts';

/** Puts a source that the server answered with in the place of the one shown, and has the lists asked again. */
export function useSourceChanged(): (source: Source) => Promise<void> {
  const queryClient = useQueryClient();
  return useCallback(
    async (source) => {
      const key = api.sources.get.queryKey({ input: { sourceId: source.id } });
      queryClient.setQueryData(key, (known) => known && { ...known, source });
      await Promise.all([
        queryClient.invalidateQueries({ queryKey: key }),
        queryClient.invalidateQueries({ queryKey: api.sources.list.key() }),
      ]);
    },
    [queryClient],
  );
}
