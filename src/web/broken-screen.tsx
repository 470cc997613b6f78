import { type ErrorComponentProps, useRouter } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { failureOf } from '#src/web/api/error.ts';
import { ErrorState } from '#src/web/ui/error-state.tsx';

const titles: Partial<Record<ReturnType<typeof failureOf>['code'], string>> = {
  OFFLINE: 'Weekwise cannot be reached',
  OUTDATED: 'This page is out of date',
  UNAVAILABLE: 'Weekwise is not ready',
  UNKNOWN: 'This page broke',
};

/** What stands where a screen broke; the shell around it goes on. */
export function BrokenScreen({ error, reset }: ErrorComponentProps): ReactNode {
  const router = useRouter();
  const failure = failureOf(error);
  const retry = () => {
    if (failure.code === 'OUTDATED') {
      window.location.reload();
      return;
    }
    reset();
    void router.invalidate();
  };
  return (
    <ErrorState
      wholePage
      title={titles[failure.code] ?? 'This page could not be loaded'}
      onRetry={retry}
      detail={failure.code === 'UNKNOWN' && error instanceof Error ? error.message : undefined}
    >
      {failure.message}
    </ErrorState>
  );
}
