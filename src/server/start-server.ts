import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { getRequestListener } from '@hono/node-server';
import type { Hono } from 'hono';
import { accountEndpoints } from '#src/areas/account/server/endpoints.ts';
import { createSignIn } from '#src/areas/account/server/sign-in.ts';
import { insightEndpoints } from '#src/areas/insights/server/endpoints.ts';
import { generateWeekWorkflow } from '#src/areas/insights/server/workflows/generate-week.ts';
import { organizationEndpoints } from '#src/areas/organizations/server/endpoints.ts';
import { connectGoogleRoutes } from '#src/areas/sources/server/connect-google.ts';
import { sourceEndpoints } from '#src/areas/sources/server/endpoints.ts';
import { createGoogleAccess } from '#src/areas/sources/server/google-access.ts';
import { clockFrom, systemClock } from '#src/platform/clock.ts';
import type { Config } from '#src/platform/config.ts';
import { openChangeFeed } from '#src/platform/events/change-feed.ts';
import { createGuard } from '#src/platform/http/guard.ts';
import { createWebApp } from '#src/platform/http/web-app.ts';
import { createLog } from '#src/platform/log.ts';
import { createVault } from '#src/platform/vault/vault.ts';
import { openWorkflows } from '#src/platform/workflows/workflows.ts';
import packageJson from '../../package.json' with { type: 'json' };
import { demoNotice, startDemo } from './demo.ts';
import { openEngines } from './engines.ts';
import { openApiDocument } from './router.ts';
import { ensureWebBundle, webRoot } from './web-bundle.ts';

export interface RunningServer {
  readonly url: string;
  stop(): Promise<void>;
}

const { version } = packageJson;

/** The composition root: everything is made here, once, and handed to what needs it. */
export async function startServer(
  given: Config,
  environment: NodeJS.ProcessEnv,
  say: (sentence: string) => void,
): Promise<RunningServer> {
  const clock = given.CLOCK ? clockFrom(Date.parse(given.CLOCK)) : systemClock;
  const log = createLog(given.LOG_LEVEL, clock);
  const closers: (() => Promise<unknown>)[] = [];
  const stop = async () => {
    for (const closer of closers.splice(0).reverse()) await closer();
  };
  try {
    const http = await listen(given);
    closers.push(() => closeServer(http.server));
    const [demo, engines] = await bothOrNeither(
      given.GOOGLE_CLIENT_ID === undefined ? startDemo(given, environment) : undefined,
      openEngines(given, log),
      closers,
    );
    await ensureWebBundle(say);
    const config = demo?.config ?? given;
    const { database, facts, keys, databaseUrl, workerId } = engines;
    const appUrl = config.APP_URL ?? `http://localhost:${http.port}`;
    const vault = createVault(keys);
    const app = {
      clientId: config.GOOGLE_CLIENT_ID ?? '',
      clientSecret: config.GOOGLE_CLIENT_SECRET ?? '',
      config,
    };
    const google = createGoogleAccess({ database, vault, app });
    const monthlyCredits = config.CREDITS_MONTHLY;

    const generateWeek = generateWeekWorkflow({ database, facts, google, clock, log });
    const [workflows, feed] = await Promise.all([
      openWorkflows({
        databaseUrl,
        log,
        workerId: config.ROLE === 'web' ? undefined : workerId,
        definitions: [generateWeek],
      }),
      openChangeFeed(databaseUrl, database, log),
    ]);
    closers.push(
      () => feed.close(),
      () => workflows.close(),
    );

    const signIn = createSignIn({
      config,
      appUrl,
      secret: keys.derive('sign-in').toString('base64'),
      database,
      log,
      google: { ...app, discoveryUrl: `${config.GOOGLE_ISSUER_URL}/.well-known/openid-configuration` },
    });
    const guard = createGuard(database);
    const insights = insightEndpoints(guard, {
      database,
      facts,
      clock,
      monthlyCredits,
      workflows,
      generateWeek,
      feed,
    });
    closers.push(() => insights.close());
    const ready = async () => {
      await Promise.all([database.ping(), facts.ping()]);
    };
    http.serve(
      createWebApp({
        appUrl,
        surface: config.ROLE === 'worker' ? 'health' : 'product',
        webRoot,
        router: {
          account: accountEndpoints(guard, {
            demo: demo !== undefined,
            demoNotice: demo ? demoNotice : null,
            version,
          }),
          organizations: organizationEndpoints(guard, { database, clock, monthlyCredits }),
          sources: sourceEndpoints(guard, { database, google, clock }),
          insights: insights.endpoints,
        },
        openApiDocument: () => openApiDocument(version),
        signIn,
        navigation: connectGoogleRoutes({ app, appUrl, database, vault, clock, log, userOf: signIn.userOf }),
        ready,
        log,
      }),
    );
    await insights.resumeUnqueuedRuns();
    return { url: appUrl, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

async function bothOrNeither<
  A extends { stop(): Promise<void> } | undefined,
  B extends { close(): Promise<void> },
>(
  first: Promise<A> | undefined,
  second: Promise<B>,
  closers: (() => Promise<unknown>)[],
): Promise<[A | undefined, B]> {
  const [a, b] = await Promise.allSettled([first, second]);
  if (b.status === 'fulfilled') closers.push(() => b.value.close());
  if (a.status === 'fulfilled') closers.push(async () => a.value?.stop());
  if (b.status === 'rejected') throw b.reason;
  if (a.status === 'rejected') throw a.reason;
  return [a.value, b.value];
}

interface Listening {
  readonly server: Server;
  readonly port: number;
  serve(app: Hono): void;
}

const NOT_READY = new Response('Weekwise is starting.', { status: 503, headers: { 'retry-after': '1' } });

/** Takes the port first, so that a port in use is said before anything else is started. */
function listen(config: Config): Promise<Listening> {
  let app: Hono | undefined;
  const listener = getRequestListener((request, peer) => app?.fetch(request, peer) ?? NOT_READY.clone(), {
    overrideGlobalObjects: false,
  });
  const server = createServer(listener);
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(config.PORT, config.HOST, () => {
      resolve({
        server,
        port: (server.address() as AddressInfo).port,
        serve: (ready) => {
          app = ready;
        },
      });
    });
  });
}

const DRAIN_MS = 5000;

/** Lets running answers finish; streams and stragglers are cut after a while. */
function closeServer(server: Server): Promise<void> {
  return new Promise((resolve) => {
    const cut = setTimeout(() => server.closeAllConnections(), DRAIN_MS);
    server.close(() => {
      clearTimeout(cut);
      resolve();
    });
    server.closeIdleConnections();
  });
}
