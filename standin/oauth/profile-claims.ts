import type { Person } from '../identity/people.ts';
import { scope } from './scopes.ts';

/** What the scopes let an application know about a person, in OpenID Connect's names. */
export function profileClaims(
  person: Person,
  scopes: readonly string[],
  origin: string,
): Record<string, string | boolean> {
  return {
    sub: person.sub,
    ...(scopes.includes(scope.email) ? { email: person.email, email_verified: true } : {}),
    ...(scopes.includes(scope.profile)
      ? {
          name: `${person.givenName} ${person.familyName}`,
          given_name: person.givenName,
          family_name: person.familyName,
          picture: `${origin}/__standin/pictures/${person.sub}.svg`,
        }
      : {}),
  };
}
