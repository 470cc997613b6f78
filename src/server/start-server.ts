import type { Server } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import type { Hono } from 'hono';
import { accountEndpoints } from '#src/areas/account/server/endpoints.ts';
import { exportRoutes } from '#src/areas/account/server/export-account.ts';
import { createSignIn } from '#src/areas/account/server/sign-in.ts';
import { tokenReader } from '#src/areas/account/server/token-store.ts';
import { correctCards } from '#src/areas/insights/server/correct-cards.ts';
import { insightEndpoints } from '#src/areas/insights/server/endpoints.ts';
import { watchStaleRuns } from '#src/areas/insights/server/maintenance/watch-stale-runs.ts';
import { exploreHistoryWorkflow } from '#src/areas/insights/server/workflows/explore-history.ts';
import { generateWeekWorkflow } from '#src/areas/insights/server/workflows/generate-week.ts';
import { synthesizeRunWorkflow } from '#src/areas/insights/server/workflows/synthesize-run.ts';
import { organizationEndpoints } from '#src/areas/organizations/server/endpoints.ts';
import { questionEndpoints } from '#src/areas/questions/server/endpoints.ts';
import { answerQuestionWorkflow } from '#src/areas/questions/server/workflows/answer-question.ts';
import { connectGoogleRoutes } from '#src/areas/sources/server/connect-google.ts';
import { sourceEndpoints } from '#src/areas/sources/server/endpoints.ts';
import { importFilesWorkflow } from '#src/areas/sources/server/file/import-files-workflow.ts';
import { createGoogleAccess } from '#src/areas/sources/server/google-access.ts';
import { lookAfterSources } from '#src/areas/sources/server/history/look-after-sources.ts';
import { sourceTurns } from '#src/areas/sources/server/history/source-turns.ts';
import { createGrantRelease } from '#src/areas/sources/server/release-grants.ts';
import { analyzeSiteWorkflow } from '#src/areas/sources/server/site-context/analyze-site.ts';
import { fetchHistoryWorkflow } from '#src/areas/sources/server/workflows/fetch-history.ts';
import { toolEndpoints } from '#src/areas/tools/server/endpoints.ts';
import { createPlanningEngine } from '#src/areas/tools/server/planning/planning-engine.ts';
import { runPlanningWorkflow } from '#src/areas/tools/server/workflows/run-planning-session.ts';
import { wakeOrganizationWorkflow } from '#src/areas/tools/server/workflows/wake-organization.ts';
import { MAX_FILE_BYTES } from '#src/connectors/file-import/limits.ts';
import { propertyGates } from '#src/connectors/google/property-gates.ts';
import { answerFactExports } from '#src/platform/backup/answer-fact-exports.ts';
import type { Clock } from '#src/platform/clock.ts';
import type { Config } from '#src/platform/config.ts';
import { openChangeFeed } from '#src/platform/events/change-feed.ts';
import { openNotifications } from '#src/platform/events/notifications.ts';
import { openSignOuts } from '#src/platform/events/sign-outs.ts';
import { createGuard, mayChangeSource } from '#src/platform/http/guard.ts';
import { createWebApp } from '#src/platform/http/web-app.ts';
import { createSiteAccess } from '#src/platform/http-client/site-client.ts';
import type { Log } from '#src/platform/log.ts';
import { openModel } from '#src/platform/models/open-model.ts';
import { createVault } from '#src/platform/vault/vault.ts';
import { openWorkflows } from '#src/platform/workflows/workflows.ts';
import packageJson from '../../package.json' with { type: 'json' };
import { answerStarting, type Beginnings } from './beginnings.ts';
import { demoNotice } from './demo.ts';
import { openEngines } from './engines.ts';
import { lostParts } from './lost-parts.ts';
import { mcpRoutes } from './mcp/mcp-routes.ts';
import { openApiDocument } from './router.ts';
import { ensureWebBundle, webRoot } from './web-bundle.ts';

export interface ServerParts {
  readonly config: Config;
  readonly begun: Beginnings;
  readonly clock: Clock;
  readonly log: Log;
  readonly say: (sentence: string) => void;
}

const { version } = packageJson;

/** The composition root: everything is made here, once, and handed to what needs it. The stack undoes it in reverse. Answers the address. */
export async function startServer(
  { config: given, begun, clock, log, say }: ServerParts,
  stack: AsyncDisposableStack,
): Promise<string> {
  const { database, facts, keys, databaseUrl, workerId } = await openEngines(
    given,
    begun.postgres,
    stack,
    log,
  );
  const demo = await begun.demo;
  await ensureWebBundle(say);
  const config = demo?.config ?? given;
  const appUrl = config.APP_URL ?? `http://localhost:${begun.port}`;
  const vault = createVault(keys);
  const app = {
    clientId: config.GOOGLE_CLIENT_ID ?? '',
    clientSecret: config.GOOGLE_CLIENT_SECRET ?? '',
    config,
  };
  for (const sentence of await lostParts({ database, facts }, vault)) say(sentence);
  const google = createGoogleAccess({ database, vault, app, gates: propertyGates(clock), clock });
  const grants = createGrantRelease({ database, vault, app, log });
  const monthlyCredits = config.CREDITS_MONTHLY;

  const fetching = { database, facts, google, clock, turns: sourceTurns(), log };
  const generateWeek = generateWeekWorkflow(fetching);
  const correcting = {
    correctCards: (organizationId: string, sourceId: string) =>
      correctCards({ database, facts }, organizationId, sourceId),
  };
  const fetchHistory = fetchHistoryWorkflow({ ...fetching, ...correcting });
  const exploreHistory = exploreHistoryWorkflow(fetching);
  const synthesizeRun = synthesizeRunWorkflow({ database, clock });
  const wakeOrganization = wakeOrganizationWorkflow(() => maintenance);
  const importFiles = importFilesWorkflow({ database, facts, clock, log, ...correcting });
  const sites = createSiteAccess(demo ? { localRoutes: demo.sites } : {});
  const analyzeSite = analyzeSiteWorkflow({ database, sites, clock, log });
  const model = openModel(config);
  const answerQuestion = answerQuestionWorkflow({
    database,
    facts,
    clock,
    log,
    model,
  });
  const planning = createPlanningEngine();
  stack.defer(() => planning.close());
  const planningParts = { database, facts, clock, monthlyCredits, planning };
  const runPlanning = runPlanningWorkflow(planningParts);
  const [workflows, notifications] = await Promise.all([
    openWorkflows({
      databaseUrl,
      log,
      workerId: config.ROLE === 'web' ? undefined : workerId,
      definitions: [
        generateWeek,
        exploreHistory,
        fetchHistory,
        importFiles,
        synthesizeRun,
        wakeOrganization,
        answerQuestion,
        analyzeSite,
        runPlanning,
      ],
    }),
    openNotifications(databaseUrl, log),
  ]);
  stack.defer(() => workflows.close());
  stack.defer(() => notifications.close());
  const feed = await openChangeFeed(notifications, database);
  const signOuts = await openSignOuts(notifications);
  // With a server of one's own, a backup asks that server.
  if (config.CLICKHOUSE_URL === undefined)
    await answerFactExports({ notifications, databaseUrl, facts, dataDir: config.DATA_DIR, log });
  const maintenance = { database, facts, clock, workflows, synthesizeRun, fetchHistory };
  if (config.ROLE !== 'web') stack.defer(watchStaleRuns({ ...maintenance, log }));
  if (config.ROLE !== 'web') {
    const care = lookAfterSources({ database, facts, workflows, fetchHistory, clock, log });
    stack.defer(() => care.close());
  }

  const signIn = createSignIn({
    config,
    appUrl,
    secret: keys.derive('sign-in').toString('base64'),
    database,
    log,
    google: { ...app, discoveryUrl: `${config.GOOGLE_ISSUER_URL}/.well-known/openid-configuration` },
  });
  const tokenOf = tokenReader({ database, clock });
  const guard = createGuard(database);
  const insights = insightEndpoints(guard, {
    database,
    facts,
    clock,
    monthlyCredits,
    workflows,
    generateWeek,
    exploreHistory,
    synthesizeRun,
    feed,
    signOuts,
    log,
  });
  const router = {
    account: accountEndpoints(guard, {
      setup: { demo: demo !== undefined, demoNotice: demo ? demoNotice : null, version },
      clock,
      database,
      facts,
      grants,
      log,
    }),
    organizations: organizationEndpoints(guard, { database, clock, monthlyCredits, grants }),
    sources: sourceEndpoints(guard, {
      database,
      facts,
      google,
      grants,
      clock,
      log,
      workflows,
      importFiles,
      ...correcting,
      fetchHistory,
      analyzeSite,
      sites,
    }),
    insights: insights.endpoints,
    tools: toolEndpoints(guard, {
      ...maintenance,
      ...planningParts,
      wakeOrganization,
      runPlanning,
      google,
      log,
      model,
    }),
    questions: questionEndpoints(guard, { database, facts, clock, log, workflows, answerQuestion }),
  };
  let document: Promise<unknown> | undefined;
  const web = createWebApp({
    appUrl,
    surface: config.ROLE === 'worker' ? 'health' : 'product',
    webRoot,
    router,
    uploads: {
      path: /^\/api\/sources\/([^/]+)\/uploads$/,
      maxBytes: MAX_FILE_BYTES,
      mayUpload: (user, sourceId) => mayChangeSource(database, user.id, sourceId),
    },
    openApiDocument: () => {
      document ??= openApiDocument(version);
      return document;
    },
    signIn,
    tokenOf,
    navigation: [
      connectGoogleRoutes({
        app,
        appUrl,
        database,
        vault,
        google,
        clock,
        log,
        userOf: signIn.userOf,
      }),
      exportRoutes({ database, facts, clock, log, userOf: signIn.userOf }),
      mcpRoutes({ router, tokenOf, version, log }),
    ],
    ready: async () => {
      await Promise.all([database.ping(), facts.ping()]);
    },
    log,
  });
  serve(begun.server, web);
  stack.defer(() => stopServing(begun.server));
  stack.defer(() => insights.close());
  const warmingUp = signIn.warmUp();
  stack.defer(() => warmingUp);
  return appUrl;
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
