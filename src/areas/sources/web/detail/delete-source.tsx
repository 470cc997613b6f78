import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { useState } from 'react';
import type { Source } from '#src/areas/sources/contract.ts';
import { api, client } from '#src/web/api/client.ts';
import { useOrganization } from '#src/web/api/current-organization.tsx';
import { failureOf } from '#src/web/api/error.ts';
import { Button } from '#src/web/ui/button.tsx';
import { Section } from '#src/web/ui/section.tsx';
import { showToast } from '#src/web/ui/toast-store.ts';
import { TypedConfirmDialog } from '#src/web/ui/typed-confirm-dialog.tsx';

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
      <TypedConfirmDialog
        open={asking}
        onClose={() => setAsking(false)}
        title={`Delete ${source.name}?`}
        phrase={source.name}
        confirmLabel="Delete source"
        busy={remove.isPending}
        onConfirm={() => remove.mutate()}
      >
        <div className="grid gap-3 text-ui text-soft">
          <p>Deleted with it, in all weeks:</p>
          <ul className="list-disc pl-5">
            <li>the figures that were read of it</li>
            <li>its findings, cards and analyses; runs that have not ended give their credits back</li>
            <li>what was learned of its site</li>
          </ul>
          <p>
            {source.type === 'FILE'
              ? 'Your own files stay where they are.'
              : 'Nothing changes at Google, and the Google account stays connected.'}{' '}
            This cannot be undone.
          </p>
        </div>
      </TypedConfirmDialog>
    </Section>
  );
}
