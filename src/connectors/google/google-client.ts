import { CodeChallengeMethod, OAuth2Client } from 'google-auth-library';
import { z } from 'zod';
import type { Config } from '#src/platform/config.ts';
import { callGoogle } from './call-google.ts';
import { GoogleFailure } from './google-failure.ts';
import { type GoogleService, scopeOf } from './google-service.ts';

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
  /** Lasting; Google leaves it out where it thinks that we have one already. */
  readonly refreshToken: string | undefined;
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

export interface ConsentRequest {
  readonly redirectUri: string;
  readonly state: string;
  readonly codeChallenge: string;
  readonly services: readonly GoogleService[];
  /** The account to begin with; without one, Google lets the person choose. */
  readonly account?: string | undefined;
}

/** The page of Google's where a person agrees to read-only access. `consent` is asked each time: without it Google sends no refresh token. What was allowed before is allowed again with it. */
export function consentUrl(app: GoogleApp, request: ConsentRequest): string {
  const { redirectUri, state, codeChallenge, services, account } = request;
  return createClient(app, redirectUri).generateAuthUrl({
    access_type: 'offline',
    prompt: account === undefined ? 'select_account consent' : 'consent',
    include_granted_scopes: true,
    scope: ['openid', 'email', ...services.map(scopeOf)],
    state,
    code_challenge: codeChallenge,
    code_challenge_method: CodeChallengeMethod.S256,
    ...(account === undefined ? {} : { login_hint: account }),
  });
}

/** Ends what a person allowed, at Google too. A token that is dead already is no failure. */
export async function revokeAtGoogle(app: GoogleApp, refreshToken: string): Promise<void> {
  try {
    await callGoogle(() => createClient(app).revokeToken(refreshToken));
  } catch (error) {
    if (!(error instanceof GoogleFailure && ['revoked', 'invalid_request'].includes(error.kind))) throw error;
  }
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
  // The token came straight from Google's token endpoint, so its claims need no second proof (OpenID Connect Core 3.1.3.7).
  const claims = Identity.safeParse(
    JSON.parse(Buffer.from(tokens.id_token?.split('.')[1] ?? '', 'base64url').toString() || '{}'),
  );
  if (!claims.success) throw new GoogleFailure('malformed', 'Google did not say whose account this is.');
  return {
    refreshToken: tokens.refresh_token || undefined,
    scopes: tokens.scope?.split(' ') ?? [],
    subject: claims.data.sub,
    email: claims.data.email,
  };
}
