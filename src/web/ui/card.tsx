import type { ReactNode } from 'react';
import { classNames } from '#src/web/ui/class-names.ts';

export interface CardProps {
  readonly title?: string;
  /** One line under the title. */
  readonly detail?: ReactNode;
  readonly actions?: ReactNode;
  readonly children?: ReactNode;
  readonly className?: string;
}

/** A thing of its own on the page. A hairline around it and nothing inside that looks like it. */
export function Card({ title, detail, actions, children, className }: CardProps) {
  return (
    <section
      className={classNames('min-w-0 rounded-box border border-line bg-paper p-6 max-md:p-4', className)}
    >
      {(title !== undefined || actions !== undefined) && (
        <header className="mb-4 flex items-start justify-between gap-4 last:mb-0">
          <div className="min-w-0">
            {title !== undefined && <h3 className="text-read font-semibold">{title}</h3>}
            {detail !== undefined && <p className="text-ui text-soft">{detail}</p>}
          </div>
          {actions !== undefined && <div className="flex shrink-0 gap-2">{actions}</div>}
        </header>
      )}
      {children}
    </section>
  );
}
