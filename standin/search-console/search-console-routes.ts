import { json } from '../http/reply.ts';
import { param, type Route } from '../http/route.ts';
import type { Authorize } from '../oauth/bearer.ts';
import { scope } from '../oauth/scopes.ts';

const readingScopes = [scope.searchConsoleRead, scope.searchConsole];

/** Nobody on the stand-in has a verified site: an empty list, and no permission for any site asked for. */
export function searchConsoleRoutes(authorize: Authorize): Route[] {
  return [
    {
      method: 'GET',
      path: '/webmasters/v3/sites',
      service: 'searchConsole',
      async handle(call) {
        await authorize(call, readingScopes);
        return json({});
      },
    },
    {
      method: 'POST',
      path: '/webmasters/v3/sites/{site}/searchAnalytics/query',
      service: 'searchConsole',
      async handle(call) {
        await authorize(call, readingScopes);
        const message = `User does not have sufficient permission for site '${param(call, 'site')}'. See also: https://support.google.com/webmasters/answer/2451999.`;
        return json(
          { error: { code: 403, message, errors: [{ message, domain: 'global', reason: 'forbidden' }] } },
          403,
        );
      },
    },
  ];
}
