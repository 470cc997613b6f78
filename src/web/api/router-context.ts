import type { QueryClient } from '@tanstack/react-query';
import type { Membership } from '#src/areas/organizations/contract.ts';

/** What every guard and loader of a route is given. */
export interface RouterContext {
  readonly queryClient: QueryClient;
}

/** What those below /$orgSlug are given. Areas name it, because they are built without knowing what they hang on. */
export interface OrganizationContext extends RouterContext {
  readonly membership: Membership;
}
