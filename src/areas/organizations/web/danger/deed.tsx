import type { ReactNode } from 'react';

/** One thing that can be done, what it does, and its button. */
export function Deed({ title, children, action }: { title: string; children: ReactNode; action: ReactNode }) {
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 py-4">
      <div className="max-w-measure min-w-0">
        <h3 className="text-ui font-medium">{title}</h3>
        <p className="text-ui text-soft">{children}</p>
      </div>
      {action}
    </li>
  );
}
