import { useQuery } from '@tanstack/react-query';
import { Outlet } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { setupQuery } from '#src/web/api/session.ts';
import { DemoBanner } from '#src/web/ui/shell/demo-banner.tsx';
import { QuietPage } from '#src/web/ui/shell/quiet-page.tsx';

/** Around screens that belong to no organization; `aside` stands at the right of the wordmark. */
export function QuietLayout({ aside }: { aside?: ReactNode }): ReactNode {
  const setup = useQuery(setupQuery).data;
  return (
    <QuietPage aside={aside} banner={setup?.demoNotice && <DemoBanner notice={setup.demoNotice} />}>
      <Outlet />
    </QuietPage>
  );
}
