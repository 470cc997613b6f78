import { createHash, randomBytes } from 'node:crypto';
import { Hono } from 'hono';
import { z } from 'zod';
import {
  ANALYTICS_SCOPE,
  consentUrl,
  type GoogleApp,
  redeemCode,
} from '#src/connectors/google/google-client.ts';
import type { Clock } from '#src/platform/clock.ts';
import type { Database } from '#src/platform/database/database.ts';
import { membershipFor } from '#src/platform/http/organization-of.ts';
import type { SignedInUser } from '#src/platform/http/request-context.ts';
import type { Log } from '#src/platform/log.ts';
import type { Vault } from '#src/platform/vault/vault.ts';
import { isAdmin } from '#src/shared/role.ts';
import { keepAttempt, keepGrant, takeAttempt } from './grant-store.ts';

export interface ConnectGoogleParts {
  readonly app: GoogleApp;
  readonly appUrl: string;
  readonly database: Database;
  readonly vault: Vault;
  readonly clock: Clock;
  readonly log: Log;
  readonly userOf: (headers: Headers) => Promise<SignedInUser | undefined>;
}

/** What went wrong, as a word in the address that the screen turns into a sentence. */
export type ConnectOutcome = 'connected' | 'denied' | 'scope_missing' | 'expired' | 'failed';

const CALLBACK = '/api/auth/callback/google-analytics';

/** A path of ours, whatever was asked: another site, another scheme and protocol-relative tricks end at the start page. */
export function ownPath(text: string | undefined, appUrl: string): string {
  if (!text?.startsWith('/') || !URL.canParse(text, appUrl)) return '/';
  const { origin, pathname, search } = new URL(text, appUrl);
  // "/..//evil" is of ours until its path is read again, alone: "//evil".
  return origin === new URL(appUrl).origin && !pathname.startsWith('//') ? pathname + search : '/';
}

const withOutcome = (path: string, appUrl: string, outcome: ConnectOutcome): string => {
  const url = new URL(path, appUrl);
  url.searchParams.set('google', outcome);
  return url.pathname + url.search;
};

/** Connecting a Google account for analytics: a grant of its own, apart from signing in, with read-only scope. */
export function connectGoogleRoutes(parts: ConnectGoogleParts): Hono {
  const { app, appUrl, database, vault, clock, log } = parts;
  const redirectUri = `${appUrl}${CALLBACK}`;
  const routes = new Hono();

  routes.get('/api/auth/google-analytics', async (context) => {
    const { organizationId = '', redirect } = context.req.query();
    const back = ownPath(redirect, appUrl);
    const user = await parts.userOf(context.req.raw.headers);
    if (user === undefined) return context.redirect(`/sign-in?redirect=${encodeURIComponent(back)}`);
    const member = await membershipFor(database, user.id, 'organization', organizationId);
    if (member === undefined || !isAdmin(member.role)) return context.redirect('/');
    const state = randomBytes(32).toString('base64url');
    const codeVerifier = randomBytes(48).toString('base64url');
    await database.forOrganization(organizationId, (tx) =>
      keepAttempt(
        tx,
        vault,
        state,
        { organizationId, userId: user.id, redirectTo: back, codeVerifier },
        clock.now(),
      ),
    );
    const codeChallenge = createHash('sha256').update(codeVerifier).digest('base64url');
    return context.redirect(
      consentUrl(app, { redirectUri, state, codeChallenge, scopes: [ANALYTICS_SCOPE] }),
    );
  });

  routes.get(CALLBACK, async (context) => {
    const user = await parts.userOf(context.req.raw.headers);
    if (user === undefined) return context.redirect('/sign-in');
    const query = z
      .object({ state: z.string().default(''), code: z.string().optional(), error: z.string().optional() })
      .parse(context.req.query());
    const attempt = await database.acrossOrganizations((tx) =>
      takeAttempt(tx, vault, query.state, user.id, clock.now()),
    );
    if (attempt === undefined) return context.redirect(withOutcome('/', appUrl, 'expired'));
    const finish = (outcome: ConnectOutcome) =>
      context.redirect(withOutcome(attempt.redirectTo, appUrl, outcome));
    // The person may have been removed while Google's page was open.
    const member = await membershipFor(database, user.id, 'organization', attempt.organizationId);
    if (member === undefined || !isAdmin(member.role)) return context.redirect('/');
    if (query.code === undefined) return finish(query.error === 'access_denied' ? 'denied' : 'failed');
    try {
      const consent = await redeemCode(app, {
        redirectUri,
        code: query.code,
        codeVerifier: attempt.codeVerifier,
      });
      // Without the scope there is nothing to read; an earlier, good grant stays as it is.
      if (!consent.scopes.includes(ANALYTICS_SCOPE)) return finish('scope_missing');
      await database.forOrganization(attempt.organizationId, (tx) =>
        keepGrant(tx, vault, attempt.organizationId, user.id, consent),
      );
      return finish('connected');
    } catch (error) {
      log.warn('Connecting a Google account failed', { error });
      return finish('failed');
    }
  });
  return routes;
}
