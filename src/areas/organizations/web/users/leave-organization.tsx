import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { useState } from 'react';
import type { Person } from '#src/areas/organizations/contract.ts';
import { client } from '#src/web/api/client.ts';
import { useOrganization } from '#src/web/api/current-organization.tsx';
import { failureOf } from '#src/web/api/error.ts';
import { membershipsQuery } from '#src/web/api/session.ts';
import { Button } from '#src/web/ui/button.tsx';
import { ConfirmDialog } from '#src/web/ui/confirm-dialog.tsx';
import { Section } from '#src/web/ui/section.tsx';
import { showToast } from '#src/web/ui/toast-store.ts';

const LAST_OWNER =
  'An organization needs an owner, and you are the only one. Make somebody else an owner first.';

/** @param people of the organization, where they are known: its only owner cannot leave */
export function LeaveOrganization({ people }: { people: readonly Person[] | undefined }) {
  const { organization, role } = useOrganization();
  const owners = people?.filter((person) => person.role === 'owner').length;
  const isLastOwner = role === 'owner' && owners === 1;
  const router = useRouter();
  const queryClient = useQueryClient();
  const [asking, setAsking] = useState(false);
  const leave = useMutation({
    mutationFn: () => client.organizations.leave({ organizationId: organization.id }),
    onSuccess: async () => {
      router.history.replace('/organizations');
      showToast({ title: `You left ${organization.name}` });
      await queryClient.invalidateQueries({ queryKey: membershipsQuery.queryKey });
    },
  });
  return (
    <Section
      title="Leave"
      detail="You lose sight of everything in this organization. An administrator can invite you again."
    >
      <Button
        disabledReason={isLastOwner ? LAST_OWNER : undefined}
        onClick={() => {
          leave.reset();
          setAsking(true);
        }}
      >
        Leave organization
      </Button>
      {isLastOwner && <p className="mt-2 text-note text-faint">{LAST_OWNER}</p>}
      <ConfirmDialog
        open={asking}
        onClose={() => setAsking(false)}
        title={`Leave ${organization.name}?`}
        confirmLabel="Leave"
        danger
        busy={leave.isPending}
        error={leave.isError ? failureOf(leave.error).message : undefined}
        onConfirm={() => leave.mutate()}
      >
        <p className="text-ui text-soft">
          Sources that live on your Google account stand still until somebody connects another.
        </p>
      </ConfirmDialog>
    </Section>
  );
}
