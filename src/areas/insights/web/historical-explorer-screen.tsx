import { useQuery } from '@tanstack/react-query';
import { Database } from 'lucide-react';
import type { ReactNode } from 'react';
import { useOrganization } from '#src/web/api/current-organization.tsx';
import { failureOf } from '#src/web/api/error.ts';
import { ButtonLink } from '#src/web/ui/button-link.tsx';
import { EmptyState } from '#src/web/ui/empty-state.tsx';
import { ErrorState } from '#src/web/ui/error-state.tsx';
import { Notice } from '#src/web/ui/notice.tsx';
import { PageHeader } from '#src/web/ui/page-header.tsx';
import { useTitle } from '#src/web/ui/use-title.ts';
import { ExplorationReport } from './explorer/exploration-report.tsx';
import { ExplorerForm } from './explorer/explorer-form.tsx';
import { ExplorerSkeleton } from './explorer/explorer-skeleton.tsx';
import { creditsQuery, explorationsQuery, sourcesQuery } from './queries.ts';

/** Scans past weeks for what nobody looked at when it happened. */
export function HistoricalExplorerScreen(): ReactNode {
  useTitle('Historical Opportunity Explorer');
  const { isAdmin } = useOrganization();
  return (
    <>
      <PageHeader
        title="Historical Opportunity Explorer"
        detail="Weekwise compares every week of a range with the eight weeks before it and keeps what really changed, controlled over the whole range."
      />
      <div className="max-w-measure">
        {isAdmin ? (
          <Loaded />
        ) : (
          <Notice title="Admin access required">
            Administrators of your organization explore historical data. You see every card they find on the
            timeline.
          </Notice>
        )}
      </div>
    </>
  );
}

function Loaded() {
  const { organization, path } = useOrganization();
  const sources = useQuery(sourcesQuery(organization.id));
  const credits = useQuery(creditsQuery(organization.id));
  const explorations = useQuery(explorationsQuery(organization.id));

  const failed = sources.error ?? credits.error ?? explorations.error;
  if (sources.data === undefined || credits.data === undefined || explorations.data === undefined) {
    if (failed === null) return <ExplorerSkeleton />;
    const all = [sources, credits, explorations];
    return (
      <ErrorState
        title={`Failed to load: ${failureOf(failed).message}`}
        onRetry={() => void Promise.all(all.map((query) => query.refetch()))}
        retrying={all.some((query) => query.isFetching)}
      />
    );
  }
  const active = sources.data.filter((source) => source.status === 'active');
  if (active.length === 0)
    return (
      <EmptyState
        title="No active source"
        icon={<Database aria-hidden="true" size={20} />}
        action={
          <ButtonLink tone="primary" href={path('/sources/add/ga4-wizard')}>
            Connect Google Analytics
          </ButtonLink>
        }
      >
        History is explored in a connected source whose metrics are mapped. None is ready yet.
      </EmptyState>
    );
  const [newest] = explorations.data.explorations;
  return (
    <div className="grid gap-10">
      <ExplorerForm sources={active} credits={credits.data} underWay={isUnderWay(newest?.status)} />
      {newest !== undefined && <ExplorationReport exploration={newest} sources={sources.data} />}
    </div>
  );
}

const isUnderWay = (status: string | undefined): boolean => status === 'queued' || status === 'in_progress';
