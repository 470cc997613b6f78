import { dailyLimits } from '#src/areas/questions/server/model/daily-limits.ts';
import { createGoogleAccess } from '#src/areas/sources/server/google-access.ts';
import { sourceTurns } from '#src/areas/sources/server/history/source-turns.ts';
import { createGrantRelease } from '#src/areas/sources/server/release-grants.ts';
import { createPlanningEngine } from '#src/areas/tools/server/planning/planning-engine.ts';
import { propertyGates } from '#src/connectors/google/property-gates.ts';
import type { Clock } from '#src/platform/clock.ts';
import type { Config } from '#src/platform/config.ts';
import { createSiteAccess } from '#src/platform/http-client/site-client.ts';
import type { Log } from '#src/platform/log.ts';
import { openModel } from '#src/platform/models/open-model.ts';
import { createVault } from '#src/platform/vault/vault.ts';
import type { Demo } from './demo.ts';
import type { Engines } from './engines.ts';

export interface ServiceParts {
  readonly engines: Engines;
  /** In the demo, that of the stand-in. */
  readonly config: Config;
  readonly demo: Demo | undefined;
  readonly clock: Clock;
  readonly log: Log;
}

/** What workflows and endpoints are made of. There is one of each in a process. */
export type Services = ReturnType<typeof createServices>;

export function createServices(
  { engines, config, demo, clock, log }: ServiceParts,
  stack: AsyncDisposableStack,
) {
  const { database, facts, keys } = engines;
  const app = {
    clientId: config.GOOGLE_CLIENT_ID ?? '',
    clientSecret: config.GOOGLE_CLIENT_SECRET ?? '',
    config,
  };
  const vault = createVault(keys);
  const planning = createPlanningEngine();
  stack.defer(() => planning.close());
  return {
    database,
    facts,
    vault,
    clock,
    log,
    app,
    google: createGoogleAccess({ database, vault, app, gates: propertyGates(clock), clock }),
    grants: createGrantRelease({ database, vault, app, log }),
    turns: sourceTurns(),
    sites: createSiteAccess(demo ? { localRoutes: demo.sites } : {}),
    model: openModel(config),
    modelLimits: dailyLimits(config),
    planning,
    monthlyCredits: config.CREDITS_MONTHLY,
  };
}
