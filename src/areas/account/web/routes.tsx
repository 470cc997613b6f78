import { type AnyRoute, createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { firstText, present } from '#src/web/api/address.ts';

/** Screens that need no sign-in. */
export function publicAccountRoutes<Parent extends AnyRoute>(parent: Parent) {
  return [
    createRoute({
      getParentRoute: () => parent,
      path: 'sign-in',
      validateSearch: (search) => present({ redirect: firstText(search['redirect']) }),
      component: lazyRouteComponent(() => import('./sign-in-screen.tsx'), 'SignInScreen'),
    }),
    createRoute({
      getParentRoute: () => parent,
      path: 'auth/callback',
      validateSearch: (search) =>
        present({ redirect: firstText(search['redirect']), error: firstText(search['error']) }),
      component: lazyRouteComponent(() => import('./callback-screen.tsx'), 'CallbackScreen'),
    }),
    createRoute({
      getParentRoute: () => parent,
      path: 'goodbye',
      component: lazyRouteComponent(() => import('./goodbye-screen.tsx'), 'GoodbyeScreen'),
    }),
  ] as const;
}

export function signedInAccountRoutes<Parent extends AnyRoute>(parent: Parent) {
  return [
    createRoute({
      getParentRoute: () => parent,
      path: 'user/profile',
      component: lazyRouteComponent(() => import('./profile-screen.tsx'), 'ProfileScreen'),
    }),
    createRoute({
      getParentRoute: () => parent,
      path: 'user/api-reference',
      component: lazyRouteComponent(() => import('./reference/reference-screen.tsx'), 'ReferenceScreen'),
    }),
  ] as const;
}
