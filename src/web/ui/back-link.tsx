import { ArrowLeft } from 'lucide-react';
import { PlainLink } from '#src/web/ui/link.tsx';

/** Above a title: where this page belongs. */
export function BackLink({ href, children }: { href: string; children: string }) {
  return (
    <PlainLink
      href={href}
      className="inline-flex items-center gap-1 rounded-control px-1 text-ui text-soft transition-colors hover:text-ink pointer-coarse:min-h-11"
    >
      <ArrowLeft aria-hidden="true" size={14} />
      {children}
    </PlainLink>
  );
}
