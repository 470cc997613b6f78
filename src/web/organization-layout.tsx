import { useSuspenseQuery } from '@tanstack/react-query';
import { getRouteApi, Outlet } from '@tanstack/react-router';
import { type ReactNode, useEffect } from 'react';
import { OrganizationProvider } from '#src/web/api/current-organization.tsx';
import { membershipsQuery } from '#src/web/api/session.ts';
import { rememberOrganization } from '#src/web/remembered-organization.ts';

const route = getRouteApi('/app/$orgSlug');

/** Hands the organization of the address to everything below it. */
export function OrganizationLayout(): ReactNode {
  const { orgSlug } = route.useParams();
  const { membership: atEntry } = route.useRouteContext();
  // The role may change while the page is open.
  const memberships = useSuspenseQuery(membershipsQuery).data;
  const membership = memberships.find((one) => one.organization.slug === orgSlug) ?? atEntry;

  useEffect(() => rememberOrganization(orgSlug), [orgSlug]);

  return (
    // Another organization is another page: nothing typed or opened in one is carried into the other.
    <OrganizationProvider key={membership.organizationId} membership={membership}>
      <Outlet />
    </OrganizationProvider>
  );
}
