import { useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { type ReactNode, useState } from 'react';
import { useOrganization } from '#src/web/api/current-organization.tsx';
import { failureOf } from '#src/web/api/error.ts';
import { BackLink } from '#src/web/ui/back-link.tsx';
import { ButtonLink } from '#src/web/ui/button-link.tsx';
import { ErrorState } from '#src/web/ui/error-state.tsx';
import { PageHeader } from '#src/web/ui/page-header.tsx';
import { useTitle } from '#src/web/ui/use-title.ts';
import { AdminsOnly } from '../admins-only.tsx';
import { searchConsoleSitesQuery, sourcesQuery } from '../queries.ts';
import { ChooseSiteStep, isNotConnected } from './choose-site-step.tsx';
import { ConnectOutcome } from './connect-outcome.tsx';
import { ConnectStep } from './connect-step.tsx';
import { PropertyListSkeleton } from './property-list.tsx';

const route = getRouteApi('/app/$orgSlug/sources/add/gsc');

/** Connect a Google account, choose a Search Console property; there is nothing to map. */
export function GscScreen(): ReactNode {
  useTitle('Add Search Console');
  return (
    <AdminsOnly>
      <AddSearchConsole />
    </AdminsOnly>
  );
}

function AddSearchConsole() {
  const { google } = route.useSearch();
  const { organization, path } = useOrganization();
  const sites = useQuery(searchConsoleSitesQuery(organization.id));
  const sources = useQuery(sourcesQuery(organization.id));
  const [lost, setLost] = useState(false);
  const here = path('/sources/add/gsc');
  const failure = sites.isError ? failureOf(sites.error).message : undefined;
  const notConnected = lost || (failure !== undefined && isNotConnected(failure));

  return (
    <>
      <PageHeader
        title="Add Search Console"
        back={<BackLink href={path('/sources/add')}>Add source</BackLink>}
      />
      <div className="grid max-w-measure gap-6">
        <ConnectOutcome outcome={google} {...(sites.data?.status === 'connected' && { back: here })} />
        {sites.isPending && <PropertyListSkeleton />}
        {notConnected && <ConnectStep reason="revoked" service="search-console" back={here} />}
        {failure !== undefined && !notConnected && (
          <div>
            <ErrorState
              title="Your properties could not be loaded"
              onRetry={() => void sites.refetch()}
              retrying={sites.isFetching}
            >
              {failure}
            </ErrorState>
            <div className="-mt-8 flex justify-center">
              <ButtonLink tone="plain" href={path('/sources/add')}>
                Cancel
              </ButtonLink>
            </div>
          </div>
        )}
        {sites.data?.status === 'needs_auth' && !notConnected && (
          <ConnectStep reason={sites.data.reason} service="search-console" back={here} />
        )}
        {sites.data?.status === 'connected' && sources.data !== undefined && !notConnected && (
          <ChooseSiteStep
            found={sites.data}
            sources={sources.data}
            back={here}
            onNotConnected={() => setLost(true)}
            onRetry={() => void sites.refetch()}
            retrying={sites.isFetching}
          />
        )}
      </div>
    </>
  );
}
