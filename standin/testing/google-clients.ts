import { analyticsadmin, type analyticsadmin_v1beta } from '@googleapis/analyticsadmin';
import { analyticsdata, type analyticsdata_v1beta } from '@googleapis/analyticsdata';
import { CodeChallengeMethod, OAuth2Client } from 'google-auth-library';
import { standinEnvironment } from '../standin-environment.ts';
import { type Walk, type WalkEnd, walkThroughSignIn } from './walk-through-sign-in.ts';

export const redirectUri = 'http://localhost:3000/api/auth/callback/google';
export const signInScopes = ['openid', 'email', 'profile'];
export const analyticsScope = 'https://www.googleapis.com/auth/analytics.readonly';
export const searchConsoleScope = 'https://www.googleapis.com/auth/webmasters.readonly';

/** Google's own OAuth client, configured with the addresses the product is configured with. */
export function oauthClient(url: string): OAuth2Client {
  const environment = standinEnvironment(url);
  return new OAuth2Client({
    clientId: environment.GOOGLE_CLIENT_ID ?? '',
    clientSecret: environment.GOOGLE_CLIENT_SECRET ?? '',
    redirectUri,
    issuers: [url],
    endpoints: {
      oauth2AuthBaseUrl: environment.GOOGLE_OAUTH_AUTHORIZE_URL ?? '',
      oauth2TokenUrl: environment.GOOGLE_OAUTH_TOKEN_URL ?? '',
      oauth2RevokeUrl: environment.GOOGLE_OAUTH_REVOKE_URL ?? '',
      tokenInfoUrl: `${url}/tokeninfo`,
      oauth2FederatedSignonPemCertsUrl: `${url}/oauth2/v1/certs`,
      oauth2FederatedSignonJwkCertsUrl: `${url}/oauth2/v3/certs`,
    },
  });
}

export interface Grant extends WalkEnd {
  readonly client: OAuth2Client;
  readonly code: string;
  readonly codeVerifier: string;
}

/** Walks to the redirect with PKCE, as the product does; the code is not exchanged yet. */
export async function authorize(
  url: string,
  walk: Walk,
  options: {
    scopes?: readonly string[];
    prompt?: string;
    accessType?: string;
    includeGranted?: boolean;
  } = {},
): Promise<Grant> {
  const client = oauthClient(url);
  const { codeVerifier, codeChallenge } = await client.generateCodeVerifierAsync();
  const authorizeUrl = client.generateAuthUrl({
    access_type: options.accessType ?? 'offline',
    ...(options.prompt === undefined ? {} : { prompt: options.prompt }),
    ...(options.includeGranted === true ? { include_granted_scopes: true } : {}),
    scope: [...(options.scopes ?? [...signInScopes, analyticsScope])],
    state: 'a state & more',
    code_challenge_method: CodeChallengeMethod.S256,
    ...(codeChallenge === undefined ? {} : { code_challenge: codeChallenge }),
  });
  const end = await walkThroughSignIn(authorizeUrl, walk);
  return { ...end, client, codeVerifier, code: end.redirect.searchParams.get('code') ?? '' };
}

/** A client with the person's tokens, ready for the APIs. */
export async function signedIn(
  url: string,
  account = 'owner@example.test',
  options: Parameters<typeof authorize>[2] = {},
): Promise<OAuth2Client> {
  const { client, code, codeVerifier } = await authorize(url, { account }, { prompt: 'consent', ...options });
  const { tokens } = await client.getToken({ code, codeVerifier });
  client.setCredentials(tokens);
  return client;
}

export function dataApi(url: string, auth: OAuth2Client): analyticsdata_v1beta.Analyticsdata {
  return analyticsdata({ version: 'v1beta', auth, rootUrl: `${url}/` });
}

export function adminApi(url: string, auth: OAuth2Client): analyticsadmin_v1beta.Analyticsadmin {
  return analyticsadmin({ version: 'v1beta', auth, rootUrl: `${url}/` });
}
