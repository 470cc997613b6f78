import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { callCounter } from './calls/call-counter.ts';
import { type Clock, systemClock } from './clock.ts';
import { propertyQuota } from './data/property-quota.ts';
import { quotaLimits } from './data/quota-limits.ts';
import { merchandiseStore } from './data-sets/merchandise-store/merchandise-store.ts';
import { simulationCache } from './data-sets/simulated-garden/cache/simulation-cache.ts';
import { moreProperties } from './data-sets/simulated-garden/more-properties.ts';
import { gardenSites } from './data-sets/simulated-garden/search/garden-sites.ts';
import {
  type SimulationOptions,
  simulatedGarden,
  usualSimulation,
} from './data-sets/simulated-garden/simulated-garden.ts';
import { faultSwitches } from './faults/fault-switches.ts';
import type { Exchange } from './http/exchange.ts';
import { createHttpServer } from './http/http-server.ts';
import { accessTokens } from './oauth/access-token.ts';
import { grantsIn } from './oauth/grants.ts';
import { idTokenSigner } from './oauth/id-token.ts';
import type { TokenParts } from './oauth/token-routes.ts';
import { standinRoutes } from './routes.ts';
import { openStateFile, type StateFile } from './state/state-file.ts';

export interface StandinOptions {
  /** 0 takes any free port. */
  readonly port: number;
  readonly dataDir: string;
  readonly clock: Clock;
  /** Where a line for the operator goes; the console by default. */
  readonly say?: (line: string) => void;
  readonly simulation?: SimulationOptions;
  /** Where what was simulated is kept; in the data folder by default. */
  readonly cacheDir?: string;
  /** Sees every answer that goes out whole. */
  readonly observe?: (exchange: Exchange) => void;
}

export interface Standin {
  readonly url: string;
  stop(): Promise<void>;
}

/**
 * Listens first and reads its state and data behind, so that whoever waits for it waits as briefly as can be;
 * a request that needs them waits for them.
 */
export async function startStandin({
  port,
  dataDir,
  clock,
  say = console.log,
  simulation = usualSimulation,
  cacheDir = join(dataDir, 'simulated'),
  observe,
}: StandinOptions): Promise<Standin> {
  let url = '';
  const stateFile = openStateFile(dataDir, say);
  const keys = stateFile.then(tokenParts);
  // Whoever needs the keys gets the error; here it only must not count as unhandled before that.
  keys.catch(() => undefined);
  const shop = merchandiseStore(clock());
  const garden = simulatedGarden(clock(), simulation, simulationCache(cacheDir));
  const [dataSets, sites] = [[shop, garden], gardenSites(garden)];
  const moreDataSets = moreProperties(clock());
  const quota = propertyQuota((id) => {
    const known = [...dataSets, ...moreDataSets.tiny()].find(({ property }) => property.id === id);
    return quotaLimits[known?.property.serviceLevel ?? 'GOOGLE_ANALYTICS_STANDARD'];
  });
  const faults = faultSwitches((property) => quota.countServerError('core', property, clock()));
  const calls = callCounter();
  const routes = standinRoutes({
    dataSets,
    moreDataSets,
    sites,
    keys: () => keys,
    issuer: () => url,
    faults,
    quota,
    calls,
    clock,
  });
  const server = createHttpServer({
    routes,
    faults,
    enter: (bucket, property) => quota.enter(bucket, property, clock()),
    calls,
    observe,
  });
  await listen(server, port);
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  setImmediate(() => {
    // The simulated site is made when somebody first asks about it.
    shop.table().catch(() => undefined);
  });
  return { url, stop: () => stop(server, stateFile) };
}

function tokenParts(stateFile: StateFile): TokenParts {
  return {
    grants: grantsIn(stateFile),
    tokens: accessTokens(stateFile.state.tokenSecret),
    signer: idTokenSigner(stateFile.state.signingKey, systemClock),
  };
}

function listen(server: Server, port: number): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', () => {
      server.off('error', reject);
      resolve();
    });
  });
}

/** Lets running answers end for a second, then cuts them; what was promised is on disk already. */
async function stop(server: Server, stateFile: Promise<StateFile>): Promise<void> {
  const closed = new Promise<void>((resolve) => {
    server.close(() => resolve());
  });
  server.closeIdleConnections();
  const patience = setTimeout(() => server.closeAllConnections(), 1000);
  await closed;
  clearTimeout(patience);
  await stateFile.then(({ save }) => save()).catch(() => undefined);
}
