import { useQuery } from '@tanstack/react-query';
import { getRouteApi, Navigate } from '@tanstack/react-router';
import { lazy, type ReactNode, Suspense } from 'react';
import type { Mapping, Source } from '#src/areas/sources/contract.ts';
import { useOrganization } from '#src/web/api/current-organization.tsx';
import { BackLink } from '#src/web/ui/back-link.tsx';
import { PageHeader } from '#src/web/ui/page-header.tsx';
import { Skeleton } from '#src/web/ui/skeleton.tsx';
import { Loading, TextSkeleton } from '#src/web/ui/skeleton-shapes.tsx';
import { useTitle } from '#src/web/ui/use-title.ts';
import { ConnectOutcome } from '../connect/connect-outcome.tsx';
import { sourceQuery } from '../queries.ts';
import { SourceFailure } from '../source-failure.tsx';
import { SourceStatus } from '../source-words.tsx';
import { MetricMapping } from './metric-mapping.tsx';
import { SourceDetails } from './source-details.tsx';
import { SourceHistory } from './source-history.tsx';
import { SourceTrouble } from './source-trouble.tsx';

/** What stands below the fold, or only sometimes, comes after what was asked for. */
const ConnectedProperty = lazy(async () => ({
  default: (await import('./connected-property.tsx')).ConnectedProperty,
}));
const ConnectedSite = lazy(async () => ({ default: (await import('./connected-site.tsx')).ConnectedSite }));
const FileImports = lazy(async () => ({ default: (await import('../file/file-imports.tsx')).FileImports }));
const DomainAnalysis = lazy(async () => ({
  default: (await import('../site-context/domain-analysis.tsx')).DomainAnalysis,
}));
const DeleteSource = lazy(async () => ({ default: (await import('./delete-source.tsx')).DeleteSource }));
const ReadyDialog = lazy(async () => ({ default: (await import('./ready-dialog.tsx')).ReadyDialog }));

const route = getRouteApi('/app/$orgSlug/sources/$sourceId');

export function SourceScreen(): ReactNode {
  const { orgSlug, sourceId } = route.useParams();
  const { onboarding } = route.useSearch();
  const { isAdmin } = useOrganization();
  const source = useQuery(sourceQuery(sourceId));
  useTitle(source.data?.source.name ?? 'Source');

  if (source.isPending) return <SourceSkeleton />;
  if (source.isError) return <SourceFailure error={source.error} onRetry={() => void source.refetch()} />;
  if (source.data.source.status === 'draft' && source.data.source.type === 'GA4' && isAdmin) {
    return (
      <Navigate
        to="/$orgSlug/sources/$sourceId/setup-mapping"
        params={{ orgSlug, sourceId }}
        search={onboarding === undefined ? {} : { onboarding }}
        replace
      />
    );
  }
  return <SourcePage {...source.data} />;
}

interface SourcePageProps {
  readonly source: Source;
  readonly mapping: Mapping;
  readonly account: string | null;
}

function SourcePage({ source, mapping, account }: SourcePageProps) {
  const { google, onboarding, step } = route.useSearch();
  const { isAdmin, path } = useOrganization();
  return (
    <div className="max-w-[48rem]">
      <PageHeader
        title={source.name}
        back={<BackLink href={path('/sources')}>Sources</BackLink>}
        detail={<SourceStatus status={source.status} />}
      />
      <div className="grid gap-10">
        <div className="grid gap-4 empty:hidden">
          <ConnectOutcome outcome={google} />
          <SourceTrouble source={source} />
        </div>
        <SourceDetails source={source} />
        {source.status !== 'draft' && source.type !== 'FILE' && <SourceHistory source={source} />}
        <Suspense fallback={<Skeleton className="h-32" />}>
          {source.type === 'GA4' && <ConnectedProperty source={source} account={account} />}
          {source.type === 'GSC' && <ConnectedSite source={source} account={account} />}
        </Suspense>
        {source.type === 'GA4' && source.property !== null && (
          <MetricMapping source={source} mapping={mapping} />
        )}
        {/* Together, so that nothing below moves when one of them comes. */}
        <Suspense fallback={<Skeleton className="h-64" />}>
          {source.type === 'FILE' && <FileImports source={source} />}
          <DomainAnalysis source={source} />
          {isAdmin && <DeleteSource source={source} />}
        </Suspense>
      </div>
      {onboarding === 'true' && step === 'generate-insights' && source.status === 'active' && (
        <Suspense fallback={null}>
          <ReadyDialog source={source} />
        </Suspense>
      )}
    </div>
  );
}

function SourceSkeleton() {
  return (
    <Loading label="Loading the source">
      <Skeleton className="mb-2 h-5 w-16" />
      <Skeleton className="mb-2 h-9 w-64" />
      <Skeleton className="mb-10 h-5 w-16 rounded-full" />
      <div className="max-w-[48rem]">
        <Skeleton className="mb-4 h-7 w-28" />
        <TextSkeleton lines={4} />
      </div>
    </Loading>
  );
}
