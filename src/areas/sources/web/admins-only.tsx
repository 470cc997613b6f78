import { Lock } from 'lucide-react';
import type { ReactNode } from 'react';
import { useOrganization } from '#src/web/api/current-organization.tsx';
import { ButtonLink } from '#src/web/ui/button-link.tsx';
import { EmptyState } from '#src/web/ui/empty-state.tsx';

/** What stands where a member came to something that only admins may do. */
export function AdminsOnly({ children }: { children: ReactNode }): ReactNode {
  const { isAdmin, organization, path } = useOrganization();
  if (isAdmin) return children;
  return (
    <EmptyState
      wholePage
      title="Admin access required"
      icon={<Lock aria-hidden="true" size={20} />}
      action={<ButtonLink href={path('/sources')}>Show the sources</ButtonLink>}
    >
      Sources are added and set up by the administrators of {organization.name}.
    </EmptyState>
  );
}
