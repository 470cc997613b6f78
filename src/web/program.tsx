import { QueryClientProvider } from '@tanstack/react-query';
import { type AnyRoute, RouterProvider } from '@tanstack/react-router';
import { api } from '#src/web/api/client.ts';
import { now } from '#src/web/api/clock.ts';
import { createQueryClient } from '#src/web/api/query-client.ts';
import { meQuery } from '#src/web/api/session.ts';
import { createProgramRouter } from '#src/web/router.tsx';
import { onSignedOutElsewhere } from '#src/web/sign-out.ts';
import { ThemeProvider } from '#src/web/ui/theme/theme-provider.tsx';
import { Toaster } from '#src/web/ui/toaster.tsx';

const LOOK_AGAIN_MS = 10_000;
let lookedAgainAt = Number.NEGATIVE_INFINITY;

const queryClient = createQueryClient(() => {
  // Who was never known has not been signed out; the guard is just finding that out by itself.
  if (queryClient.getQueryData(meQuery.queryKey) === undefined) return;
  // Nor whose account is being deleted: that ends at the goodbye page, and not where one could sign up again.
  if (queryClient.isMutating({ mutationKey: api.account.remove.mutationKey() }) > 0) return;
  // A server that knows who is here and refuses them all the same would be asked for ever; its refusal is shown instead.
  if (now() - lookedAgainAt < LOOK_AGAIN_MS) return;
  lookedAgainAt = now();
  queryClient.clear();
  // The guard asks who is here, learns that nobody is, and leads to sign-in and back.
  void router.invalidate();
});
const router = createProgramRouter(queryClient);
preloadFirstScreen();
onSignedOutElsewhere(() => void queryClient.invalidateQueries({ queryKey: meQuery.queryKey }));

/** The screen's program comes while the session is asked for: one after the other would be a round trip more. */
function preloadFirstScreen(): void {
  const shown = new Set<unknown>(router.matchRoutes(router.latestLocation).map((match) => match.routeId));
  // A failure is told where the screen itself is loaded.
  for (const route of Object.values<AnyRoute>(router.routesById))
    if (shown.has(route.id)) route.options.component?.preload?.()?.catch(() => undefined);
}

export function Program() {
  return (
    <QueryClientProvider client={queryClient}>
      <ThemeProvider>
        <RouterProvider router={router} />
        <Toaster />
      </ThemeProvider>
    </QueryClientProvider>
  );
}
