import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { useState } from 'react';
import type { Source } from '#src/areas/sources/contract.ts';
import { api, client } from '#src/web/api/client.ts';
import { useOrganization } from '#src/web/api/current-organization.tsx';
import { failureOf } from '#src/web/api/error.ts';
import { Button } from '#src/web/ui/button.tsx';
import { ConfirmDialog } from '#src/web/ui/confirm-dialog.tsx';
import { Section } from '#src/web/ui/section.tsx';
import { showToast } from '#src/web/ui/toast-store.ts';

export function DeleteSource({ source }: { source: Source }) {
  const { path } = useOrganization();
  const router = useRouter();
  const queryClient = useQueryClient();
  const [asking, setAsking] = useState(false);
  const remove = useMutation({
    mutationFn: () => client.sources.remove({ sourceId: source.id }),
    onSuccess: async () => {
      // The list first: the page of a source that is gone must not be asked for again.
      router.history.replace(path('/sources'));
      showToast({ title: `${source.name} was deleted` });
      await Promise.all([
        queryClient.invalidateQueries({ queryKey: api.sources.list.key() }),
        queryClient.invalidateQueries({ queryKey: api.insights.key() }),
      ]);
    },
    onError: (error) =>
      showToast({ tone: 'danger', title: 'Failed to delete source', detail: failureOf(error).message }),
  });
  return (
    <Section
      title="Delete source"
      detail="With everything that was read and found. Nothing changes at Google."
    >
      <Button onClick={() => setAsking(true)}>Delete</Button>
      <ConfirmDialog
        open={asking}
        onClose={() => setAsking(false)}
        title={`Delete ${source.name}?`}
        confirmLabel="Delete source"
        danger
        busy={remove.isPending}
        onConfirm={() => remove.mutate()}
      >
        <p className="text-ui text-soft">
          Its stored figures, findings and cards go with it, in all weeks. Nothing changes in Google
          Analytics. This cannot be undone.
        </p>
      </ConfirmDialog>
    </Section>
  );
}
