import type { ReactNode } from 'react';
import { PageHeader } from '#src/web/ui/page-header.tsx';
import { useTitle } from '#src/web/ui/use-title.ts';

export function GoodbyeScreen(): ReactNode {
  useTitle('Account deleted');
  return <PageHeader title="Account deleted" />;
}
