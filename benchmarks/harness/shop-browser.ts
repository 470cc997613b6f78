import { join } from 'node:path';
import { type BrowserContext, chromium } from '@playwright/test';
import { type Database, openDatabase } from '#src/platform/database/database.ts';
import { runningPostgres } from '#src/platform/postgres/running-postgres.ts';
import { chromiumArguments, findChromium } from '../../test/browser/find-chromium.ts';
import { isDone, startHistory, untilHistory } from '../../test/harness/garden-source.ts';
import {
  createShopOrganization,
  requestRun,
  type ShopOrganization,
  untilRunsEnded,
} from '../../test/harness/shop-organization.ts';
import { silentLog } from '../../test/harness/silent-log.ts';
import { freePort, startWeekwise } from '../../test/harness/start-weekwise.ts';
import { temporaryFolder } from '../../test/harness/temporary-folder.ts';
import { Visitor } from '../../test/harness/visitor.ts';

export interface ShopInBrowser {
  readonly url: string;
  readonly shop: ShopOrganization;
  /** The run that analysed the week. */
  readonly runId: string;
  readonly cookie: string;
  /** The program's own database, for what would take too long to come about by itself. */
  readonly database: Database;
  /** Port on which the browser takes orders from other programs. */
  readonly debuggingPort: number;
  /** A fresh browser profile that is signed in. */
  newContext(): Promise<BrowserContext>;
  stop(): Promise<void>;
}

const EMAIL = 'owner@example.test';

/** The real program with one analysed week of the shop, and a real browser that is signed in to it. */
export async function openShopInBrowser(): Promise<ShopInBrowser> {
  const folder = temporaryFolder();
  const dataDir = join(folder.path, 'data');
  const server = await startWeekwise({ dataDir });
  const owner = new Visitor(server);
  await owner.signIn(EMAIL);
  const shop = await createShopOrganization(owner, EMAIL, 'Bench shop');
  // The history of a new source is fetched beside everything else; here it would be measured with everything else.
  await startHistory(owner, shop.sourceId);
  await untilHistory(owner, shop.sourceId, isDone);
  const { invocationId: runId } = await requestRun(owner, shop);
  await untilRunsEnded(owner, shop);
  const databaseUrl = await runningPostgres(dataDir);
  if (databaseUrl === undefined) throw new Error('The program has no database.');
  const database = openDatabase(databaseUrl, silentLog);
  const { executablePath, env } = await findChromium();
  const debuggingPort = await freePort();
  const browser = await chromium.launch({
    executablePath,
    args: [...chromiumArguments, `--remote-debugging-port=${debuggingPort}`],
    env: { ...process.env, ...env } as Record<string, string>,
  });
  const cookies = owner
    .cookieHeader()
    .split('; ')
    .map((pair) => {
      const at = pair.indexOf('=');
      return { name: pair.slice(0, at), value: pair.slice(at + 1), url: server.url };
    });
  return {
    url: server.url,
    shop,
    runId,
    database,
    cookie: owner.cookieHeader(),
    debuggingPort,
    newContext: async () => {
      const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
      await context.addCookies(cookies);
      return context;
    },
    stop: async () => {
      await browser.close();
      await database.close();
      await server.stop();
      folder.remove();
    },
  };
}
