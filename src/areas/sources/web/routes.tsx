import { type AnyRoute, createRoute, lazyRouteComponent, redirect } from '@tanstack/react-router';
import { firstText, present } from '#src/web/api/address.ts';

/** Screens below /$orgSlug/sources. */
export function sourcesRoutes<Parent extends AnyRoute>(parent: Parent) {
  return [
    createRoute({
      getParentRoute: () => parent,
      path: 'sources',
      component: lazyRouteComponent(() => import('./list/sources-screen.tsx'), 'SourcesScreen'),
    }),
    createRoute({
      getParentRoute: () => parent,
      path: 'sources/add',
      component: lazyRouteComponent(() => import('./connect/add-source-screen.tsx'), 'AddSourceScreen'),
    }),
    createRoute({
      getParentRoute: () => parent,
      path: 'sources/add/ga4',
      beforeLoad: ({ location }) => {
        const href = location.href.replace('/sources/add/ga4', '/sources/add/ga4-wizard');
        throw redirect({ href, replace: true });
      },
    }),
    createRoute({
      getParentRoute: () => parent,
      path: 'sources/add/ga4-wizard',
      validateSearch: (search) => present({ google: firstText(search['google']) }),
      component: lazyRouteComponent(() => import('./connect/ga4-wizard-screen.tsx'), 'Ga4WizardScreen'),
    }),
    createRoute({
      getParentRoute: () => parent,
      path: 'sources/add/file',
      component: lazyRouteComponent(() => import('./file/add-file-screen.tsx'), 'AddFileScreen'),
    }),
    createRoute({
      getParentRoute: () => parent,
      path: 'sources/$sourceId/import',
      component: lazyRouteComponent(() => import('./file/import-screen.tsx'), 'ImportScreen'),
    }),
    createRoute({
      getParentRoute: () => parent,
      path: 'sources/add/gsc',
      validateSearch: (search) => present({ google: firstText(search['google']) }),
      component: lazyRouteComponent(() => import('./connect/gsc-screen.tsx'), 'GscScreen'),
    }),
    createRoute({
      getParentRoute: () => parent,
      path: 'sources/$sourceId',
      validateSearch: (search) =>
        present({
          onboarding: firstText(search['onboarding']),
          step: firstText(search['step']),
          google: firstText(search['google']),
        }),
      component: lazyRouteComponent(() => import('./detail/source-screen.tsx'), 'SourceScreen'),
    }),
    createRoute({
      getParentRoute: () => parent,
      path: 'sources/$sourceId/setup-mapping',
      validateSearch: (search) =>
        present({
          onboarding: firstText(search['onboarding']),
          returnTo: firstText(search['returnTo']),
          ga4PropertyId: firstText(search['ga4PropertyId']),
          ga4PropertyName: firstText(search['ga4PropertyName']),
          google: firstText(search['google']),
        }),
      component: lazyRouteComponent(() => import('./mapping/setup-mapping-screen.tsx'), 'SetupMappingScreen'),
    }),
  ] as const;
}
