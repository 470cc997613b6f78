import { useQuery } from '@tanstack/react-query';
import { Navigate } from '@tanstack/react-router';
import { lazy, type ReactNode, Suspense } from 'react';
import { api } from '#src/web/api/client.ts';
import { useOrganization } from '#src/web/api/current-organization.tsx';
import { failureOf } from '#src/web/api/error.ts';
import { ErrorState } from '#src/web/ui/error-state.tsx';
import { Skeleton } from '#src/web/ui/skeleton.tsx';
import { CardSkeleton, Loading } from '#src/web/ui/skeleton-shapes.tsx';
import { useTitle } from '#src/web/ui/use-title.ts';

const GenerateScreen = lazy(async () => ({
  default: (await import('#src/areas/insights/web/generate-screen.tsx')).GenerateScreen,
}));

/** The start of an organization: its insights; before there are any, the way to the first ones. */
export function HomeScreen(): ReactNode {
  useTitle('Home');
  const { organization } = useOrganization();
  const organizationId = organization.id;
  const params = { orgSlug: organization.slug };
  const cards = useQuery(api.insights.cards.queryOptions({ input: { organizationId, limit: 1 } }));
  const sources = useQuery(api.sources.list.queryOptions({ input: { organizationId } }));

  if (cards.data !== undefined && cards.data.cards.length > 0)
    return <Navigate to="/$orgSlug/insights" params={params} replace />;
  if (cards.isError || sources.isError) {
    return (
      <ErrorState
        wholePage
        title="Error Loading Insights"
        onRetry={() => {
          void cards.refetch();
          void sources.refetch();
        }}
      >
        {failureOf(cards.error ?? sources.error).message}
      </ErrorState>
    );
  }
  if (cards.isPending || sources.isPending) return <HomeSkeleton />;
  const hasActive = sources.data.some((source) => source.status === 'active');
  // What is known from before may be out of date: nobody is sent away on its word.
  if (!hasActive && sources.isFetching) return <HomeSkeleton />;
  if (!hasActive) return <Navigate to="/$orgSlug/sources/add/ga4" params={params} replace />;
  return (
    <Suspense fallback={<HomeSkeleton />}>
      <GenerateScreen />
    </Suspense>
  );
}

function HomeSkeleton() {
  return (
    <Loading label="Loading your organization">
      <Skeleton className="mb-8 h-9 w-64" />
      <CardSkeleton count={2} />
    </Loading>
  );
}
