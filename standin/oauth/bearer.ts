import { credentialsMissingText, scopeInsufficientText } from '../assumptions.ts';
import type { Clock } from '../clock.ts';
import { errorInfo, GoogleError } from '../google-error.ts';
import type { Call } from '../http/route.ts';
import { findPerson, type Person } from '../identity/people.ts';
import type { TokenParts } from './token-routes.ts';

export interface Bearer {
  readonly person: Person;
  readonly clientId: string;
  readonly scopes: readonly string[];
}

export type Authorize = (call: Call, anyOf: readonly string[]) => Promise<Bearer>;

const invalidCredentials =
  'Request had invalid authentication credentials. Expected OAuth 2 access token, login cookie or other valid authentication credential. See https://developers.google.com/identity/sign-in/web/devconsole-project.';

/** Finds who calls, and refuses in Google's words a caller without a valid token or without any of the scopes. */
export function bearerReader(keys: () => Promise<TokenParts>, clock: Clock): Authorize {
  return async (call, anyOf) => {
    const header = call.headers.authorization;
    const token =
      /^Bearer (.+)$/i.exec(typeof header === 'string' ? header : '')?.[1] ?? call.query.get('access_token');
    if (token === null) {
      throw new GoogleError('UNAUTHENTICATED', credentialsMissingText, [
        errorInfo('CREDENTIALS_MISSING', {}),
      ]);
    }
    const { grants, tokens } = await keys();
    const claims = tokens.read(token, clock());
    const grant = claims === undefined ? undefined : grants.byId(claims.grantId);
    const person = findPerson(grant?.email);
    if (claims === undefined || grant === undefined || person === undefined) {
      throw new GoogleError('UNAUTHENTICATED', invalidCredentials, [errorInfo('ACCESS_TOKEN_EXPIRED', {})]);
    }
    if (anyOf.length > 0 && !anyOf.some((scope) => claims.scopes.includes(scope))) {
      throw new GoogleError('PERMISSION_DENIED', scopeInsufficientText, [
        errorInfo('ACCESS_TOKEN_SCOPE_INSUFFICIENT', { method: call.path }),
      ]);
    }
    return { person, clientId: grant.clientId, scopes: claims.scopes };
  };
}
