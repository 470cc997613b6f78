import { useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { CalendarRange, History, Sparkles } from 'lucide-react';
import type { ReactNode } from 'react';
import { useOrganization } from '#src/web/api/current-organization.tsx';
import { failureOf } from '#src/web/api/error.ts';
import { nameOf, useUser } from '#src/web/api/session.ts';
import { ButtonLink } from '#src/web/ui/button-link.tsx';
import { EmptyState } from '#src/web/ui/empty-state.tsx';
import { ErrorState } from '#src/web/ui/error-state.tsx';
import { PageHeader } from '#src/web/ui/page-header.tsx';
import { useTitle } from '#src/web/ui/use-title.ts';
import { periodsQuery, sourcesQuery } from './queries.ts';
import { LinkedInsight } from './timeline/linked-insight.tsx';
import { TimelineList } from './timeline/timeline-list.tsx';
import { TimelineSkeleton } from './timeline/timeline-skeleton.tsx';
import { useCurrentWeek } from './use-current-week.ts';

const route = getRouteApi('/app/$orgSlug/insights');

/** Every week with insights or a run, newest first. */
export function TimelineScreen(): ReactNode {
  useTitle('Insights');
  const { isAdmin, path } = useOrganization();
  const lacksSource = useLacksSource();
  const { insightId } = route.useSearch();
  const name = nameOf(useUser()) ?? 'there';
  return (
    <>
      <PageHeader
        title={`Hello ${name}`}
        detail="What really changed, week by week."
        actions={
          isAdmin &&
          !lacksSource && (
            <>
              <ButtonLink
                href={path('/insights/historical-explorer')}
                icon={<History aria-hidden="true" size={16} />}
              >
                Explore history
              </ButtonLink>
              <ButtonLink
                tone="primary"
                href={path('/insights/generate')}
                icon={<Sparkles aria-hidden="true" size={16} />}
              >
                Generate Insights
              </ButtonLink>
            </>
          )
        }
      />
      {insightId !== undefined && <LinkedInsight id={insightId} />}
      <Timeline />
    </>
  );
}

/** Without a week and without an active source there is nothing to generate from. */
function useLacksSource(): boolean | undefined {
  const { organization } = useOrganization();
  const isEmpty = useQuery(periodsQuery(organization.id)).data?.periods.length === 0;
  const sources = useQuery({ ...sourcesQuery(organization.id), enabled: isEmpty });
  if (!isEmpty || sources.isError) return false;
  return sources.data && !sources.data.some(({ status }) => status === 'active');
}

function Timeline() {
  const { organization, isAdmin, path } = useOrganization();
  const currentWeek = useCurrentWeek();
  const { data, error, refetch, isFetching } = useQuery(periodsQuery(organization.id));
  const lacksSource = useLacksSource();

  if (data === undefined && error !== null)
    return (
      <ErrorState
        title="Timeline unavailable"
        detail={failureOf(error).message}
        onRetry={() => void refetch()}
        retrying={isFetching}
      >
        The insights themselves are safe.
      </ErrorState>
    );
  if (data === undefined || lacksSource === undefined) return <TimelineSkeleton />;
  if (data.periods.length === 0)
    return (
      <EmptyState
        title="No insights available yet"
        icon={<CalendarRange aria-hidden="true" size={20} />}
        action={
          isAdmin && (
            <ButtonLink href={path(lacksSource ? '/sources/add' : '/insights/generate')} tone="primary">
              {lacksSource ? 'Add Source' : 'Generate Insights'}
            </ButtonLink>
          )
        }
      >
        {isAdmin && lacksSource
          ? 'Insights are made from a connected source. None is ready yet.'
          : isAdmin
            ? 'Choose a week, and Weekwise tests it against the weeks before.'
            : 'An administrator of your organization can generate the first ones.'}
      </EmptyState>
    );
  return (
    <TimelineList
      periods={data.periods}
      currentWeek={currentWeek}
      hrefOf={(week) => path(`/insights/${week}`)}
    />
  );
}
