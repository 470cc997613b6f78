import { clientFor } from '#src/connectors/google/google-client.ts';
import { propertyGates } from '#src/connectors/google/property-gates.ts';
import type { Clock } from '#src/platform/clock.ts';
import { readConfig } from '#src/platform/config.ts';
import { standinEnvironment } from '../../standin/standin-environment.ts';
import { analyticsScope, searchConsoleScope, signedIn } from '../../standin/testing/google-clients.ts';
import { startTestStandin } from '../../standin/testing/test-standin.ts';

/** Google's stand-in at an instant, and what the connectors need to reach it. */
export async function openStandin(now: number) {
  const standin = await startTestStandin({ now });
  const begun = performance.now();
  let passed = 0;
  const clock: Clock = { now: () => now + passed + performance.now() - begun };
  const config = readConfig(standinEnvironment(standin.url));
  const app = {
    clientId: config.GOOGLE_CLIENT_ID ?? '',
    clientSecret: config.GOOGLE_CLIENT_SECRET ?? '',
    config,
  };
  const calls = async (): Promise<CallCounts> =>
    (await (await fetch(`${standin.url}/__standin/calls`)).json()) as CallCounts;
  return {
    url: standin.url,
    config,
    clock,
    gates: propertyGates(clock),
    stop: () => standin.stop(),
    pass(milliseconds: number) {
      passed += milliseconds;
      standin.pass(milliseconds);
    },
    /** A client as the product makes it of a refresh token. */
    async client(account = 'owner@example.test') {
      const { credentials } = await signedIn(standin.url, account, {
        scopes: ['openid', 'email', analyticsScope, searchConsoleScope],
      });
      return clientFor(app, credentials.refresh_token ?? '');
    },
    async fault(fault: object): Promise<void> {
      const answer = await fetch(`${standin.url}/__standin/faults`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(fault),
      });
      if (!answer.ok) throw new Error(`The stand-in refused the fault: ${await answer.text()}`);
    },
    async clearFaults(): Promise<void> {
      await fetch(`${standin.url}/__standin/faults`, { method: 'DELETE' });
    },
    calls,
    async resetCalls(): Promise<void> {
      await fetch(`${standin.url}/__standin/calls`, { method: 'DELETE' });
    },
  };
}

interface CallCounts {
  readonly properties: Readonly<Record<string, { total: number; maximumInFlight: number }>>;
  readonly sites: Readonly<Record<string, { total: number; maximumInFlight: number }>>;
  readonly methods: Readonly<Record<string, { total: number }>>;
}

export type OpenStandin = Awaited<ReturnType<typeof openStandin>>;
