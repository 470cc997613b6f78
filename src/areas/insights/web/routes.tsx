import { type AnyRoute, createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { firstText, present } from '#src/web/api/address.ts';

/** Screens below /$orgSlug/insights. */
export function insightsRoutes<Parent extends AnyRoute>(parent: Parent) {
  return [
    createRoute({
      getParentRoute: () => parent,
      path: 'insights',
      validateSearch: (search) => present({ insightId: firstText(search['insightId']) }),
      component: lazyRouteComponent(() => import('./timeline-screen.tsx'), 'TimelineScreen'),
    }),
    createRoute({
      getParentRoute: () => parent,
      path: 'insights/generate',
      validateSearch: (search) =>
        present({
          week: firstText(search['week']),
          steps: firstText(search['steps']),
          source: firstText(search['source']),
        }),
      component: lazyRouteComponent(() => import('./generate-screen.tsx'), 'GenerateScreen'),
    }),
    createRoute({
      getParentRoute: () => parent,
      path: 'insights/historical-explorer',
      component: lazyRouteComponent(
        () => import('./historical-explorer-screen.tsx'),
        'HistoricalExplorerScreen',
      ),
    }),
    createRoute({
      getParentRoute: () => parent,
      path: 'insights/$timePeriodStart',
      validateSearch: (search) =>
        present({
          cardId: firstText(search['cardId']),
          source: firstText(search['source']),
        }),
      component: lazyRouteComponent(() => import('./week-screen.tsx'), 'WeekScreen'),
    }),
    createRoute({
      getParentRoute: () => parent,
      path: 'insights/$timePeriodStart/tree',
      validateSearch: (search) => present({ source: firstText(search['source']) }),
      component: lazyRouteComponent(() => import('./tree-screen.tsx'), 'TreeScreen'),
    }),
  ] as const;
}
