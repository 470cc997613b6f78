import type { Server } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import type { Hono } from 'hono';
import { createSignIn } from '#src/areas/account/server/sign-in.ts';
import { watchStaleRuns } from '#src/areas/insights/server/maintenance/watch-stale-runs.ts';
import { lookAfterSources } from '#src/areas/sources/server/history/look-after-sources.ts';
import { answerFactExports } from '#src/platform/backup/answer-fact-exports.ts';
import type { Clock } from '#src/platform/clock.ts';
import type { Config } from '#src/platform/config.ts';
import { openChangeFeed } from '#src/platform/events/change-feed.ts';
import { type Notifications, openNotifications } from '#src/platform/events/notifications.ts';
import { openSignOuts } from '#src/platform/events/sign-outs.ts';
import type { Log } from '#src/platform/log.ts';
import { answerStarting, type Beginnings } from './beginnings.ts';
import { type Engines, openEngines } from './engines.ts';
import { lostParts } from './lost-parts.ts';
import { createProductApp } from './product-app.ts';
import { createRouter } from './router.ts';
import { createServices, type Services } from './services.ts';
import { type StartedWorkflows, startWorkflows } from './start-workflows.ts';
import { ensureWebBundle } from './web-bundle.ts';

export interface ServerParts {
  readonly config: Config;
  readonly begun: Beginnings;
  readonly clock: Clock;
  readonly log: Log;
  readonly say: (sentence: string) => void;
}

/** The composition root: everything is made here, once, and handed to what needs it. The stack undoes it in reverse. Answers the address. */
export async function startServer(
  { config: given, begun, clock, log, say }: ServerParts,
  stack: AsyncDisposableStack,
): Promise<string> {
  const engines = await openEngines(given, begun.postgres, stack, log);
  const demo = await begun.demo;
  await ensureWebBundle(say);
  const config = demo?.config ?? given;
  const appUrl = config.APP_URL ?? `http://localhost:${begun.port}`;

  const services = createServices({ engines, config, demo, clock, log }, stack);
  for (const sentence of await lostParts(services, services.vault)) say(sentence);

  const [started, notifications] = await Promise.all([
    startWorkflows(services, engines, config, stack),
    openNotifications(engines.databaseUrl, log),
  ]);
  stack.defer(() => notifications.close());
  await answerBackups(notifications, engines, config, log);
  const parts = {
    ...services,
    ...started,
    feed: await openChangeFeed(notifications, services.database),
    signOuts: await openSignOuts(notifications),
    isDemo: demo !== undefined,
  };
  if (config.ROLE !== 'web') mendAndRefresh(parts, stack);

  const signIn = createSignIn({
    config,
    appUrl,
    secret: engines.keys.derive('sign-in').toString('base64'),
    database: services.database,
    log,
    google: {
      ...services.app,
      discoveryUrl: `${config.GOOGLE_ISSUER_URL}/.well-known/openid-configuration`,
    },
  });
  const { router, close } = createRouter(parts);
  const surface = config.ROLE === 'worker' ? 'health' : 'product';
  serve(begun.server, createProductApp({ ...services, appUrl, surface, router, signIn }));
  stack.defer(() => stopServing(begun.server));
  stack.defer(close);
  const warmingUp = signIn.warmUp();
  stack.defer(() => warmingUp);
  return appUrl;
}

/** A backup, a program of its own, asks this one for the embedded facts; a server of one's own it asks itself. */
async function answerBackups(
  notifications: Notifications,
  { databaseUrl, facts }: Engines,
  config: Config,
  log: Log,
): Promise<void> {
  if (config.CLICKHOUSE_URL !== undefined) return;
  await answerFactExports({ notifications, databaseUrl, facts, dataDir: config.DATA_DIR, log });
}

/** What a process that works does unasked, again and again. */
function mendAndRefresh(parts: Services & StartedWorkflows, stack: AsyncDisposableStack): void {
  stack.defer(watchStaleRuns(parts));
  const care = lookAfterSources(parts);
  stack.defer(() => care.close());
}

function serve(server: Server, app: Hono): void {
  server.off('request', answerStarting);
  server.on('request', getRequestListener(app.fetch, { overrideGlobalObjects: false }));
}

const DRAIN_MS = 5000;

/** Lets running answers finish; stragglers are cut after a while. */
function stopServing(server: Server): Promise<void> {
  return new Promise((resolve) => {
    const cut = setTimeout(() => server.closeAllConnections(), DRAIN_MS);
    server.close(() => {
      clearTimeout(cut);
      resolve();
    });
    server.closeIdleConnections();
  });
}
