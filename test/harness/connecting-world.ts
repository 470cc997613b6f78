import pg from 'pg';
import type { AccountSeen } from '#src/areas/sources/google-account.ts';
import { systemClock } from '../../standin/clock.ts';
import { standinEnvironment } from '../../standin/standin-environment.ts';
import { startStandin } from '../../standin/start-standin.ts';
import { forgetfulTokenEndpoint } from './forgetful-token-endpoint.ts';
import { freshDatabase } from './fresh-database.ts';
import { answerAtGoogle, type ConsentChoice } from './google-consent.ts';
import { startWeekwise } from './start-weekwise.ts';
import { temporaryFolder } from './temporary-folder.ts';
import { Visitor } from './visitor.ts';

export const OWNER = 'owner@example.test';
export const ADMIN = 'admin@example.test';
export const MEMBER = 'member@example.test';

interface Begin {
  readonly organizationId?: string;
  readonly redirect?: string;
  readonly service?: string;
  readonly sourceId?: string;
}

interface Need {
  readonly status: string;
  readonly reason?: string;
  readonly accounts: readonly AccountSeen[];
}

export interface ShownSource {
  readonly id: string;
  readonly status: string;
  readonly statusReason: string | null;
  readonly platform_id: string | null;
  readonly timeZone: string | null;
  readonly url: string | null;
}

/** The real program with a Google whose token endpoint can forget, three people who signed in, and the ways they go. */
export async function connectingWorld() {
  const folder = temporaryFolder();
  const fresh = await freshDatabase();
  const standin = await startStandin({
    port: 0,
    dataDir: `${folder.path}/standin`,
    clock: systemClock,
    say: () => {},
  });
  const tokens = await forgetfulTokenEndpoint(`${standin.url}/token`);
  const server = await startWeekwise({
    dataDir: `${folder.path}/data`,
    env: {
      ...standinEnvironment(standin.url),
      GOOGLE_OAUTH_TOKEN_URL: tokens.url,
      DATABASE_URL: fresh.url,
      LOG_LEVEL: 'debug',
    },
  });
  const pool = new pg.Pool({ connectionString: fresh.url });
  const newVisitor = () => new Visitor({ url: server.url, standinUrl: standin.url });
  const visitors = new Map<string, Visitor>();
  for (const email of [OWNER, ADMIN, MEMBER]) {
    const visitor = newVisitor();
    await visitor.signIn(email);
    visitors.set(email, visitor);
  }
  const as = (email: string): Visitor => {
    const visitor = visitors.get(email);
    if (visitor === undefined) throw new Error(`${email} has not signed in.`);
    return visitor;
  };

  const faults = async (method: 'POST' | 'DELETE', fault?: object): Promise<void> => {
    const answer = await fetch(`${standin.url}/__standin/faults`, {
      method,
      ...(fault && { headers: { 'content-type': 'application/json' }, body: JSON.stringify(fault) }),
    });
    if (!answer.ok) throw new Error(`The stand-in refuses this fault: ${await answer.text()}`);
  };

  const locationOf = async (visitor: Visitor, path: string): Promise<string> => {
    const answer = await visitor.call('GET', path);
    return answer.headers.get('location') ?? `${answer.status} ${answer.text}`;
  };
  const begin = (visitor: Visitor, { redirect = '/back', ...rest }: Begin): Promise<string> =>
    locationOf(visitor, `/api/auth/google-analytics?${new URLSearchParams({ redirect, ...rest })}`);

  let made = 0;
  return {
    standinUrl: standin.url,
    pool,
    tokens,
    said: server.said,
    as,
    newVisitor,
    faults,
    locationOf,
    begin,
    /** All the way: begins, answers Google's pages, comes back. Where that leads. */
    connect: async (
      visitor: Visitor,
      asked: Begin,
      choice: ConsentChoice = { email: OWNER },
    ): Promise<string> =>
      await locationOf(visitor, await answerAtGoogle(await begin(visitor, asked), choice)),
    organization: async (email = OWNER): Promise<string> => {
      made += 1;
      const body = { name: `Shop ${made}`, url: 'shop.example' };
      return (await as(email).ask<{ id: string }>('POST', '/api/organizations', body)).id;
    },
    analyticsOf: (organizationId: string, email = OWNER): Promise<Need & { properties: { id: string }[] }> =>
      as(email).ask('GET', `/api/organizations/${organizationId}/ga4-properties`),
    sitesOf: (
      organizationId: string,
      email = OWNER,
    ): Promise<Need & { sites: { url: string; permissionLevel: string }[] }> =>
      as(email).ask('GET', `/api/organizations/${organizationId}/search-console-properties`),
    sourceOf: async (id: string): Promise<ShownSource> =>
      (await as(OWNER).ask<{ source: ShownSource }>('GET', `/api/sources/${id}`)).source,
    stop: async () => {
      await server.stop();
      tokens.close();
      await standin.stop();
      await pool.end();
      await fresh.drop();
      folder.remove();
    },
  };
}

export type ConnectingWorld = Awaited<ReturnType<typeof connectingWorld>>;
