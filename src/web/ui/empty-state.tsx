import type { ReactNode } from 'react';

export interface EmptyStateProps {
  readonly title: string;
  readonly children?: ReactNode;
  readonly icon?: ReactNode;
  /** Given where it is all there is on the page: then its title is the page's. */
  readonly wholePage?: boolean;
  /** The one thing to do next. */
  readonly action?: ReactNode;
}

/** Nothing here, and that is no fault. A quiet week is news too, and says so in the title. */
export function EmptyState({ title, children, icon, action, wholePage = false }: EmptyStateProps) {
  const Heading = wholePage ? 'h1' : 'h2';
  return (
    <div className="mx-auto grid max-w-measure content-start justify-items-center gap-2 px-4 py-12 text-center">
      {icon !== undefined && (
        <div className="mb-2 grid size-10 place-items-center rounded-full bg-sunken text-faint">{icon}</div>
      )}
      <Heading className="text-read font-semibold">{title}</Heading>
      {children !== undefined && <div className="text-ui text-soft">{children}</div>}
      {action !== undefined && <div className="mt-3 flex flex-wrap justify-center gap-2">{action}</div>}
    </div>
  );
}
