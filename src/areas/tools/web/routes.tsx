import { type AnyRoute, createRoute, lazyRouteComponent } from '@tanstack/react-router';

/** /$orgSlug/tools */
export function toolsRoutes<Parent extends AnyRoute>(parent: Parent) {
  return [
    createRoute({
      getParentRoute: () => parent,
      path: 'tools',
      component: lazyRouteComponent(() => import('./tools-screen.tsx'), 'ToolsScreen'),
    }),
  ] as const;
}
