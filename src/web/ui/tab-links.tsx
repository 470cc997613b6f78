import { PlainLink } from '#src/web/ui/link.tsx';
import { tabClass, tabRowClass } from '#src/web/ui/tab-class.ts';

export interface TabLink {
  readonly href: string;
  readonly label: string;
  readonly current: boolean;
}

/** Tabs that are addresses: they can be linked to, and Back goes back. */
export function TabLinks({ label, links }: { label: string; links: readonly TabLink[] }) {
  return (
    <nav aria-label={label} className={tabRowClass}>
      {links.map((link) => (
        <PlainLink
          key={link.href}
          href={link.href}
          aria-current={link.current ? 'page' : undefined}
          className={tabClass(link.current)}
        >
          {link.label}
        </PlainLink>
      ))}
    </nav>
  );
}
