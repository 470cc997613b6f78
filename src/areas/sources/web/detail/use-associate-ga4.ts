import { useMutation } from '@tanstack/react-query';
import { client } from '#src/web/api/client.ts';
import { failureOf } from '#src/web/api/error.ts';
import { showToast } from '#src/web/ui/toast-store.ts';
import { useSourceChanged } from '../use-source-changed.ts';

/** Binds a property to a source. Another property than before means that the mapping is asked again. */
export function useAssociateGa4(sourceId: string, onDone: () => void) {
  const sourceChanged = useSourceChanged();
  return useMutation({
    mutationFn: (ga4PropertyId: string) => client.sources.associateGa4({ sourceId, ga4PropertyId }),
    onSuccess: async ({ source }) => {
      await sourceChanged(source);
      onDone();
    },
    onError: (error) =>
      showToast({
        tone: 'danger',
        title: 'Failed to associate GA4 property',
        detail: failureOf(error).message,
      }),
  });
}
