import { CodeChallengeMethod, OAuth2Client } from 'google-auth-library';
import { z } from 'zod';
import type { Config } from '#src/platform/config.ts';
import { callGoogle } from './call-google.ts';
import { GoogleFailure } from './google-failure.ts';

export const ANALYTICS_SCOPE = 'https://www.googleapis.com/auth/analytics.readonly';

export const SEARCH_CONSOLE_SCOPE = 'https://www.googleapis.com/auth/webmasters.readonly';

/** Longer than Google takes for the largest page of a report. */
const ANSWER_WITHIN_MS = 45_000;

/** A program registered with Google, and where Google is. */
export interface GoogleApp {
  readonly clientId: string;
  readonly clientSecret: string;
  readonly config: Config;
  readonly answerWithinMs?: number;
}

/** What Google gave after a person agreed. */
export interface GoogleConsent {
  readonly refreshToken: string;
  readonly scopes: readonly string[];
  readonly subject: string;
  readonly email: string;
}

const Identity = z.object({ sub: z.string().min(1), email: z.string().min(3) });

function createClient(app: GoogleApp, redirectUri?: string): OAuth2Client {
  const { clientId, clientSecret, config, answerWithinMs = ANSWER_WITHIN_MS } = app;
  return new OAuth2Client({
    clientId,
    clientSecret,
    ...(redirectUri ? { redirectUri } : {}),
    endpoints: {
      oauth2AuthBaseUrl: config.GOOGLE_OAUTH_AUTHORIZE_URL,
      oauth2TokenUrl: config.GOOGLE_OAUTH_TOKEN_URL,
      oauth2RevokeUrl: config.GOOGLE_OAUTH_REVOKE_URL,
    },
    // Also of the token itself: what Google accepts and never answers would hold a run for ever.
    transporterOptions: { timeout: answerWithinMs },
    // A token that Google refuses although it looks fresh is renewed once before we believe it dead.
    forceRefreshOnFailure: true,
  });
}

/** A client that acts for the person who gave this refresh token. */
export function clientFor(app: GoogleApp, refreshToken: string): OAuth2Client {
  const client = createClient(app);
  client.setCredentials({ refresh_token: refreshToken });
  return client;
}

/** The page of Google's where a person agrees to read-only access. `consent` is asked each time: without it Google sends no refresh token. */
export function consentUrl(
  app: GoogleApp,
  request: { redirectUri: string; state: string; codeChallenge: string; scopes: string[] },
): string {
  return createClient(app, request.redirectUri).generateAuthUrl({
    access_type: 'offline',
    prompt: 'consent',
    include_granted_scopes: true,
    scope: ['openid', 'email', ...request.scopes],
    state: request.state,
    code_challenge: request.codeChallenge,
    code_challenge_method: CodeChallengeMethod.S256,
  });
}

/** Exchanges the code that Google sent back. */
export async function redeemCode(
  app: GoogleApp,
  answer: { redirectUri: string; code: string; codeVerifier: string },
): Promise<GoogleConsent> {
  const client = createClient(app, answer.redirectUri);
  const { tokens } = await callGoogle(() =>
    client.getToken({ code: answer.code, codeVerifier: answer.codeVerifier }),
  );
  if (!tokens.refresh_token) throw new GoogleFailure('malformed', 'Google sent no refresh token.');
  // The token came straight from Google's token endpoint, so its claims need no second proof (OpenID Connect Core 3.1.3.7).
  const claims = Identity.safeParse(
    JSON.parse(Buffer.from(tokens.id_token?.split('.')[1] ?? '', 'base64url').toString() || '{}'),
  );
  if (!claims.success) throw new GoogleFailure('malformed', 'Google did not say whose account this is.');
  return {
    refreshToken: tokens.refresh_token,
    scopes: tokens.scope?.split(' ') ?? [],
    subject: claims.data.sub,
    email: claims.data.email,
  };
}
