import { Compass } from 'lucide-react';
import type { ReactNode } from 'react';
import { ButtonLink } from '#src/web/ui/button-link.tsx';
import { EmptyState } from '#src/web/ui/empty-state.tsx';
import { useTitle } from '#src/web/ui/use-title.ts';

export function MissingScreen(): ReactNode {
  useTitle('Page not found');
  return (
    <EmptyState
      wholePage
      title="There is no page at this address"
      icon={<Compass aria-hidden="true" size={20} />}
      action={
        <ButtonLink tone="primary" href="/">
          Go to the start
        </ButtonLink>
      }
    >
      The link may be old, or a letter is missing. Nothing of yours is lost.
    </EmptyState>
  );
}
