import { useQuery } from '@tanstack/react-query';
import { Building2, Plus } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Membership } from '#src/areas/organizations/contract.ts';
import { failureOf } from '#src/web/api/error.ts';
import { membershipsQuery } from '#src/web/api/session.ts';
import { Badge } from '#src/web/ui/badge.tsx';
import { ButtonLink } from '#src/web/ui/button-link.tsx';
import { EmptyState } from '#src/web/ui/empty-state.tsx';
import { ErrorState } from '#src/web/ui/error-state.tsx';
import { PlainLink } from '#src/web/ui/link.tsx';
import { PageHeader } from '#src/web/ui/page-header.tsx';
import { Skeleton } from '#src/web/ui/skeleton.tsx';
import { Loading } from '#src/web/ui/skeleton-shapes.tsx';
import { useTitle } from '#src/web/ui/use-title.ts';
import { roleWords } from './role-words.ts';

export function OrganizationsScreen(): ReactNode {
  useTitle('Organizations');
  const memberships = useQuery(membershipsQuery);
  const create = (
    <ButtonLink tone="primary" href="/organization/new" icon={<Plus aria-hidden="true" size={16} />}>
      New organization
    </ButtonLink>
  );
  return (
    <>
      <PageHeader title="Organizations" actions={memberships.data?.length ? create : undefined} />
      {memberships.isPending && <ListSkeleton />}
      {memberships.isError && (
        <ErrorState title="Your organizations could not be loaded" onRetry={() => void memberships.refetch()}>
          {failureOf(memberships.error).message}
        </ErrorState>
      )}
      {memberships.data?.length === 0 && (
        <EmptyState
          title="You belong to no organization yet"
          icon={<Building2 aria-hidden="true" size={20} />}
          action={create}
        >
          Create one, or ask a colleague for an invitation to theirs.
        </EmptyState>
      )}
      {memberships.data !== undefined && memberships.data.length > 0 && (
        <List memberships={memberships.data} />
      )}
    </>
  );
}

function List({ memberships }: { memberships: readonly Membership[] }) {
  return (
    <ul className="divide-y divide-line border-y border-line">
      {memberships.map(({ organization, role }) => (
        <li key={organization.id}>
          <PlainLink
            href={`/${organization.slug}`}
            className="-mx-3 flex min-h-14 items-center gap-4 rounded-control px-3 py-2 transition-colors hover:bg-sunken"
          >
            <span className="min-w-0 flex-1">
              <span className="block truncate font-medium">{organization.name}</span>
              {organization.url !== null && (
                <span className="block truncate text-note text-faint">{organization.url}</span>
              )}
            </span>
            <Badge>{roleWords[role]}</Badge>
          </PlainLink>
        </li>
      ))}
    </ul>
  );
}

function ListSkeleton() {
  return (
    <Loading label="Loading your organizations">
      <div className="divide-y divide-line border-y border-line">
        {['first', 'second'].map((row) => (
          <div key={row} className="grid h-14 content-center gap-2">
            <Skeleton className="h-3.5 w-40" />
            <Skeleton className="h-3 w-56" />
          </div>
        ))}
      </div>
    </Loading>
  );
}
