import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { GoogleAccount } from '#src/areas/sources/google-account.ts';
import { api, client } from '#src/web/api/client.ts';
import { useOrganization } from '#src/web/api/current-organization.tsx';
import { failureOf } from '#src/web/api/error.ts';
import { Badge } from '#src/web/ui/badge.tsx';
import { Button } from '#src/web/ui/button.tsx';
import { ConfirmDialog } from '#src/web/ui/confirm-dialog.tsx';
import { Section } from '#src/web/ui/section.tsx';
import { showToast } from '#src/web/ui/toast-store.ts';
import { googleAccountsQuery } from '../queries.ts';

const services: Record<GoogleAccount['services'][number], string> = {
  analytics: 'Google Analytics',
  'search-console': 'Search Console',
};

const sourcesWords = (count: number) =>
  count === 0 ? 'No source' : count === 1 ? 'One source' : `${count} sources`;

/** The Google accounts that sources are read with. Nothing stands here before the first one. */
export function GoogleAccounts() {
  const { organization } = useOrganization();
  const accounts = useQuery(googleAccountsQuery(organization.id));
  if (accounts.data === undefined || accounts.data.length === 0) return null;
  return (
    <div className="mt-12">
      <Section
        title="Google accounts"
        detail="Connected by administrators, to read and nothing else. Each can also be withdrawn in the Google account itself."
      >
        <ul className="divide-y divide-line border-y border-line">
          {accounts.data.map((account) => (
            <Account key={account.id} account={account} />
          ))}
        </ul>
      </Section>
    </div>
  );
}

function Account({ account }: { account: GoogleAccount }) {
  const [asking, setAsking] = useState(false);
  const { email, connectedBy, status } = account;
  const allowed = account.services.map((service) => services[service]).join(' and ');
  return (
    <li className="flex items-center justify-between gap-x-6 gap-y-3 py-4 max-md:flex-col max-md:items-start">
      <div className="grid min-w-0 gap-1">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-read font-medium">
          <span className="min-w-0 break-all">{email}</span>
          {status === 'active' ? (
            <Badge tone="live">Connected</Badge>
          ) : (
            <Badge tone="danger">Disconnected</Badge>
          )}
        </p>
        <p className="text-ui text-soft">
          {allowed === '' ? 'Allows nothing' : allowed} · {sourcesWords(account.sources)}
          {connectedBy !== null && ` · connected by ${connectedBy}`}
        </p>
      </div>
      <Button size="small" onClick={() => setAsking(true)}>
        {status === 'active' ? 'Disconnect' : 'Remove'}
      </Button>
      <Disconnect account={account} open={asking} onClose={() => setAsking(false)} />
    </li>
  );
}

function Disconnect({
  account,
  open,
  onClose,
}: {
  account: GoogleAccount;
  open: boolean;
  onClose: () => void;
}) {
  const { organization } = useOrganization();
  const queryClient = useQueryClient();
  const disconnect = useMutation({
    mutationFn: () =>
      client.sources.disconnectGoogle({ organizationId: organization.id, accountId: account.id }),
    onSuccess: async () => {
      onClose();
      showToast({ title: `${account.email} was disconnected` });
      await queryClient.invalidateQueries({ queryKey: api.sources.key() });
    },
    onError: (error) =>
      showToast({ tone: 'danger', title: 'It was not disconnected', detail: failureOf(error).message }),
  });
  return (
    <ConfirmDialog
      open={open}
      onClose={onClose}
      title={`${account.status === 'active' ? 'Disconnect' : 'Remove'} ${account.email}?`}
      confirmLabel={account.status === 'active' ? 'Disconnect' : 'Remove'}
      danger
      busy={disconnect.isPending}
      onConfirm={() => disconnect.mutate()}
    >
      <p className="text-ui text-soft">
        {account.sources === 0
          ? 'No source is read with it.'
          : `${sourcesWords(account.sources)} read with it will be disconnected until an account is connected again. What was read is kept.`}{' '}
        Weekwise forgets its key and tells Google so.
      </p>
    </ConfirmDialog>
  );
}
