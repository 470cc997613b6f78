import { QueryClientProvider } from '@tanstack/react-query';
import { RouterProvider } from '@tanstack/react-router';
import { createQueryClient } from '#src/web/api/query-client.ts';
import { createProgramRouter } from '#src/web/router.tsx';
import { ThemeProvider } from '#src/web/ui/theme/theme-provider.tsx';
import { Toaster } from '#src/web/ui/toaster.tsx';

const queryClient = createQueryClient(() => {
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
