import { useInfiniteQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { AuditEntry } from '#src/areas/organizations/contract.ts';
import { api } from '#src/web/api/client.ts';
import { useOrganization } from '#src/web/api/current-organization.tsx';
import { failureOf } from '#src/web/api/error.ts';
import { type Column, DataTable } from '#src/web/ui/data-table.tsx';
import { ErrorState } from '#src/web/ui/error-state.tsx';
import { formatDateTime } from '#src/web/ui/format/instant.ts';
import { PageHeader } from '#src/web/ui/page-header.tsx';
import { Loading, TableSkeleton } from '#src/web/ui/skeleton-shapes.tsx';
import { useTitle } from '#src/web/ui/use-title.ts';
import { AdminsOnly } from '../admins-only.tsx';
import { MoreButton } from '../more-button.tsx';
import { BackToSettings } from './back-to-settings.tsx';

const detailsOf = ({ details }: AuditEntry): string =>
  Object.entries(details)
    .filter(([, value]) => value !== '' && value !== null)
    .map(([name, value]) => `${name}: ${value}`)
    .join(', ');

const columns: readonly Column<AuditEntry>[] = [
  { id: 'action', header: 'What', cell: ({ action }) => action },
  {
    id: 'details',
    header: 'Details',
    cell: (entry) => <span className="text-soft [overflow-wrap:anywhere]">{detailsOf(entry)}</span>,
  },
  { id: 'by', header: 'Who', cell: ({ by }) => by || 'Deleted account' },
  {
    id: 'when',
    header: 'When',
    numeric: true,
    cell: ({ at }) => formatDateTime(at),
  },
];

export function ActivityScreen(): ReactNode {
  useTitle('Activity');
  return (
    <AdminsOnly>
      <PageHeader
        title="Activity"
        back={<BackToSettings />}
        detail="What administrators did. Nobody can change or delete these entries."
      />
      <Log />
    </AdminsOnly>
  );
}

function Log() {
  const { organization } = useOrganization();
  const log = useInfiniteQuery(
    api.organizations.auditLog.infiniteOptions({
      input: (before: string | undefined) => ({ organizationId: organization.id, limit: 50, before }),
      initialPageParam: undefined,
      getNextPageParam: (page) => (page.more ? page.entries.at(-1)?.id : undefined),
    }),
  );
  if (log.isError)
    return (
      <ErrorState title="The activity could not be loaded" onRetry={() => void log.refetch()}>
        {failureOf(log.error).message}
      </ErrorState>
    );
  if (log.isPending)
    return (
      <Loading label="Loading the activity">
        <TableSkeleton rows={6} columns={4} />
      </Loading>
    );
  return (
    <>
      <DataTable
        caption="What administrators did, newest first"
        columns={columns}
        rows={log.data.pages.flatMap(({ entries }) => entries)}
        rowKey={({ id }) => id}
        empty="Nothing yet."
      />
      <MoreButton query={log} />
    </>
  );
}
