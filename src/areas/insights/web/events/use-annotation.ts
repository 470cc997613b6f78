import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api, client } from '#src/web/api/client.ts';
import { useOrganization } from '#src/web/api/current-organization.tsx';
import { type Failure, failureOf } from '#src/web/api/error.ts';
import type { Annotation } from '../../events-contract.ts';

type Said = Pick<Annotation, 'label' | 'type' | 'from' | 'to' | 'sourceId'>;

/** Keeps, changes or takes back a mark; the dialog closes when it is done, and keeps what was typed when it is not. */
export function useAnnotation(annotation: Annotation | undefined, onDone: () => void) {
  const { organization } = useOrganization();
  const queries = useQueryClient();
  const { mutate, isPending, error } = useMutation({
    mutationFn: async (said: Said | null) => {
      if (annotation === undefined) {
        if (said !== null) await client.insights.markEvent({ ...said, organizationId: organization.id });
      } else if (said === null) await client.insights.removeAnnotation({ annotationId: annotation.id });
      else await client.insights.changeAnnotation({ ...said, annotationId: annotation.id });
    },
    onSuccess: async () => {
      await queries.invalidateQueries({ queryKey: api.insights.knownEvents.key() });
      onDone();
    },
  });
  const failure: Failure | undefined = error === null ? undefined : failureOf(error);
  return { save: (said: Said) => mutate(said), remove: () => mutate(null), isPending, failure };
}
