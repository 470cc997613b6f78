import { useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useOrganization } from '#src/web/api/current-organization.tsx';
import { failureOf } from '#src/web/api/error.ts';
import { BackLink } from '#src/web/ui/back-link.tsx';
import { ErrorState } from '#src/web/ui/error-state.tsx';
import { PageHeader } from '#src/web/ui/page-header.tsx';
import { useTitle } from '#src/web/ui/use-title.ts';
import { AdminsOnly } from '../admins-only.tsx';
import { ga4PropertiesQuery, sourcesQuery } from '../queries.ts';
import { ChoosePropertyStep } from './choose-property-step.tsx';
import { ConnectGoogleLink } from './connect-google-link.tsx';
import { ConnectOutcome } from './connect-outcome.tsx';
import { ConnectStep } from './connect-step.tsx';
import { PropertyListSkeleton } from './property-list.tsx';
import { SetupSteps } from './setup-steps.tsx';

const route = getRouteApi('/app/$orgSlug/sources/add/ga4-wizard');

/** Connect a Google account, choose a property; the mapping of its metrics has its own page. */
export function Ga4WizardScreen(): ReactNode {
  useTitle('Add Google Analytics');
  return (
    <AdminsOnly>
      <Wizard />
    </AdminsOnly>
  );
}

function Wizard() {
  const { google } = route.useSearch();
  const { organization, path } = useOrganization();
  const properties = useQuery(ga4PropertiesQuery(organization.id));
  const sources = useQuery(sourcesQuery(organization.id));
  const here = path('/sources/add/ga4-wizard');
  const connected = properties.data?.status === 'connected';

  return (
    <>
      <PageHeader title="Add Google Analytics" back={<BackLink href={path('/sources')}>Sources</BackLink>} />
      <div className="max-w-measure">
        <SetupSteps at={connected || (properties.isPending && google === 'connected') ? 2 : 1} />
        <div className="grid gap-6">
          <ConnectOutcome outcome={google} {...(connected && { back: here })} />
          {properties.isPending && <PropertyListSkeleton />}
          {properties.isError && (
            <div>
              <ErrorState
                title="Your properties could not be loaded"
                onRetry={() => void properties.refetch()}
                retrying={properties.isFetching}
              >
                {failureOf(properties.error).message}
              </ErrorState>
              <div className="-mt-8 flex justify-center">
                <ConnectGoogleLink organizationId={organization.id} back={here} tone="plain">
                  Connect Google again
                </ConnectGoogleLink>
              </div>
            </div>
          )}
          {properties.data?.status === 'needs_auth' && (
            <ConnectStep reason={properties.data.reason} back={here} />
          )}
          {properties.data?.status === 'connected' && (
            <ChoosePropertyStep
              found={properties.data}
              sources={sources.data ?? []}
              back={here}
              onRetry={() => void properties.refetch()}
              retrying={properties.isFetching}
            />
          )}
        </div>
      </div>
    </>
  );
}
