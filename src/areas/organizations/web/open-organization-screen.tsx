import { useSuspenseQuery } from '@tanstack/react-query';
import { getRouteApi, Navigate } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { membershipsQuery } from '#src/web/api/session.ts';
import { ButtonLink } from '#src/web/ui/button-link.tsx';
import { EmptyState } from '#src/web/ui/empty-state.tsx';
import { useTitle } from '#src/web/ui/use-title.ts';

const route = getRouteApi('/app/organizations/$organizationId');

/** An organization by its id: on to the address with its name. */
export function OpenOrganizationScreen(): ReactNode {
  useTitle('Organization');
  const { organizationId } = route.useParams();
  const memberships = useSuspenseQuery(membershipsQuery).data;
  const found = memberships.find((one) => one.organizationId === organizationId);
  if (found) return <Navigate to="/$orgSlug" params={{ orgSlug: found.organization.slug }} replace />;
  return (
    <EmptyState
      wholePage
      title="There is no such organization among yours"
      action={<ButtonLink href="/organizations">Show my organizations</ButtonLink>}
    >
      The link may be old, or you may no longer belong to it.
    </EmptyState>
  );
}
