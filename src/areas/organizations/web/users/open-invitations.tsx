import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { Invitation } from '#src/areas/organizations/contract.ts';
import { api, client } from '#src/web/api/client.ts';
import { useOrganization } from '#src/web/api/current-organization.tsx';
import { failureOf } from '#src/web/api/error.ts';
import { Button } from '#src/web/ui/button.tsx';
import { type Column, DataTable } from '#src/web/ui/data-table.tsx';
import { formatDateTime } from '#src/web/ui/format/instant.ts';
import { Section } from '#src/web/ui/section.tsx';
import { showToast } from '#src/web/ui/toast-store.ts';
import { roleWords } from '../role-words.ts';

/** Links that nobody used yet; nothing stands here while there are none. */
export function OpenInvitations() {
  const { organization } = useOrganization();
  const queryClient = useQueryClient();
  const invitations = useQuery(
    api.organizations.invitations.queryOptions({ input: { organizationId: organization.id } }),
  );
  const revoke = useMutation({
    mutationFn: ({ id }: Invitation) =>
      client.organizations.revokeInvitation({ organizationId: organization.id, invitationId: id }),
    onSuccess: () => showToast({ title: 'The invitation is useless now' }),
    onError: (error) =>
      showToast({
        tone: 'danger',
        title: 'The invitation was not revoked',
        detail: failureOf(error).message,
      }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: api.organizations.invitations.key() }),
  });
  const open = invitations.data?.invitations ?? [];
  if (open.length === 0) return null;
  const columns: readonly Column<Invitation>[] = [
    { id: 'note', header: 'For', cell: ({ note }) => note || 'Whoever has the link' },
    { id: 'role', header: 'Role', cell: ({ role }) => roleWords[role] },
    { id: 'by', header: 'Invited by', cell: ({ invitedBy }) => invitedBy ?? 'Deleted account' },
    {
      id: 'until',
      header: 'Sent',
      cell: ({ createdAt, expiresAt }) => (
        <time title={`Good until ${formatDateTime(expiresAt)}`}>{formatDateTime(createdAt)}</time>
      ),
    },
    {
      id: 'revoke',
      header: '',
      numeric: true,
      cell: (invitation) => (
        <Button
          size="small"
          tone="plain"
          aria-label={`Revoke the invitation for ${invitation.note || 'whoever has the link'}`}
          busy={revoke.isPending && revoke.variables.id === invitation.id}
          onClick={() => revoke.mutate(invitation)}
        >
          Revoke
        </Button>
      ),
    },
  ];
  return (
    <Section title="Open invitations" count={open.length}>
      <DataTable caption="Open invitations" columns={columns} rows={open} rowKey={({ id }) => id} />
    </Section>
  );
}
