import type { ReactNode } from 'react';

export interface PageHeaderProps {
  readonly title: ReactNode;
  readonly detail?: ReactNode;
  /** Above the title: where one came from. */
  readonly back?: ReactNode;
  readonly actions?: ReactNode;
}

export function PageHeader({ title, detail, back, actions }: PageHeaderProps) {
  return (
    <header className="mb-8 max-md:mb-6">
      {back !== undefined && <div className="mb-2 -ml-1 text-ui">{back}</div>}
      <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-4">
        {/* Where the actions would squeeze it, they stand below. */}
        <div className="min-w-0 md:flex-1 md:basis-[18rem]">
          <h1 className="text-title font-semibold">{title}</h1>
          {detail !== undefined && <p className="mt-1 max-w-measure text-read text-soft">{detail}</p>}
        </div>
        {actions !== undefined && (
          <div className="flex flex-wrap gap-2 max-md:gap-x-1.5 md:shrink-0">{actions}</div>
        )}
      </div>
    </header>
  );
}
