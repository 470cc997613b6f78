import { useQuery } from '@tanstack/react-query';
import { Database } from 'lucide-react';
import type { ReactNode } from 'react';
import { useOrganization } from '#src/web/api/current-organization.tsx';
import { failureOf } from '#src/web/api/error.ts';
import { ButtonLink } from '#src/web/ui/button-link.tsx';
import { EmptyState } from '#src/web/ui/empty-state.tsx';
import { ErrorState } from '#src/web/ui/error-state.tsx';
import { PageHeader } from '#src/web/ui/page-header.tsx';
import { useTitle } from '#src/web/ui/use-title.ts';
import { GenerateForm } from './generate/generate-form.tsx';
import { GenerateSkeleton } from './generate/generate-skeleton.tsx';
import { creditsQuery, sourcesQuery } from './queries.ts';

/** Which week of which source to analyse, how deep, and what that costs. */
export function GenerateScreen(): ReactNode {
  useTitle('Generate Insights');
  return (
    <>
      <PageHeader
        title="Generate Insights"
        detail="Weekwise compares a week with the weeks before it, tests every segment, and keeps what really changed."
      />
      <div className="max-w-measure">
        <Loaded />
      </div>
    </>
  );
}

function Loaded() {
  const { organization, isAdmin, path } = useOrganization();
  const sources = useQuery(sourcesQuery(organization.id));
  const credits = useQuery(creditsQuery(organization.id));

  const failed = sources.error ?? credits.error;
  if (sources.data === undefined || credits.data === undefined) {
    if (failed === null) return <GenerateSkeleton />;
    const { message } = failureOf(failed);
    return (
      <ErrorState
        title={`Failed to load: ${message}`}
        onRetry={() => void Promise.all([sources.refetch(), credits.refetch()])}
        retrying={sources.isFetching || credits.isFetching}
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
          isAdmin && (
            <ButtonLink tone="primary" href={path('/sources/add/ga4-wizard')}>
              Connect Google Analytics
            </ButtonLink>
          )
        }
      >
        Insights are made from a connected source whose metrics are mapped. None is ready yet.
      </EmptyState>
    );
  return <GenerateForm sources={active} credits={credits.data} />;
}
