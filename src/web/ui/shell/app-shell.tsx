import type { ReactNode } from 'react';
import { PlainLink } from '#src/web/ui/link.tsx';
import { MenuSheet } from '#src/web/ui/shell/menu-sheet.tsx';
import { Navigation, type NavigationItem } from '#src/web/ui/shell/navigation.tsx';
import { Wordmark } from '#src/web/ui/shell/wordmark.tsx';
import { SkipLink } from '#src/web/ui/skip-link.tsx';
import { usePhone } from '#src/web/ui/use-media-query.ts';

export interface AppShellProps {
  readonly homeHref: string;
  readonly navigation: readonly NavigationItem[];
  /** OrganizationSwitcher. */
  readonly organization?: ReactNode;
  /** UserMenu. */
  readonly user?: ReactNode;
  /** ConnectionIndicator. */
  readonly connection?: ReactNode;
  /** DemoBanner. */
  readonly banner?: ReactNode;
  readonly children: ReactNode;
}

/** What stays when the page changes: navigation at the left, on a phone one bar with everything else behind a button. */
export function AppShell(props: AppShellProps) {
  const phone = usePhone();
  return (
    <div className="flex min-h-dvh max-md:flex-col">
      <SkipLink />
      {phone ? null : <SideBar {...props} />}
      <div className="flex min-w-0 flex-1 flex-col">
        {props.banner}
        {phone ? <PhoneBar {...props} /> : null}
        <main id="content" tabIndex={-1} className="min-w-0 flex-1 outline-none">
          <div className="mx-auto max-w-page px-10 py-10 max-md:px-4 max-md:py-6">{props.children}</div>
        </main>
      </div>
    </div>
  );
}

function SideBar({ homeHref, navigation, organization, user, connection }: AppShellProps) {
  return (
    <header className="sticky top-0 flex h-dvh w-(--navigation-width) shrink-0 flex-col gap-4 border-r border-line bg-sunken p-3">
      <PlainLink href={homeHref} className="flex h-9 items-center rounded-control px-2">
        <Wordmark />
      </PlainLink>
      {organization}
      <div className="min-h-0 flex-1 overflow-y-auto">
        <Navigation items={navigation} />
      </div>
      {connection}
      {user}
    </header>
  );
}

function PhoneBar({ homeHref, navigation, organization, user, connection }: AppShellProps) {
  return (
    <header className="sticky top-0 z-20 flex h-(--bar-height) items-center justify-between gap-2 border-b border-line bg-paper px-2">
      <MenuSheet>
        {(close) => (
          <>
            <div className="mb-3 flex h-11 items-center px-2">
              <Wordmark />
            </div>
            <div className="mb-3">{organization}</div>
            <div className="min-h-0 flex-1 overflow-y-auto">
              <Navigation items={navigation} onFollow={close} />
            </div>
            {connection}
            {user}
          </>
        )}
      </MenuSheet>
      <PlainLink href={homeHref} className="flex h-11 items-center rounded-control px-2">
        <Wordmark />
      </PlainLink>
      <div className="size-11" />
    </header>
  );
}
