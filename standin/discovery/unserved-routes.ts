import { GoogleError } from '../google-error.ts';
import type { Route, Service } from '../http/route.ts';
import type { Authorize } from '../oauth/bearer.ts';
import { discoveryMethods } from './discovery-document.ts';
import type { ApiName } from './message-schema.ts';

const apis: readonly (readonly [ApiName, Service])[] = [
  ['analyticsdata.v1beta', 'data'],
  ['analyticsadmin.v1beta', 'admin'],
  ['searchconsole.v1', 'searchConsole'],
];

/**
 * The methods of Google's documents that the stand-in does not serve: all that write, and a few that read. They are
 * known paths, refused without the scope that Google asks for, and with 501 otherwise. To stand after the served ones.
 */
export function unservedRoutes(authorize: Authorize): Route[] {
  return apis.flatMap(([api, service]) =>
    discoveryMethods(api).map(
      ({ id, httpMethod, path, flatPath = path, scopes = [] }): Route => ({
        method: httpMethod,
        // A property's id has the same name in every template, because faults and counts ask for it.
        path: `/${flatPath.replace('{propertiesId}', '{property}')}`,
        service,
        async handle(call) {
          await authorize(call, scopes);
          throw new GoogleError('UNIMPLEMENTED', `The stand-in does not serve ${id}.`);
        },
      }),
    ),
  );
}
