import { type AnyRoute, createRoute, lazyRouteComponent, redirect } from '@tanstack/react-router';

/** Before or beside any organization. */
export function newOrganizationRoute<Parent extends AnyRoute>(parent: Parent) {
  return createRoute({
    getParentRoute: () => parent,
    path: 'organization/new',
    component: lazyRouteComponent(() => import('./new-organization-screen.tsx'), 'NewOrganizationScreen'),
  });
}

export function invitationRoute<Parent extends AnyRoute>(parent: Parent) {
  return createRoute({
    getParentRoute: () => parent,
    path: 'invitations/$secret',
    component: lazyRouteComponent(() => import('./invitation-screen.tsx'), 'InvitationScreen'),
  });
}

export function organizationsRoutes<Parent extends AnyRoute>(parent: Parent) {
  return [
    createRoute({
      getParentRoute: () => parent,
      path: 'organizations',
      component: lazyRouteComponent(() => import('./organizations-screen.tsx'), 'OrganizationsScreen'),
    }),
    createRoute({
      getParentRoute: () => parent,
      path: 'organizations/$organizationId',
      component: lazyRouteComponent(() => import('./open-organization-screen.tsx'), 'OpenOrganizationScreen'),
    }),
  ] as const;
}

/** Screens below /$orgSlug/organization. */
export function organizationAreaRoutes<Parent extends AnyRoute>(parent: Parent) {
  return [
    createRoute({
      getParentRoute: () => parent,
      path: 'organization',
      beforeLoad: ({ location }) => {
        throw redirect({ href: `${location.pathname.replace(/\/$/, '')}/settings`, replace: true });
      },
    }),
    createRoute({
      getParentRoute: () => parent,
      path: 'organization/credits',
      component: lazyRouteComponent(() => import('./settings/credits-screen.tsx'), 'CreditsScreen'),
    }),
    createRoute({
      getParentRoute: () => parent,
      path: 'organization/activity',
      component: lazyRouteComponent(() => import('./settings/activity-screen.tsx'), 'ActivityScreen'),
    }),
    createRoute({
      getParentRoute: () => parent,
      path: 'organization/settings',
      component: lazyRouteComponent(() => import('./settings/settings-screen.tsx'), 'SettingsScreen'),
    }),
    createRoute({
      getParentRoute: () => parent,
      path: 'organization/users',
      component: lazyRouteComponent(() => import('./users/users-screen.tsx'), 'UsersScreen'),
    }),
  ] as const;
}
