import { createHash } from 'node:crypto';
import { accessTokenSeconds, codeVerifierTexts } from '../assumptions.ts';
import type { Clock } from '../clock.ts';
import { json, type Reply } from '../http/reply.ts';
import type { Call, Route } from '../http/route.ts';
import { findPerson } from '../identity/people.ts';
import type { AccessTokens } from './access-token.ts';
import type { AuthorizationCodes, AuthorizedRequest } from './authorization-codes.ts';
import { authenticateClient } from './client-authentication.ts';
import type { Grants } from './grants.ts';
import type { IdTokenSigner } from './id-token.ts';
import type { OAuthClient } from './oauth-client.ts';
import { oauthError } from './oauth-error.ts';
import { scope } from './scopes.ts';

export interface TokenParts {
  readonly grants: Grants;
  readonly tokens: AccessTokens;
  readonly signer: IdTokenSigner;
}

interface Parts {
  readonly keys: () => Promise<TokenParts>;
  readonly codes: AuthorizationCodes;
  readonly clock: Clock;
  readonly issuer: () => string;
  /** After how many days refresh tokens end; undefined: never. */
  readonly refreshTokenDays: () => number | undefined;
}

const expiredOrRevoked = () => oauthError(400, 'invalid_grant', 'Token has been expired or revoked.');

export function tokenRoutes(parts: Parts): Route[] {
  return [
    { method: 'POST', path: '/token', service: 'oauth', handle: (call) => exchange(call, parts) },
    { method: 'POST', path: '/revoke', service: 'oauth', handle: (call) => revoke(call, parts) },
  ];
}

async function exchange(call: Call, parts: Parts): Promise<Reply> {
  const form = new URLSearchParams(call.body);
  const { client, refusal } = authenticateClient(call, form);
  if (refusal !== undefined) return refusal;
  switch (form.get('grant_type')) {
    case 'authorization_code':
      return exchangeCode(form, client, parts);
    case 'refresh_token':
      return exchangeRefreshToken(form, client, parts);
    case null:
      return oauthError(400, 'invalid_request', 'Missing required parameter: grant_type');
    default:
      return oauthError(400, 'unsupported_grant_type', `Invalid grant_type: ${form.get('grant_type')}`);
  }
}

async function exchangeCode(form: URLSearchParams, client: OAuthClient, parts: Parts): Promise<Reply> {
  const { keys, codes, clock, issuer } = parts;
  const now = clock();
  const code = form.get('code');
  if (code === null) return oauthError(400, 'invalid_request', 'Missing required parameter: code');
  const request = codes.take(code, now);
  if (request === undefined || request.clientId !== client.id)
    return oauthError(400, 'invalid_grant', 'Bad Request');
  if (form.get('redirect_uri') !== request.redirectUri)
    return oauthError(400, 'redirect_uri_mismatch', 'Bad Request');
  const verifierFault = checkVerifier(request, form.get('code_verifier'));
  if (verifierFault !== undefined) return oauthError(400, 'invalid_grant', verifierFault);

  const { grants, tokens, signer } = await keys();
  const person = findPerson(request.email);
  const grant = grants.find(client.id, request.email);
  // The grant may have been revoked between the redirect and this exchange.
  if (person === undefined || grant === undefined) return oauthError(400, 'invalid_grant', 'Bad Request');
  const { scopes, nonce } = request;
  const accessToken = tokens.issue(grant.id, scopes, now);
  const refreshToken = request.wantsRefreshToken
    ? await grants.issueRefreshToken(grant, scopes, now)
    : undefined;
  return json(
    {
      access_token: accessToken,
      expires_in: accessTokenSeconds,
      ...(refreshToken === undefined ? {} : { refresh_token: refreshToken }),
      scope: scopes.join(' '),
      token_type: 'Bearer',
      ...(scopes.includes(scope.openid)
        ? {
            id_token: signer.sign({
              issuer: issuer(),
              clientId: client.id,
              person,
              scopes,
              accessToken,
              nonce,
              now,
            }),
          }
        : {}),
    },
    200,
    { 'cache-control': 'no-store' },
  );
}

function checkVerifier(request: AuthorizedRequest, verifier: string | null): string | undefined {
  if (request.codeChallenge === undefined) return undefined;
  if (verifier === null || verifier === '') return codeVerifierTexts.missing;
  const answer =
    request.codeChallengeMethod === 'S256'
      ? createHash('sha256').update(verifier).digest('base64url')
      : verifier;
  return answer === request.codeChallenge ? undefined : codeVerifierTexts.wrong;
}

/** Answers no new refresh token: Google's stay the same until revoked. */
async function exchangeRefreshToken(
  form: URLSearchParams,
  client: OAuthClient,
  parts: Parts,
): Promise<Reply> {
  const { keys, clock, issuer } = parts;
  const { grants, tokens, signer } = await keys();
  const found = grants.byRefreshToken(form.get('refresh_token') ?? '');
  if (found === undefined || found.grant.clientId !== client.id) return expiredOrRevoked();
  const person = findPerson(found.grant.email);
  if (person === undefined) return expiredOrRevoked();
  const now = clock();
  const days = parts.refreshTokenDays();
  if (days !== undefined && now - found.refreshToken.issuedAt >= days * 86_400_000) return expiredOrRevoked();
  const { scopes } = found.refreshToken;
  const accessToken = tokens.issue(found.grant.id, scopes, now);
  return json(
    {
      access_token: accessToken,
      expires_in: accessTokenSeconds,
      scope: scopes.join(' '),
      token_type: 'Bearer',
      ...(scopes.includes(scope.openid)
        ? {
            id_token: signer.sign({
              issuer: issuer(),
              clientId: client.id,
              person,
              scopes,
              accessToken,
              nonce: undefined,
              now,
            }),
          }
        : {}),
    },
    200,
    { 'cache-control': 'no-store' },
  );
}

/** The token may stand in the address, as Google's own examples do, or in the form of RFC 7009. */
async function revoke(call: Call, { keys, clock }: Parts): Promise<Reply> {
  const token = call.query.get('token') ?? new URLSearchParams(call.body).get('token') ?? '';
  const { grants, tokens } = await keys();
  const grantId = tokens.read(token, clock())?.grantId;
  const grant =
    grants.byRefreshToken(token)?.grant ?? (grantId === undefined ? undefined : grants.byId(grantId));
  if (grant === undefined) return oauthError(400, 'invalid_token', 'Token expired or revoked');
  await grants.end(grant);
  return json({});
}
