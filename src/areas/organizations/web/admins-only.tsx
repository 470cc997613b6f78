import { Lock } from 'lucide-react';
import type { ReactNode } from 'react';
import { useOrganization } from '#src/web/api/current-organization.tsx';
import { EmptyState } from '#src/web/ui/empty-state.tsx';

/** What stands where a member came to something that only admins may see. */
export function AdminsOnly({ children }: { children: ReactNode }): ReactNode {
  const { isAdmin, organization } = useOrganization();
  if (isAdmin) return children;
  return (
    <EmptyState wholePage title="Admin access required" icon={<Lock aria-hidden="true" size={20} />}>
      This is for the administrators of {organization.name}.
    </EmptyState>
  );
}
