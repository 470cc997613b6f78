import type { ReactNode } from 'react';
import { PageHeader } from '#src/web/ui/page-header.tsx';
import { useTitle } from '#src/web/ui/use-title.ts';

export function HomeScreen(): ReactNode {
  useTitle('Home');
  return <PageHeader title="Home" />;
}
