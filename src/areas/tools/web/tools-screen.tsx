import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useOrganization } from '#src/web/api/current-organization.tsx';
import { failureOf } from '#src/web/api/error.ts';
import { useUser } from '#src/web/api/session.ts';
import { ErrorState } from '#src/web/ui/error-state.tsx';
import { PageHeader } from '#src/web/ui/page-header.tsx';
import { Loading, TextSkeleton } from '#src/web/ui/skeleton-shapes.tsx';
import { useTitle } from '#src/web/ui/use-title.ts';
import { sourcesQuery } from './queries.ts';
import { ToolsDashboard } from './tools-dashboard.tsx';

export function ToolsScreen(): ReactNode {
  useTitle('Tools');
  const { organization } = useOrganization();
  const { email } = useUser();
  const sources = useQuery(sourcesQuery(organization.id));
  return (
    <>
      <PageHeader title="Your Insights Dashboard" detail="Get powerful insights, not just analytics" />
      <div className="mb-8 rounded-box bg-accent-tint px-4 py-3 text-ui">
        <p className="font-medium [overflow-wrap:anywhere]">Welcome, {email || 'User'}</p>
        <p className="text-soft">Your powerful insights engine is ready to use</p>
      </div>
      {sources.isPending && (
        <Loading label="Loading sources">
          <TextSkeleton lines={8} />
        </Loading>
      )}
      {sources.isError && (
        <ErrorState title="Error Loading Sources" onRetry={() => void sources.refetch()}>
          {failureOf(sources.error).message}
        </ErrorState>
      )}
      {sources.data && <ToolsDashboard organizationId={organization.id} sources={sources.data} />}
    </>
  );
}
