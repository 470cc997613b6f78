import type { ReactNode } from 'react';
import { PlainLink } from '#src/web/ui/link.tsx';
import { Wordmark } from '#src/web/ui/shell/wordmark.tsx';
import { SkipLink } from '#src/web/ui/skip-link.tsx';

export interface QuietPageProps {
  /** DemoBanner. */
  readonly banner?: ReactNode;
  /** At the right of the wordmark: who is signed in. */
  readonly aside?: ReactNode;
  readonly children: ReactNode;
}

/** One narrow column without navigation: signing in, beginning, leaving. */
export function QuietPage({ banner, aside, children }: QuietPageProps) {
  return (
    <div className="flex min-h-dvh flex-col">
      <SkipLink />
      {banner}
      <header className="flex h-(--bar-height) items-center justify-between gap-4 px-6 max-md:px-4">
        <PlainLink href="/" className="flex h-9 items-center rounded-control">
          <Wordmark />
        </PlainLink>
        {/* The menu fills the bar of an organization; here it is as wide as its name, at the edge. */}
        {aside !== undefined && <div className="min-w-0">{aside}</div>}
      </header>
      <main id="content" tabIndex={-1} className="flex flex-1 flex-col px-4 py-8 outline-none">
        {/* A little above the middle, where the eye expects it. */}
        <div className="m-auto w-full max-w-[26rem] pb-[8dvh]">{children}</div>
      </main>
    </div>
  );
}
