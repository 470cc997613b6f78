import { QueryClientProvider } from '@tanstack/react-query';
import { RouterProvider } from '@tanstack/react-router';
import { createQueryClient } from '#src/web/api/query-client.ts';
import { meQuery } from '#src/web/api/session.ts';
import { createProgramRouter } from '#src/web/router.tsx';
import { ThemeProvider } from '#src/web/ui/theme/theme-provider.tsx';
import { Toaster } from '#src/web/ui/toaster.tsx';

const queryClient = createQueryClient(() => {
  // Who was never known has not been signed out; the guard is just finding that out by itself.
  if (queryClient.getQueryData(meQuery.queryKey) === undefined) return;
  queryClient.clear();
  // The guard asks who is here, learns that nobody is, and leads to sign-in and back.
  void router.invalidate();
});
const router = createProgramRouter(queryClient);

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
