import type { ReactNode } from 'react';
import type { AccountSeen } from '#src/areas/sources/google-account.ts';
import { EmptyState } from '#src/web/ui/empty-state.tsx';

export interface NothingSeenProps {
  readonly title: string;
  readonly accounts: readonly AccountSeen[];
  /** Which accounts were asked; said where it is more than one, or one did not answer. */
  readonly asked: ReactNode;
  readonly action: ReactNode;
  readonly children: ReactNode;
}

/** No connected account sees a property: who was asked, and the ways out. */
export function NothingSeen({ title, accounts, asked, action, children }: NothingSeenProps) {
  const [only] = accounts;
  return (
    <div className="grid gap-2">
      {accounts.length > 1 && asked}
      <EmptyState title={title} action={action}>
        {accounts.length === 1 && only !== undefined && (
          <p className="mb-2 font-medium wrap-anywhere">{only.email}</p>
        )}
        {children}
      </EmptyState>
    </div>
  );
}
