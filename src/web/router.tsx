import type { QueryClient } from '@tanstack/react-query';
import {
  createRootRouteWithContext,
  createRoute,
  createRouter,
  lazyRouteComponent,
  redirect,
} from '@tanstack/react-router';
import { publicAccountRoutes, signedInAccountRoutes } from '#src/areas/account/web/routes.tsx';
import { insightsRoutes } from '#src/areas/insights/web/routes.tsx';

import {
  invitationRoute,
  newOrganizationRoute,
  organizationAreaRoutes,
  organizationsRoutes,
} from '#src/areas/organizations/web/routes.tsx';

import { questionsRoutes } from '#src/areas/questions/web/routes.tsx';

import { sourcesRoutes } from '#src/areas/sources/web/routes.tsx';
import { toolsRoutes } from '#src/areas/tools/web/routes.tsx';
import { AccountMenu } from '#src/web/account-menu.tsx';
import { firstText, present } from '#src/web/api/address.ts';
import { parsePlainSearch, writePlainSearch } from '#src/web/api/plain-search.ts';
import type { RouterContext } from '#src/web/api/router-context.ts';
import { membershipsQuery } from '#src/web/api/session.ts';
import { BrokenScreen } from '#src/web/broken-screen.tsx';
import { loadSetup, requireOrganization, requireSignIn, requireSignInUnlessTold } from '#src/web/guard.ts';
import { MissingScreen } from '#src/web/missing-screen.tsx';
import { OrganizationLayout } from '#src/web/organization-layout.tsx';
import { QuietLayout } from '#src/web/quiet-layout.tsx';
import { rememberedOrganization } from '#src/web/remembered-organization.ts';
import { RootLayout } from '#src/web/root-layout.tsx';
import { ShellLayout } from '#src/web/shell-layout.tsx';
import { slideDirection } from '#src/web/slide-direction.ts';
import { WaitingScreen } from '#src/web/waiting-screen.tsx';

const rootRoute = createRootRouteWithContext<RouterContext>()({ component: RootLayout });

/** `/`: on to the organization seen last, else the first, else to creating one. */
const startRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/',
  validateSearch: (search) => present({ google: firstText(search['google']) }),
  beforeLoad: async (visit) => {
    await requireSignIn(visit);
    const memberships = await visit.context.queryClient.ensureQueryData(membershipsQuery);
    const remembered = rememberedOrganization();
    const known = memberships.find((one) => one.organization.slug === remembered) ?? memberships[0];
    if (known === undefined) throw redirect({ to: '/organization/new', replace: true });
    const params = { orgSlug: known.organization.slug };
    // An attempt to connect Google that the server no longer knows comes back to the only address it can name.
    const { google } = visit.search;
    if (google !== undefined)
      throw redirect({
        to: '/$orgSlug/sources/add/ga4-wizard',
        params,
        search: { google },
        replace: true,
      });
    throw redirect({ to: '/$orgSlug', params, replace: true });
  },
  component: () => <WaitingScreen>Redirecting…</WaitingScreen>,
});

/** Everything that needs sign-in and stands in the shell. */
const appRoute = createRoute({
  getParentRoute: () => rootRoute,
  id: 'app',
  beforeLoad: requireSignInUnlessTold,
  component: AppLayout,
});

function AppLayout() {
  return appRoute.useRouteContext().signedIn ? <ShellLayout /> : <QuietLayout />;
}

/** No navigation around it: signing in, leaving. */
const publicRoute = createRoute({
  getParentRoute: () => rootRoute,
  id: 'public',
  // Whether this is the demo is known before anything shows, so that the banner pushes nothing down.
  beforeLoad: ({ context }) => loadSetup(context),
  component: QuietLayout,
});

/** The same for people who are signed in, but before or beside any organization. */
const asideRoute = createRoute({
  getParentRoute: () => rootRoute,
  id: 'aside',
  beforeLoad: requireSignIn,
  component: () => <QuietLayout aside={<AccountMenu />} />,
});

const organizationRoute = createRoute({
  getParentRoute: () => appRoute,
  path: '$orgSlug',
  beforeLoad: ({ context, params }) => requireOrganization(context, params.orgSlug),
  component: OrganizationLayout,
});

const homeRoute = createRoute({
  getParentRoute: () => organizationRoute,
  path: '/',
  component: lazyRouteComponent(() => import('#src/web/home-screen.tsx'), 'HomeScreen'),
});

const routeTree = rootRoute.addChildren([
  startRoute,
  publicRoute.addChildren([...publicAccountRoutes(publicRoute)]),
  asideRoute.addChildren([newOrganizationRoute(asideRoute), invitationRoute(asideRoute)]),
  appRoute.addChildren([
    ...signedInAccountRoutes(appRoute),
    ...organizationsRoutes(appRoute),
    organizationRoute.addChildren([
      homeRoute,
      ...insightsRoutes(organizationRoute),
      ...questionsRoutes(organizationRoute),
      ...sourcesRoutes(organizationRoute),
      ...toolsRoutes(organizationRoute),
      ...organizationAreaRoutes(organizationRoute),
    ]),
  ]),
]);

export function createProgramRouter(queryClient: QueryClient) {
  return createRouter({
    routeTree,
    context: { queryClient },
    parseSearch: parsePlainSearch,
    stringifySearch: writePlainSearch,
    scrollRestoration: true,
    defaultPendingMs: 200,
    defaultPendingMinMs: 0,
    defaultPendingComponent: () => <WaitingScreen>Loading…</WaitingScreen>,
    defaultErrorComponent: BrokenScreen,
    defaultNotFoundComponent: MissingScreen,
    defaultViewTransition: { types: slideDirection },
  });
}

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof createProgramRouter>;
  }
}
