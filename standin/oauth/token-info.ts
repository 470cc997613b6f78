import type { Clock } from '../clock.ts';
import { json, type Reply } from '../http/reply.ts';
import type { Call } from '../http/route.ts';
import { findPerson } from '../identity/people.ts';
import { oauthError } from './oauth-error.ts';
import { profileClaims } from './profile-claims.ts';
import { scope } from './scopes.ts';
import type { TokenParts } from './token-routes.ts';

/** What an access token is good for; numbers are written as text here, as Google does. */
export async function tokenInfo(call: Call, clock: Clock, keys: () => Promise<TokenParts>): Promise<Reply> {
  const bearer = /^Bearer (.+)$/i.exec(String(call.headers.authorization ?? ''))?.[1];
  const form = new URLSearchParams(call.body);
  const token = call.query.get('access_token') ?? form.get('access_token') ?? bearer ?? '';
  const { grants, tokens } = await keys();
  const now = clock();
  const claims = tokens.read(token, now);
  const grant = claims === undefined ? undefined : grants.byId(claims.grantId);
  const person = findPerson(grant?.email);
  if (claims === undefined || grant === undefined || person === undefined) {
    return oauthError(400, 'invalid_token', 'Invalid Value');
  }
  const { sub, email } = profileClaims(person, [...claims.scopes, scope.openid], '');
  return json({
    azp: grant.clientId,
    aud: grant.clientId,
    sub,
    scope: claims.scopes.join(' '),
    exp: String(Math.floor(claims.expiresAt / 1000)),
    expires_in: String(Math.floor((claims.expiresAt - now) / 1000)),
    ...(email === undefined ? {} : { email, email_verified: 'true' }),
    access_type: 'offline',
  });
}

/** The same in the words and numbers of the OAuth2 API, version 2. */
export async function olderTokenInfo(
  call: Call,
  clock: Clock,
  keys: () => Promise<TokenParts>,
): Promise<Reply> {
  const reply = await tokenInfo(call, clock, keys);
  if (reply.status !== 200) return reply;
  const {
    azp,
    aud,
    sub,
    scope: scopes,
    expires_in,
    email,
    access_type,
  } = JSON.parse(reply.body) as Record<string, string>;
  return json({
    issued_to: azp,
    audience: aud,
    user_id: sub,
    scope: scopes,
    expires_in: Number(expires_in),
    ...(email === undefined ? {} : { email, verified_email: true }),
    access_type,
  });
}
