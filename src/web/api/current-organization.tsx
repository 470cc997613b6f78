import { createContext, type ReactNode, useContext, useMemo } from 'react';
import type { Membership, Organization, Role } from '#src/areas/organizations/contract.ts';

export interface CurrentOrganization {
  readonly organization: Organization;
  readonly role: Role;
  /** Owner counts as admin. */
  readonly isAdmin: boolean;
  /** An address inside this organization: `path('/sources')`. */
  readonly path: (rest: string) => string;
}

const OrganizationContext = createContext<CurrentOrganization | undefined>(undefined);

export function OrganizationProvider({
  membership,
  children,
}: {
  membership: Membership;
  children: ReactNode;
}) {
  const value = useMemo<CurrentOrganization>(
    () => ({
      organization: membership.organization,
      role: membership.role,
      isAdmin: membership.role !== 'member',
      path: (rest) => `/${membership.organization.slug}${rest}`,
    }),
    [membership],
  );
  return <OrganizationContext value={value}>{children}</OrganizationContext>;
}

/** The organization that the address names, and the user's part in it. Only below /$orgSlug. */
export function useOrganization(): CurrentOrganization {
  const current = useContext(OrganizationContext);
  if (current === undefined) throw new Error('No organization selected');
  return current;
}
