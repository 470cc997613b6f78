import { useInfiniteQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { CreditEntry } from '#src/areas/organizations/contract.ts';
import { api } from '#src/web/api/client.ts';
import { useOrganization } from '#src/web/api/current-organization.tsx';
import { failureOf } from '#src/web/api/error.ts';
import { type Column, DataTable } from '#src/web/ui/data-table.tsx';
import { ErrorState } from '#src/web/ui/error-state.tsx';
import { formatDateTime } from '#src/web/ui/format/instant.ts';
import { PageHeader } from '#src/web/ui/page-header.tsx';
import { Section } from '#src/web/ui/section.tsx';
import { Loading, TableSkeleton } from '#src/web/ui/skeleton-shapes.tsx';
import { useTitle } from '#src/web/ui/use-title.ts';
import { AdminsOnly } from '../admins-only.tsx';
import { MoreButton } from '../more-button.tsx';
import { BackToSettings } from './back-to-settings.tsx';
import { CreditLine } from './credit-line.tsx';
import { ledgerLines } from './ledger-lines.ts';
import { ledgerWords } from './ledger-words.ts';

/** With its sign, so that what came back is told from what went out. */
const plain = new Intl.NumberFormat('en-US', { signDisplay: 'exceptZero' });
const signed = { format: (credits: number) => plain.format(credits).replace('-', '−') };

const columns: readonly Column<CreditEntry>[] = [
  { id: 'what', header: 'What', cell: (line) => ledgerWords(line) },
  { id: 'when', header: 'When', cell: ({ at }) => formatDateTime(at) },
  {
    id: 'credits',
    header: 'Credits',
    numeric: true,
    cell: ({ credits }) => signed.format(credits),
  },
];

export function CreditsScreen(): ReactNode {
  useTitle('Credits');
  return (
    <AdminsOnly>
      <PageHeader title="Credits" back={<BackToSettings />} />
      <div className="grid gap-14">
        <CreditLine />
        <Ledger />
      </div>
    </AdminsOnly>
  );
}

function Ledger() {
  const { organization } = useOrganization();
  const ledger = useInfiniteQuery(
    api.organizations.creditLedger.infiniteOptions({
      input: (before: number | undefined) => ({ organizationId: organization.id, limit: 50, before }),
      initialPageParam: undefined,
      getNextPageParam: (page) => (page.more ? page.entries.at(-1)?.id : undefined),
    }),
  );
  if (ledger.isError)
    return (
      <ErrorState title="The ledger could not be loaded" onRetry={() => void ledger.refetch()}>
        {failureOf(ledger.error).message}
      </ErrorState>
    );
  return (
    <Section
      title="Ledger"
      detail="A run reserves what its whole budget would cost, and gives back what it did not use."
    >
      {ledger.isPending ? (
        <Loading label="Loading the ledger">
          <TableSkeleton rows={6} columns={3} />
        </Loading>
      ) : (
        <DataTable
          caption="Movements of credits, newest first"
          columns={columns}
          rows={ledgerLines(ledger.data.pages.flatMap(({ entries }) => entries))}
          rowKey={({ id }) => String(id)}
          empty="No credits have moved yet."
        />
      )}
      <MoreButton query={ledger} />
    </Section>
  );
}
