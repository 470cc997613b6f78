import type { ReactNode } from 'react';
import { classNames } from '#src/web/ui/class-names.ts';
import { PlainLink } from '#src/web/ui/link.tsx';

export interface NavigationItem {
  readonly href: string;
  readonly label: string;
  readonly icon: ReactNode;
  readonly current: boolean;
  /** How many wait there, or that something runs. */
  readonly aside?: ReactNode;
}

export function Navigation({ items, onFollow }: { items: readonly NavigationItem[]; onFollow?: () => void }) {
  return (
    <nav aria-label="Main">
      <ul className="grid gap-0.5">
        {items.map((item) => (
          <li key={item.href}>
            <PlainLink
              href={item.href}
              aria-current={item.current ? 'page' : undefined}
              onClick={onFollow}
              className={classNames(
                'flex h-8 items-center gap-2.5 rounded-control px-2 text-ui font-medium transition-colors pointer-coarse:h-11',
                item.current ? 'bg-hover text-ink' : 'text-soft hover:bg-hover hover:text-ink',
              )}
            >
              <span className={item.current ? 'text-accent' : 'text-faint'}>{item.icon}</span>
              <span className="flex-1">{item.label} </span>
              {item.aside !== undefined && <span className="text-note text-faint">{item.aside}</span>}
            </PlainLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
