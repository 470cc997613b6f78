import { type AnyRoute, createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { dayAt, weekOf } from '#src/shared/week.ts';
import { firstText, present } from '#src/web/api/address.ts';
import { now, readersTimeZone } from '#src/web/api/clock.ts';
import type { OrganizationContext } from '#src/web/api/router-context.ts';
import { periodsQuery, snapshotQuery, weekCardsQuery, weekEventsQuery } from './queries.ts';
import { readWeekAddress } from './week/week-address.ts';

// A screen's first questions are asked while its program comes: one after the other would be a round trip more. Nobody
// waits for them here; the screen itself shows what became of them.
function askForTimeline({ queryClient, membership }: OrganizationContext): void {
  void queryClient.prefetchQuery(periodsQuery(membership.organizationId));
}

function askForWeek(
  { queryClient, membership }: OrganizationContext,
  text: string,
  sourceId: string | undefined,
): void {
  const address = readWeekAddress(text);
  if (address.type === 'invalid') return;
  const { organizationId } = membership;
  const currentWeek = weekOf(dayAt(now(), readersTimeZone()));
  void queryClient.prefetchQuery(weekCardsQuery(organizationId, address.monday));
  void queryClient.prefetchQuery(snapshotQuery(organizationId, address.monday, currentWeek, sourceId));
  void queryClient.prefetchQuery(weekEventsQuery(organizationId, address.monday, sourceId));
}

/** Screens below /$orgSlug/insights. */
export function insightsRoutes<Parent extends AnyRoute>(parent: Parent) {
  return [
    createRoute({
      getParentRoute: () => parent,
      path: 'insights',
      validateSearch: (search) => present({ insightId: firstText(search['insightId']) }),
      loader: ({ context }: { context: unknown }) => askForTimeline(context as OrganizationContext),
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
      loaderDeps: ({ search }) => ({ source: search.source }),
      loader: ({ context, params, deps }) =>
        askForWeek(context as OrganizationContext, params.timePeriodStart, deps.source),
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
