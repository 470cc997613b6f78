import { type AnyRoute, createRoute, lazyRouteComponent } from '@tanstack/react-router';

export function newOrganizationRoute<Parent extends AnyRoute>(parent: Parent) {
  return createRoute({
    getParentRoute: () => parent,
    path: 'organization/new',
    component: lazyRouteComponent(() => import('./new-organization-screen.tsx'), 'NewOrganizationScreen'),
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
