import { type Context, Hono } from 'hono';
import { z } from 'zod';
import { noteDeed } from '#src/areas/organizations/server/service.ts';
import {
  consentUrl,
  type GoogleApp,
  type GoogleConsent,
  redeemCode,
} from '#src/connectors/google/google-client.ts';
import { type GoogleService, servicesIn } from '#src/connectors/google/google-service.ts';
import type { Clock } from '#src/platform/clock.ts';
import type { Database } from '#src/platform/database/database.ts';
import { membershipFor } from '#src/platform/http/organization-of.ts';
import type { SignedInUser } from '#src/platform/http/request-context.ts';
import type { Log } from '#src/platform/log.ts';
import type { Vault } from '#src/platform/vault/vault.ts';
import { isAdmin } from '#src/shared/role.ts';
import type { ConnectOutcome } from '../connect-outcome.ts';
import { connectingMember } from './connecting-member.ts';
import type { GoogleAccess } from './google-access.ts';
import { type GrantAttempt, keepAttempt, newAttemptSecrets, takeAttempt } from './grant-attempts.ts';
import { keepGrant } from './grant-store.ts';
import { mendSources } from './mend-sources.ts';
import { ownPath } from './own-path.ts';

export interface ConnectGoogleParts {
  readonly app: GoogleApp;
  readonly appUrl: string;
  readonly database: Database;
  readonly vault: Vault;
  readonly google: GoogleAccess;
  readonly clock: Clock;
  readonly log: Log;
  readonly userOf: (headers: Headers) => Promise<SignedInUser | undefined>;
}

const CALLBACK = '/api/auth/callback/google-analytics';

const askable = ['analytics', 'search-console', 'both'] as const;

/** What of the address counts. People come here by links: what only helps counts as absent where it cannot be read. */
const Begin = z.object({
  organizationId: z.string().optional(),
  redirect: z.string().optional(),
  /** Undefined where it names none that there is: asking Google for another one would be guessing. */
  service: z
    .string()
    .default('analytics')
    .transform((text) => askable.find((service) => service === text)),
  sourceId: z.uuid().nullable().catch(null),
  account: z.email().optional().catch(undefined),
});
const Back = z.object({
  state: z.string().default(''),
  code: z.string().optional(),
  error: z.string().optional(),
});

const missing: Record<GoogleService, ConnectOutcome> = {
  analytics: 'analytics_missing',
  'search-console': 'search_console_missing',
};

/** Connecting a Google account: a grant of its own, apart from signing in, with read-only scopes of the services asked for. */
export function connectGoogleRoutes(parts: ConnectGoogleParts): Hono {
  const { app, appUrl, database, vault, clock, log } = parts;
  const redirectUri = `${appUrl}${CALLBACK}`;
  const routes = new Hono();

  const withOutcome = (path: string, outcome: ConnectOutcome): string => {
    const url = new URL(path, appUrl);
    url.searchParams.set('google', outcome);
    return url.pathname + url.search;
  };

  const leaveForGoogle = async (
    context: Context,
    attempt: Omit<GrantAttempt, 'codeVerifier'>,
    account: string | undefined,
  ) => {
    const { state, codeVerifier, codeChallenge } = newAttemptSecrets();
    await database.forOrganization(attempt.organizationId, (tx) =>
      keepAttempt(tx, vault, state, { ...attempt, codeVerifier }, clock.now()),
    );
    return context.redirect(
      consentUrl(app, { redirectUri, state, codeChallenge, services: attempt.services, account }),
    );
  };

  routes.get('/api/auth/google-analytics', async (context) => {
    const asked = Begin.parse(context.req.query());
    const back = ownPath(asked.redirect, appUrl);
    const user = await parts.userOf(context.req.raw.headers);
    if (user === undefined) return context.redirect(`/sign-in?redirect=${encodeURIComponent(back)}`);
    const member = await connectingMember(database, user.id, asked.organizationId, back);
    if (member === 'no_organization') return context.redirect('/organization/new');
    if (member === 'not_allowed') return context.redirect(withOutcome(back, 'not_allowed'));
    if (asked.service === undefined) return context.redirect(withOutcome(back, 'failed'));
    const attempt = {
      organizationId: member.organizationId,
      userId: user.id,
      redirectTo: back,
      services: asked.service === 'both' ? (['analytics', 'search-console'] as const) : [asked.service],
      sourceId: asked.sourceId,
      askedAgain: false,
    };
    return await leaveForGoogle(context, attempt, asked.account);
  });

  /** What the consent is worth to the attempt. Nothing that worked before stops working by it. */
  const keep = async (
    attempt: GrantAttempt,
    consent: GoogleConsent,
    by: SignedInUser,
  ): Promise<ConnectOutcome | 'ask_again'> => {
    const { organizationId, services, sourceId, askedAgain } = attempt;
    const given = servicesIn(consent.scopes);
    const left = services.find((service) => !given.includes(service));
    if (!services.some((service) => given.includes(service))) return left ? missing[left] : 'failed';
    const { refreshToken } = consent;
    if (refreshToken === undefined) return askedAgain ? 'no_token' : 'ask_again';
    const grantId = await database.forOrganization(organizationId, async (tx) => {
      const kept = await keepGrant(tx, vault, organizationId, by.id, { ...consent, refreshToken });
      if (kept !== undefined)
        await noteDeed(tx, {
          organizationId,
          by,
          action: 'Connected a Google account',
          // Not whose: what is written here stays when people go.
          details: { services: given.join(', ') },
        });
      return kept;
    });
    if (grantId === undefined) return 'narrower';
    if (sourceId !== null && !(await mendSources(parts, organizationId, sourceId, grantId)))
      return left ? missing[left] : 'other_account';
    return left ? missing[left] : 'connected';
  };

  routes.get(CALLBACK, async (context) => {
    const user = await parts.userOf(context.req.raw.headers);
    if (user === undefined) return context.redirect('/sign-in');
    const answer = Back.parse(context.req.query());
    const attempt = await database.acrossOrganizations((tx) =>
      takeAttempt(tx, vault, answer.state, user.id, clock.now()),
    );
    if (attempt === undefined) return context.redirect(withOutcome('/', 'expired'));
    const finish = (outcome: ConnectOutcome) => context.redirect(withOutcome(attempt.redirectTo, outcome));
    // The person may have been removed while Google's page was open.
    const member = await membershipFor(database, user.id, 'organization', attempt.organizationId);
    if (member === undefined || !isAdmin(member.role)) return finish('not_allowed');
    if (answer.code === undefined) return finish(answer.error === 'access_denied' ? 'denied' : 'failed');
    try {
      const { code } = answer;
      const consent = await redeemCode(app, { redirectUri, code, codeVerifier: attempt.codeVerifier });
      const outcome = await keep(attempt, consent, user);
      if (outcome !== 'ask_again') return finish(outcome);
      return await leaveForGoogle(context, { ...attempt, askedAgain: true }, consent.email);
    } catch (error) {
      log.warn('Connecting a Google account failed', { error });
      return finish('failed');
    }
  });
  return routes;
}
