import { useQuery } from '@tanstack/react-query';
import { getRouteApi, useLocation } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useOrganization } from '#src/web/api/current-organization.tsx';
import { failureOf } from '#src/web/api/error.ts';
import { BackLink } from '#src/web/ui/back-link.tsx';
import { ErrorState } from '#src/web/ui/error-state.tsx';
import { PageHeader } from '#src/web/ui/page-header.tsx';
import { Skeleton } from '#src/web/ui/skeleton.tsx';
import { Loading } from '#src/web/ui/skeleton-shapes.tsx';
import { useTitle } from '#src/web/ui/use-title.ts';
import { AdminsOnly } from '../admins-only.tsx';
import { sourceQuery } from '../queries.ts';
import { SourceFailure } from '../source-failure.tsx';
import { ImportForm } from './import-form.tsx';
import { importsQuery, uploadsQuery } from './queries.ts';
import type { RefusedFile } from './use-upload-files.ts';

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** Told here, because the screen on which they were given is gone. */
    readonly refusedFiles?: readonly RefusedFile[];
  }
}

const route = getRouteApi('/app/$orgSlug/sources/$sourceId/import');

/** What is in the uploaded files, how it will be read, and the import itself. */
export function ImportScreen(): ReactNode {
  return (
    <AdminsOnly>
      <Loaded />
    </AdminsOnly>
  );
}

function Loaded() {
  const { sourceId } = route.useParams();
  const { path } = useOrganization();
  const refusedFiles = useLocation({ select: ({ state }) => state.refusedFiles });
  const source = useQuery(sourceQuery(sourceId));
  const uploads = useQuery(uploadsQuery(sourceId));
  const imports = useQuery(importsQuery(sourceId));
  useTitle('Import files');

  if (source.isError) return <SourceFailure error={source.error} onRetry={() => void source.refetch()} />;
  const failed = uploads.error ?? imports.error;
  return (
    <>
      <PageHeader
        title="Import files"
        detail={source.data?.source.name ?? '\u00a0'}
        back={<BackLink href={path(`/sources/${sourceId}`)}>{source.data?.source.name ?? 'Source'}</BackLink>}
      />
      <div className="max-w-[48rem]">
        {uploads.data !== undefined && imports.data !== undefined && source.data !== undefined ? (
          <ImportForm
            source={source.data.source}
            uploads={uploads.data}
            imports={imports.data}
            refusedFiles={refusedFiles}
          />
        ) : failed === null ? (
          <Loading label="Loading the files">
            <Skeleton className="mb-6 h-36" />
            <Skeleton className="h-72" />
          </Loading>
        ) : (
          <ErrorState
            title="The uploaded files could not be loaded"
            onRetry={() => void Promise.all([uploads.refetch(), imports.refetch()])}
            retrying={uploads.isFetching || imports.isFetching}
          >
            {failureOf(failed).message}
          </ErrorState>
        )}
      </div>
    </>
  );
}
