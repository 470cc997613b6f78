import type { Clock } from '../clock.ts';
import { json, type Reply } from '../http/reply.ts';
import { param, type Route } from '../http/route.ts';
import { people } from '../identity/people.ts';
import type { Authorize } from './bearer.ts';
import { profileClaims } from './profile-claims.ts';
import { scope } from './scopes.ts';
import { olderTokenInfo, tokenInfo } from './token-info.ts';
import type { TokenParts } from './token-routes.ts';

interface Parts {
  readonly keys: () => Promise<TokenParts>;
  readonly authorize: Authorize;
  readonly issuer: () => string;
  readonly clock: Clock;
}

/** Who the person is, and what anybody needs to check our word for it. */
export function identityRoutes({ keys, authorize, issuer, clock }: Parts): Route[] {
  const openIdUserinfo: Route['handle'] = async (call) => {
    const { person, scopes } = await authorize(call, [scope.openid, scope.email, scope.profile]);
    return json(profileClaims(person, scopes, issuer()));
  };
  const olderUserinfo: Route['handle'] = async (call) => {
    const { person, scopes } = await authorize(call, [scope.openid, scope.email, scope.profile]);
    const { sub, email_verified, ...rest } = profileClaims(person, scopes, issuer());
    return json({
      id: sub,
      ...(email_verified === undefined ? {} : { verified_email: email_verified }),
      ...rest,
    });
  };
  return [
    {
      method: 'GET',
      path: '/.well-known/openid-configuration',
      service: 'oauth',
      handle: () => discovery(issuer()),
    },
    {
      method: 'GET',
      path: '/oauth2/v3/certs',
      service: 'oauth',
      handle: async () => json({ keys: [(await keys()).signer.publicKey] }),
    },
    {
      // The form Google's older clients read: the key itself by its id.
      method: 'GET',
      path: '/oauth2/v1/certs',
      service: 'oauth',
      async handle() {
        const { publicKey, publicPem } = (await keys()).signer;
        return json({ [publicKey.kid]: publicPem });
      },
    },
    { method: 'GET', path: '/tokeninfo', service: 'oauth', handle: (call) => tokenInfo(call, clock, keys) },
    { method: 'POST', path: '/tokeninfo', service: 'oauth', handle: (call) => tokenInfo(call, clock, keys) },
    { method: 'GET', path: '/v1/userinfo', service: 'oauth', handle: openIdUserinfo },
    { method: 'POST', path: '/v1/userinfo', service: 'oauth', handle: openIdUserinfo },
    { method: 'GET', path: '/oauth2/v3/userinfo', service: 'oauth', handle: openIdUserinfo },
    { method: 'GET', path: '/oauth2/v2/userinfo', service: 'oauth', handle: olderUserinfo },
    { method: 'GET', path: '/userinfo/v2/me', service: 'oauth', handle: olderUserinfo },
    {
      method: 'POST',
      path: '/oauth2/v2/tokeninfo',
      service: 'oauth',
      handle: (call) => olderTokenInfo(call, clock, keys),
    },
    {
      method: 'GET',
      path: '/__standin/pictures/{sub}.svg',
      service: 'standin',
      handle: (call) => picture(param(call, 'sub')),
    },
  ];
}

function discovery(issuer: string): Reply {
  return json({
    issuer,
    authorization_endpoint: `${issuer}/o/oauth2/v2/auth`,
    token_endpoint: `${issuer}/token`,
    userinfo_endpoint: `${issuer}/v1/userinfo`,
    revocation_endpoint: `${issuer}/revoke`,
    jwks_uri: `${issuer}/oauth2/v3/certs`,
    response_types_supported: ['code'],
    response_modes_supported: ['query'],
    subject_types_supported: ['public'],
    id_token_signing_alg_values_supported: ['RS256'],
    scopes_supported: ['openid', 'email', 'profile'],
    token_endpoint_auth_methods_supported: ['client_secret_post', 'client_secret_basic'],
    claims_supported: [
      'aud',
      'email',
      'email_verified',
      'exp',
      'family_name',
      'given_name',
      'iat',
      'iss',
      'name',
      'picture',
      'sub',
    ],
    code_challenge_methods_supported: ['plain', 'S256'],
    grant_types_supported: ['authorization_code', 'refresh_token'],
  });
}

/** A person's initial on a disc, in place of a photograph. */
function picture(sub: string): Reply {
  const index = people.findIndex((person) => person.sub === sub);
  const initial = people[index]?.givenName.charAt(0) ?? '?';
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 96 96"><circle cx="48" cy="48" r="48" fill="hsl(${index * 72} 45% 38%)"/><text x="48" y="64" font-family="sans-serif" font-size="48" fill="#fff" text-anchor="middle">${initial}</text></svg>`;
  return {
    status: 200,
    headers: { 'content-type': 'image/svg+xml', 'cache-control': 'max-age=86400' },
    body: svg,
  };
}
