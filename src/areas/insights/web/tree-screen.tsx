import { useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { Network } from 'lucide-react';
import { lazy, type ReactNode, Suspense } from 'react';
import type { Day } from '#src/shared/week.ts';
import { useOrganization } from '#src/web/api/current-organization.tsx';
import { failureOf } from '#src/web/api/error.ts';
import { BackLink } from '#src/web/ui/back-link.tsx';
import { EmptyState } from '#src/web/ui/empty-state.tsx';
import { ErrorState } from '#src/web/ui/error-state.tsx';
import { formatShortDay } from '#src/web/ui/format/date.ts';
import { PageHeader } from '#src/web/ui/page-header.tsx';
import { Skeleton } from '#src/web/ui/skeleton.tsx';
import { Loading } from '#src/web/ui/skeleton-shapes.tsx';
import { useTitle } from '#src/web/ui/use-title.ts';
import { explorationTreeQuery, sourcesQuery } from './queries.ts';
import { InvalidWeek } from './week/invalid-week.tsx';
import { readWeekAddress } from './week/week-address.ts';
import { sourceNames } from './week/week-sources.ts';

/** The drawing brings a program of its own. */
const ExplorationTree = lazy(async () => ({
  default: (await import('./tree/exploration-tree.tsx')).ExplorationTree,
}));

const route = getRouteApi('/app/$orgSlug/insights/$timePeriodStart/tree');

export function TreeScreen(): ReactNode {
  const { timePeriodStart } = route.useParams();
  const { source } = route.useSearch();
  const address = readWeekAddress(timePeriodStart);
  if (address.type === 'invalid') return <InvalidWeek address={address} />;
  return <TreePage week={address.monday} sourceId={source} />;
}

function TreePage({ week, sourceId }: { week: Day; sourceId: string | undefined }) {
  const title = `What was tested, week of ${formatShortDay(week)}`;
  useTitle(title);
  const { organization, path } = useOrganization();
  const { data, error, refetch, isFetching } = useQuery(
    explorationTreeQuery(organization.id, week, sourceId),
  );
  const sources = useQuery(sourcesQuery(organization.id));
  const name = sourceNames(sources.data ?? []).get(data?.tree?.sourceId ?? '');
  const query = sourceId === undefined ? '' : `source=${sourceId}`;
  const weekHref = path(`/insights/${week}`);
  const waiting = (
    <Loading label="Loading what was tested">
      <Skeleton className="h-[70dvh] w-full rounded-box" />
    </Loading>
  );
  return (
    <>
      <BackLink
        href={query === '' ? weekHref : `${weekHref}?${query}`}
      >{`Week of ${formatShortDay(week)}`}</BackLink>
      <PageHeader
        title={title}
        detail={`${name === undefined ? '' : `${name}: `}Every segment with its test and verdict, from the whole site down.`}
      />
      {data === undefined && error !== null ? (
        <ErrorState
          title="Error Loading Insights"
          detail={failureOf(error).message}
          onRetry={() => void refetch()}
          retrying={isFetching}
        />
      ) : data === undefined ? (
        waiting
      ) : data.tree === null ? (
        <EmptyState title="Nothing was tested yet" icon={<Network aria-hidden="true" size={20} />}>
          The tree is there when a run of this week has ended.
        </EmptyState>
      ) : (
        <Suspense fallback={waiting}>
          <ExplorationTree
            organizationId={organization.id}
            tree={data.tree}
            cardHref={(cardId) => `${weekHref}?${query === '' ? '' : `${query}&`}cardId=${cardId}`}
          />
        </Suspense>
      )}
    </>
  );
}
