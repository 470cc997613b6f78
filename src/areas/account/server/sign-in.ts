import type { Config } from '#src/platform/config.ts';
import type { Database } from '#src/platform/database/database.ts';
import type { SignedInUser } from '#src/platform/http/request-context.ts';
import type { Log } from '#src/platform/log.ts';
import { AppError } from '#src/shared/error-code.ts';

export interface SignIn {
  /** Loads and opens what signing in needs ahead of the first visitor. A failure is told to the visitor, not here. */
  warmUp(): Promise<void>;
  /** Answers everything below /api/auth that belongs to signing in and out. */
  handle(request: Request): Promise<Response>;
  /** The user of a session cookie; undefined without a valid session. Read from the database each time, so that a removal holds at once. */
  userOf(headers: Headers): Promise<SignedInUser | undefined>;
}

export interface SignInOptions {
  readonly config: Config;
  readonly appUrl: string;
  readonly secret: string;
  readonly database: Database;
  readonly log: Log;
  readonly google: {
    readonly clientId: string;
    readonly clientSecret: string;
    readonly discoveryUrl: string;
  };
}

const SESSION_SECONDS = 14 * 86_400;

export function createSignIn(options: SignInOptions): SignIn {
  const { log, google } = options;
  let opening: ReturnType<typeof openAuth> | undefined;
  // The library reads Google's discovery document once, when it opens, and goes without the provider when that fails.
  // So it is opened at the first use, only when the document can be had, and tried again after a failure.
  const auth = () => {
    opening ??= openAuth(options).catch((error: unknown) => {
      opening = undefined;
      log.error('Google sign-in could not be reached', { error });
      throw new AppError(
        'UNAVAILABLE',
        'Google sign-in cannot be reached at the moment. Please try again shortly.',
        { cause: error },
      );
    });
    return opening;
  };
  const openAuth = async ({ config, appUrl, secret, database }: SignInOptions) => {
    const discovery = await fetch(google.discoveryUrl, { signal: AbortSignal.timeout(10_000) });
    if (!discovery.ok) throw new Error(`The discovery document answered ${discovery.status}.`);
    // A third of a second of loading that nothing but signing in needs.
    const [{ betterAuth }, { genericOAuth }] = await Promise.all([
      import('better-auth'),
      import('better-auth/plugins/generic-oauth'),
    ]);
    const instance = betterAuth({
      baseURL: appUrl,
      basePath: '/api/auth',
      secret,
      telemetry: { enabled: false },
      logger: { log: (level, message) => log[level](`Sign-in: ${message}`) },
      database: database.pool,
      user: { modelName: 'users', fields: { emailVerified: 'email_verified', ...stamps } },
      verification: { modelName: 'verifications', fields: { expiresAt: 'expires_at', ...stamps } },
      session: {
        modelName: 'sessions',
        fields: {
          userId: 'user_id',
          expiresAt: 'expires_at',
          ipAddress: 'ip_address',
          userAgent: 'user_agent',
          ...stamps,
        },
        expiresIn: SESSION_SECONDS,
        updateAge: 86_400,
        cookieCache: { enabled: false },
      },
      account: {
        modelName: 'accounts',
        fields: {
          accountId: 'account_id',
          providerId: 'provider_id',
          userId: 'user_id',
          accessToken: 'access_token',
          refreshToken: 'refresh_token',
          idToken: 'id_token',
          accessTokenExpiresAt: 'access_token_expires_at',
          refreshTokenExpiresAt: 'refresh_token_expires_at',
          ...stamps,
        },
        accountLinking: { enabled: false },
      },
      // The tokens of signing in are of no further use; what is not kept cannot leak.
      databaseHooks: {
        account: {
          create: { before: async (account) => ({ data: { ...account, ...withoutTokens } }) },
          update: { before: async (account) => ({ data: { ...account, ...withoutTokens } }) },
        },
      },
      advanced: { cookiePrefix: 'weekwise', useSecureCookies: appUrl.startsWith('https:') },
      rateLimit: { enabled: false }, // ours counts before
      onAPIError: { errorURL: `${appUrl}/auth/callback` },
      plugins: [
        genericOAuth({
          config: [
            {
              providerId: 'google',
              discoveryUrl: google.discoveryUrl,
              authorizationUrl: config.GOOGLE_OAUTH_AUTHORIZE_URL,
              tokenUrl: config.GOOGLE_OAUTH_TOKEN_URL,
              clientId: google.clientId,
              clientSecret: google.clientSecret,
              scopes: ['openid', 'email', 'profile'],
              pkce: true,
              requireIdTokenVerification: true,
            },
          ],
        }),
      ],
    });
    await instance.$context;
    return instance;
  };

  return {
    warmUp: async () => {
      await auth().catch(() => {});
    },
    handle: async (request) => {
      const answer = await (await auth()).handler(request);
      if (answer.status < 500) return answer;
      await options.database.ping();
      throw new Error(`Signing in answered ${answer.status}.`);
    },
    userOf: async (headers) => {
      // No cookie, no question: the common case of an anonymous visitor costs nothing.
      if (!headers.get('cookie')?.includes('weekwise')) return undefined;
      const session = await (await auth()).api.getSession({ headers }).catch(async (error: unknown) => {
        // The library hides why; so the database is asked itself, and tells when it is away.
        await options.database.ping();
        throw error;
      });
      return session
        ? { id: session.user.id, email: session.user.email, name: session.user.name }
        : undefined;
    },
  };
}

/** Columns that every table of signing in has. */
const stamps = { createdAt: 'created_at', updatedAt: 'updated_at' };
const withoutTokens = { accessToken: null, refreshToken: null, idToken: null };
