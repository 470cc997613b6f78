import { useQuery } from '@tanstack/react-query';
import { getRouteApi, Navigate, useRouter } from '@tanstack/react-router';
import { type ReactNode, useState } from 'react';
import type { Mapping, Source } from '#src/areas/sources/contract.ts';
import { ownPath } from '#src/web/api/address.ts';
import { useOrganization } from '#src/web/api/current-organization.tsx';
import { failureOf } from '#src/web/api/error.ts';
import { readOnboarding, recordFirstSource } from '#src/web/api/onboarding.ts';
import { BackLink } from '#src/web/ui/back-link.tsx';
import { ErrorState } from '#src/web/ui/error-state.tsx';
import { PageHeader } from '#src/web/ui/page-header.tsx';
import { showToast } from '#src/web/ui/toast-store.ts';
import { useTitle } from '#src/web/ui/use-title.ts';
import { AdminsOnly } from '../admins-only.tsx';
import { ConnectGoogleLink } from '../connect/connect-google-link.tsx';
import { ConnectOutcome } from '../connect/connect-outcome.tsx';
import { SetupSteps } from '../connect/setup-steps.tsx';
import { mappingChoicesQuery, sourceQuery } from '../queries.ts';
import { SourceFailure } from '../source-failure.tsx';
import { MappingForm } from './mapping-form.tsx';
import { MappingSkeleton } from './mapping-skeleton.tsx';
import { NoProperty } from './no-property.tsx';

const route = getRouteApi('/app/$orgSlug/sources/$sourceId/setup-mapping');

export function SetupMappingScreen(): ReactNode {
  useTitle('Map the metrics');
  const { sourceId } = route.useParams();
  const { path } = useOrganization();
  const source = useQuery(sourceQuery(sourceId));
  return (
    <AdminsOnly>
      <PageHeader
        title="Map the metrics"
        detail="Which metric plays which part? The figures are last week’s, so that you can hold them against what you know."
        back={<BackLink href={path('/sources')}>Sources</BackLink>}
      />
      {source.isPending && <MappingSkeleton />}
      {source.isError && <SourceFailure error={source.error} onRetry={() => void source.refetch()} />}
      {source.data !== undefined && (
        <Setup key={source.data.source.property?.ga4_property_id} {...source.data} />
      )}
    </AdminsOnly>
  );
}

function Setup({ source, mapping }: { source: Source; mapping: Mapping }) {
  const { onboarding, returnTo, ga4PropertyId, ga4PropertyName, google } = route.useSearch();
  const { organization, path } = useOrganization();
  const router = useRouter();
  const detail = path(`/sources/${source.id}`);
  const offer = useQuery({ ...mappingChoicesQuery(source.id), enabled: source.property !== null });

  // By the time its mapping is saved it is none any more.
  const [wasDraft] = useState(source.status === 'draft');

  const onSaved = () => {
    const isResumed = wasDraft && returnTo === undefined && isFirst(organization.id, source.id);
    if (onboarding === 'true' || isResumed) {
      recordFirstSource(organization.id, source.id);
      router.history.push(`${detail}?onboarding=true&step=generate-insights`);
      return;
    }
    showToast({ title: 'Mapping saved', detail: `${source.name} is active.` });
    router.history.push(returnTo === undefined ? detail : ownPath(returnTo));
  };

  // Only Analytics has anything to map.
  if (source.type !== 'GA4')
    return (
      <Navigate
        to="/$orgSlug/sources/$sourceId"
        params={{ orgSlug: organization.slug, sourceId: source.id }}
        replace
      />
    );
  if (source.property === null) {
    const wanted = ga4PropertyId && { id: ga4PropertyId, name: ga4PropertyName ?? ga4PropertyId };
    return <NoProperty source={source} {...(wanted && { wanted })} />;
  }
  return (
    <div className="max-w-[48rem]">
      {source.status === 'draft' && <SetupSteps at={3} />}
      <div className="mb-6 empty:hidden">
        <ConnectOutcome outcome={google} />
      </div>
      <p className="mb-6 text-ui">
        <span className="font-medium">{source.property.ga4_property_name}</span>
        <span className="text-soft">
          {' '}
          needs sessions, users and at least one of conversion, purchase and lead. The rest makes findings
          richer.
        </span>
      </p>
      {offer.isPending && <MappingSkeleton />}
      {offer.isError && (
        <>
          <ErrorState
            title="The property’s metrics could not be loaded"
            onRetry={() => void offer.refetch()}
            retrying={offer.isFetching}
          >
            {failureOf(offer.error).message}
          </ErrorState>
          <div className="-mt-8 flex justify-center">
            <ConnectGoogleLink
              organizationId={organization.id}
              back={`${detail}/setup-mapping${onboarding === 'true' ? '?onboarding=true' : ''}`}
              sourceId={source.id}
              tone="plain"
            >
              Connect Google again
            </ConnectGoogleLink>
          </div>
        </>
      )}
      {offer.data !== undefined && (
        <MappingForm
          source={source}
          saved={mapping}
          offer={offer.data}
          cancelHref={source.status === 'draft' ? path('/sources') : detail}
          onSaved={onSaved}
        />
      )}
    </div>
  );
}

/** The organization's first source, whose setup somebody may have left, to take it up again from the list. */
function isFirst(organizationId: string, sourceId: string): boolean {
  const { firstSourceId, hasCompletedInitialSetup } = readOnboarding(organizationId);
  return sourceId === firstSourceId && !hasCompletedInitialSetup;
}
