import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { ApiToken } from '#src/areas/account/contract.ts';
import type { Organization } from '#src/areas/organizations/contract.ts';
import { api, client } from '#src/web/api/client.ts';
import { now } from '#src/web/api/clock.ts';
import { failureOf } from '#src/web/api/error.ts';
import { Button } from '#src/web/ui/button.tsx';
import { ConfirmDialog } from '#src/web/ui/confirm-dialog.tsx';
import { type Column, DataTable } from '#src/web/ui/data-table.tsx';
import { formatDateTime, formatInstant } from '#src/web/ui/format/instant.ts';
import { showToast } from '#src/web/ui/toast-store.ts';
import { noticeSignedOut } from './notice-signed-out.ts';

interface TokenTableProps {
  readonly tokens: readonly ApiToken[];
  readonly organizations: readonly Organization[];
}

export function TokenTable({ tokens, organizations }: TokenTableProps) {
  const queryClient = useQueryClient();
  const [revoking, setRevoking] = useState<ApiToken>();
  const revoke = useMutation({
    mutationFn: ({ id }: ApiToken) => client.account.revokeToken({ tokenId: id }),
    onError: (error) => noticeSignedOut(queryClient, error),
    onSuccess: async (_answer, { name }) => {
      setRevoking(undefined);
      showToast({ title: `${name} is useless now` });
      await queryClient.invalidateQueries({ queryKey: api.account.tokens.key() });
    },
  });
  const columns: readonly Column<ApiToken>[] = [
    { id: 'name', header: 'Name', cell: ({ name }) => <span className="font-medium">{name}</span> },
    {
      id: 'organization',
      header: 'Organization',
      cell: ({ organizationId }) => organizations.find(({ id }) => id === organizationId)?.name ?? '',
    },
    { id: 'scope', header: 'Scope', cell: ({ scope }) => (scope === 'read' ? 'Read' : 'Read and write') },
    {
      id: 'used',
      header: 'Last used',
      cell: ({ lastUsedAt }) => <When at={lastUsedAt} none="Never" />,
    },
    {
      id: 'expires',
      header: 'Good until',
      onlyWhenWide: true,
      cell: ({ expiresAt }) => (expiresAt === null ? 'It is revoked' : formatDateTime(expiresAt)),
    },
    {
      id: 'revoke',
      header: '',
      numeric: true,
      cell: (token) => (
        <Button
          size="small"
          tone="plain"
          aria-label={`Revoke ${token.name}`}
          onClick={() => {
            revoke.reset();
            setRevoking(token);
          }}
        >
          Revoke
        </Button>
      ),
    },
  ];
  return (
    <>
      <DataTable
        caption="Your API tokens"
        columns={columns}
        rows={tokens}
        rowKey={({ id }) => id}
        empty="No program has a token."
      />
      <ConfirmDialog
        open={revoking !== undefined}
        onClose={() => setRevoking(undefined)}
        title={`Revoke ${revoking?.name ?? ''}?`}
        confirmLabel="Revoke"
        danger
        busy={revoke.isPending}
        error={revoke.isError ? failureOf(revoke.error).message : undefined}
        onConfirm={() => revoking && revoke.mutate(revoking)}
      >
        <p className="text-ui text-soft">Programs that use it are refused from now on.</p>
      </ConfirmDialog>
    </>
  );
}

function When({ at, none }: { at: string | null; none: string }) {
  if (at === null) return none;
  return <time title={formatDateTime(at)}>{formatInstant(at, now())}</time>;
}
