import { useOrganization } from '#src/web/api/current-organization.tsx';
import { failureOf } from '#src/web/api/error.ts';
import { ButtonLink } from '#src/web/ui/button-link.tsx';
import { EmptyState } from '#src/web/ui/empty-state.tsx';
import { ErrorState } from '#src/web/ui/error-state.tsx';

export function SourceFailure({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const { path } = useOrganization();
  const { code, message } = failureOf(error);
  // An id that is no id at all is refused as input; for people it is the same.
  if (code === 'NOT_FOUND' || code === 'INVALID_INPUT') {
    return (
      <EmptyState
        wholePage
        title="Source not found"
        action={<ButtonLink href={path('/sources')}>Show the sources</ButtonLink>}
      >
        It may have been deleted, or the link is not complete.
      </EmptyState>
    );
  }
  return (
    <ErrorState wholePage title="Error Loading Sources" onRetry={onRetry}>
      {message}
    </ErrorState>
  );
}
