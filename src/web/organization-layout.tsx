import { useSuspenseQuery } from '@tanstack/react-query';
import { getRouteApi, Outlet } from '@tanstack/react-router';
import { type ReactNode, useEffect } from 'react';
import { OrganizationProvider } from '#src/web/api/current-organization.tsx';
import { membershipsQuery } from '#src/web/api/session.ts';
import { rememberOrganization } from '#src/web/remembered-organization.ts';
import { ButtonLink } from '#src/web/ui/button-link.tsx';
import { EmptyState } from '#src/web/ui/empty-state.tsx';

const route = getRouteApi('/app/$orgSlug');

/** Hands the organization of the address to everything below it. */
export function OrganizationLayout(): ReactNode {
  const { orgSlug } = route.useParams();
  // Asked here again and not taken from the guard: the role may change while the page is open, or the membership end.
  const memberships = useSuspenseQuery(membershipsQuery).data;
  const membership = memberships.find((one) => one.organization.slug === orgSlug);

  useEffect(() => rememberOrganization(orgSlug), [orgSlug]);

  if (membership === undefined) {
    return (
      <EmptyState
        wholePage
        title="No Organization Selected"
        action={<ButtonLink href="/organizations">Show my organizations</ButtonLink>}
      >
        You no longer belong to the organization of this address.
      </EmptyState>
    );
  }
  return (
    // Another organization is another page: nothing typed or opened in one is carried into the other.
    <OrganizationProvider key={membership.organizationId} membership={membership}>
      <Outlet />
    </OrganizationProvider>
  );
}
