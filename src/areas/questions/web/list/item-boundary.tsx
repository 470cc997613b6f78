import { CatchBoundary, type ErrorComponentProps } from '@tanstack/react-router';
import { type ReactNode, useEffect, useMemo } from 'react';
import { failureOf } from '#src/web/api/error.ts';
import { Button } from '#src/web/ui/button.tsx';

export interface ItemBoundaryProps {
  /** Of the question: with another one it is tried anew. */
  readonly id: string;
  readonly children: ReactNode;
  /** What is in it, as a sentence begins with it. */
  readonly what?: string;
  /** What can be left out without a word. */
  readonly isSilent?: boolean;
}

/** What breaks within one question breaks nothing around it. */
export function ItemBoundary({ id, children, what = 'This answer', isSilent = false }: ItemBoundaryProps) {
  const Broken = useMemo(() => (props: ErrorComponentProps) => <BrokenItem {...props} what={what} />, [what]);
  return (
    <CatchBoundary getResetKey={() => id} errorComponent={isSilent ? Nothing : Broken}>
      {children}
    </CatchBoundary>
  );
}

const Nothing = () => null;

function BrokenItem({ error, reset, what }: ErrorComponentProps & { readonly what: string }) {
  const isOutdated = failureOf(error).code === 'OUTDATED';
  useEffect(() => {
    // biome-ignore lint/suspicious/noConsole: one that cannot be shown is logged and skipped
    console.warn('An answer could not be shown:', error);
  }, [error]);
  return (
    <div role="alert" className="flex flex-wrap items-center gap-3 text-ui text-soft">
      {isOutdated ? failureOf(error).message : `${what} could not be shown.`}
      <Button size="small" onClick={isOutdated ? () => window.location.reload() : reset}>
        {isOutdated ? 'Reload' : 'Try Again'}
      </Button>
    </div>
  );
}
