import { type AnyRoute, createRoute, lazyRouteComponent } from '@tanstack/react-router';

/** Screens below /$orgSlug/sources. */
export function sourcesRoutes<Parent extends AnyRoute>(parent: Parent) {
  return [
    createRoute({
      getParentRoute: () => parent,
      path: 'sources',
      component: lazyRouteComponent(() => import('./sources-screen.tsx'), 'SourcesScreen'),
    }),
  ] as const;
}
