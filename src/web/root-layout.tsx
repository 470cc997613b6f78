import { Outlet } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { RouteAnnouncer } from '#src/web/route-announcer.tsx';
import { RouterLink } from '#src/web/router-link.tsx';
import { LinkProvider } from '#src/web/ui/link.tsx';

export function RootLayout(): ReactNode {
  return (
    <LinkProvider render={RouterLink}>
      <Outlet />
      <RouteAnnouncer />
    </LinkProvider>
  );
}
