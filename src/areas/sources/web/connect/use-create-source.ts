import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { Source } from '#src/areas/sources/contract.ts';
import { api, client } from '#src/web/api/client.ts';
import { useOrganization } from '#src/web/api/current-organization.tsx';
import { recordFirstSource } from '#src/web/api/onboarding.ts';

export interface NewSource {
  readonly name: string;
  readonly type: 'GA4' | 'GSC';
  readonly platformId: string;
  /** As it was when the button was pressed: the list hears of the new source before the answer comes. */
  readonly isFirst: boolean;
}

/** Makes a source of what was chosen at Google. The organization's first one begins its onboarding. */
export function useCreateSource(
  onCreated: (source: Source, made: NewSource) => void,
  onError: (error: Error) => void,
) {
  const { organization } = useOrganization();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: ({ name, type, platformId }: NewSource) =>
      client.sources.create({
        id: organization.id,
        name,
        type,
        platform_id: platformId,
        status: 'draft',
      }),
    onSuccess: async ({ source }, made) => {
      if (made.isFirst) recordFirstSource(organization.id, source.id);
      await queryClient.invalidateQueries({ queryKey: api.sources.list.key() });
      onCreated(source, made);
    },
    onError,
  });
}
