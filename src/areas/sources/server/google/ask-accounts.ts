import type { OAuth2Client } from 'google-auth-library';
import { clientFor } from '#src/connectors/google/google-client.ts';
import { GoogleFailure } from '#src/connectors/google/google-failure.ts';
import type { GoogleService } from '#src/connectors/google/google-service.ts';
import { AppError } from '#src/shared/error-code.ts';
import type { AccountSeen, NeedsAuth } from '../../google-account.ts';
import { type Grant, grantsOfUser } from '../grant-store.ts';
import { revokedReason } from '../revoked-reason.ts';
import { upstreamError } from '../upstream-error.ts';
import type { GoogleAccessParts } from './google-parts.ts';
import { noticing } from './noticing.ts';

/** What one Google account of a user gave. */
export interface Seen<Thing> {
  readonly grant: Grant;
  readonly things: readonly Thing[];
}

export interface AskedAccounts<Thing> {
  readonly status: 'connected';
  readonly seen: readonly Seen<Thing>[];
  /** All that were connected for the service, those too that gave nothing, and why. */
  readonly accounts: readonly AccountSeen[];
}

type Outcome<Thing> = Seen<Thing> | { readonly grant: Grant; readonly failure: unknown };

/** Asks with each Google account that this user connected for the service. One that Google refuses stops no other. */
export async function askAccounts<Thing>(
  parts: GoogleAccessParts,
  { organizationId, userId, service }: { organizationId: string; userId: string; service: GoogleService },
  ask: (client: OAuth2Client) => Promise<readonly Thing[]>,
): Promise<NeedsAuth | AskedAccounts<Thing>> {
  const { database, vault, app, clock } = parts;
  const grants = await database.forOrganization(organizationId, (tx) =>
    grantsOfUser(tx, vault, organizationId, userId),
  );
  const forService = grants.filter((grant) => grant.services.includes(service));
  const able = forService.filter((grant) => grant.status === 'active');
  if (able.length === 0) return { status: 'needs_auth', reason: needOf(grants, service) };
  const outcomes = await Promise.all(
    able.map(async (grant): Promise<Outcome<Thing>> => {
      try {
        const things = await noticing(parts, organizationId, grant, () =>
          ask(clientFor(app, grant.refreshToken())),
        );
        return { grant, things };
      } catch (failure) {
        return { grant, failure };
      }
    }),
  );
  const seen = outcomes.flatMap((outcome) => ('things' in outcome ? [outcome] : []));
  if (seen.length === 0) return neededAfter(outcomes);
  const lapsed = forService.filter((grant) => grant.status === 'revoked');
  return {
    status: 'connected',
    seen,
    accounts: [
      ...outcomes.map((outcome) => accountOf(outcome)),
      ...lapsed.map((grant) => ({
        email: grant.email,
        count: null,
        failure: { mend: 'connect' as const, message: revokedReason(grant, clock.now()) },
      })),
    ],
  };
}

function accountOf<Thing>(outcome: Outcome<Thing>): AccountSeen {
  const { email } = outcome.grant;
  if ('things' in outcome) return { email, count: outcome.things.length, failure: null };
  const { failure } = outcome;
  const told = upstreamError(failure);
  // What is no failure of Google's nor a known one of ours is a mistake, which one account must not hide.
  if (!(told instanceof AppError)) throw failure;
  const connect = needAfter(failure) !== undefined || told.code === 'CONFLICT';
  return { email, count: null, failure: { mend: connect ? 'connect' : 'retry', message: told.message } };
}

/** None answered: what the person has to do first, or the failure itself. */
function neededAfter(outcomes: readonly Outcome<unknown>[]): NeedsAuth {
  const failures = outcomes.flatMap((outcome) => ('failure' in outcome ? [outcome.failure] : []));
  const [failure] = failures;
  const reason = needAfter(failure);
  if (reason === undefined) throw upstreamError(failure);
  return { status: 'needs_auth', reason };
}

function needAfter(failure: unknown): NeedsAuth['reason'] | undefined {
  const kind = failure instanceof GoogleFailure ? failure.kind : undefined;
  return kind === 'revoked' || kind === 'scope_missing' ? kind : undefined;
}

function needOf(grants: readonly Grant[], service: GoogleService): NeedsAuth['reason'] {
  if (grants.some((grant) => grant.status === 'revoked' && grant.services.includes(service)))
    return 'revoked';
  return grants.some((grant) => grant.status === 'active') ? 'scope_missing' : 'never_connected';
}
