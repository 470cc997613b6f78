import { useQuery } from '@tanstack/react-query';
import { Database, Plus, SearchX } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import type { Source } from '#src/areas/sources/contract.ts';
import { useOrganization } from '#src/web/api/current-organization.tsx';
import { failureOf } from '#src/web/api/error.ts';
import { Button } from '#src/web/ui/button.tsx';
import { ButtonLink } from '#src/web/ui/button-link.tsx';
import { EmptyState } from '#src/web/ui/empty-state.tsx';
import { ErrorState } from '#src/web/ui/error-state.tsx';
import { PageHeader } from '#src/web/ui/page-header.tsx';
import { SearchField } from '#src/web/ui/search-field.tsx';
import { Skeleton } from '#src/web/ui/skeleton.tsx';
import { Loading } from '#src/web/ui/skeleton-shapes.tsx';
import { useTitle } from '#src/web/ui/use-title.ts';
import { sourcesQuery } from '../queries.ts';
import { typeWords } from '../source-words.tsx';
import { GoogleAccounts } from './google-accounts.tsx';
import { SourceRow } from './source-row.tsx';

export function SourcesScreen(): ReactNode {
  useTitle('Sources');
  const { organization, isAdmin, path } = useOrganization();
  const sources = useQuery(sourcesQuery(organization.id));
  const add = isAdmin && (
    <ButtonLink tone="primary" href={path('/sources/add')} icon={<Plus aria-hidden="true" size={16} />}>
      Add Source
    </ButtonLink>
  );
  return (
    <>
      <PageHeader
        title="Sources"
        detail="Where Weekwise reads from."
        actions={sources.data?.length ? add : undefined}
      />
      {sources.isPending && <SourcesSkeleton />}
      {sources.isError && (
        <ErrorState
          title="Error Loading Sources"
          onRetry={() => void sources.refetch()}
          retrying={sources.isFetching}
        >
          {failureOf(sources.error).message}
        </ErrorState>
      )}
      {sources.data?.length === 0 && (
        <EmptyState title="No sources yet" icon={<Database aria-hidden="true" size={20} />} action={add}>
          {isAdmin
            ? 'Connect Google Analytics or Search Console, and the first insights are minutes away.'
            : 'An administrator of the organization can add the first one.'}
        </EmptyState>
      )}
      {sources.data !== undefined && sources.data.length > 0 && <SourceList sources={sources.data} />}
      {isAdmin && <GoogleAccounts />}
    </>
  );
}

function SourceList({ sources }: { sources: readonly Source[] }) {
  const [search, setSearch] = useState('');
  const wanted = search.trim().toLowerCase();
  const found = sources.filter((source) =>
    [source.name, source.url, source.description, typeWords[source.type]].some((text) =>
      text?.toLowerCase().includes(wanted),
    ),
  );
  return (
    <>
      <div className="mb-4 max-w-measure">
        <SearchField
          label="Search sources"
          placeholder="Search sources"
          value={search}
          onChange={setSearch}
        />
      </div>
      <p role="status" className="sr-only">
        {wanted === '' ? '' : `${found.length} of ${sources.length} sources`}
      </p>
      {found.length > 0 ? (
        <ul className="divide-y divide-line border-y border-line">
          {found.map((source) => (
            <SourceRow key={source.id} source={source} />
          ))}
        </ul>
      ) : (
        <EmptyState
          title="No matching sources"
          icon={<SearchX aria-hidden="true" size={20} />}
          action={<Button onClick={() => setSearch('')}>Clear the search</Button>}
        >
          None of your {sources.length} sources contains “{search.trim()}”.
        </EmptyState>
      )}
    </>
  );
}

function SourcesSkeleton() {
  return (
    <Loading label="Loading sources">
      <Skeleton className="mb-4 h-9 max-w-measure" />
      <div className="divide-y divide-line border-y border-line">
        {['first', 'second', 'third'].map((row) => (
          <div key={row} className="flex h-22 items-center justify-between gap-6">
            <div className="grid flex-1 gap-2.5">
              <Skeleton className="h-4 w-48" />
              <Skeleton className="h-3 w-72 max-w-full" />
            </div>
            <Skeleton className="h-9 w-28" />
          </div>
        ))}
      </div>
    </Loading>
  );
}
