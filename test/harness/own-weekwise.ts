import pg from 'pg';
import { freshDatabase } from './fresh-database.ts';
import {
  createShopOrganization,
  requestRun,
  type ShopOrganization,
  untilRunsEnded,
} from './shop-organization.ts';
import { freePort, startWeekwise, type WeekwiseProcess } from './start-weekwise.ts';
import { temporaryFolder } from './temporary-folder.ts';
import { Visitor } from './visitor.ts';

export const OWNER = 'owner@example.test';

/** The real program with a folder and a database of its own, for one file of tests. */
export interface OwnWeekwise {
  /** The process that runs now: another one once it was started again. */
  readonly server: WeekwiseProcess;
  /** Past the program, into its database. */
  readonly pool: pg.Pool;
  readonly dataDir: string;
  signedIn(email: string): Promise<Visitor>;
  /** On the same folder, database and ports, after it was stopped or killed. */
  startAgain(): Promise<void>;
  /** Ends the program and removes everything of it. */
  stop(): Promise<void>;
}

export async function startOwnWeekwise(env: Record<string, string> = {}): Promise<OwnWeekwise> {
  const stack = new AsyncDisposableStack();
  try {
    const folder = temporaryFolder();
    stack.defer(() => folder.remove());
    const database = await freshDatabase();
    stack.defer(() => database.drop());
    const pool = new pg.Pool({ connectionString: database.url });
    stack.defer(() => pool.end());
    const ports = { port: await freePort(), standinPort: await freePort() };
    const start = () =>
      startWeekwise({ dataDir: folder.path, ...ports, env: { DATABASE_URL: database.url, ...env } });
    let server = await start();
    stack.defer(async () => void (await server.stop()));
    return {
      get server() {
        return server;
      },
      pool,
      dataDir: folder.path,
      signedIn: async (email) => {
        const visitor = new Visitor(server);
        await visitor.signIn(email);
        return visitor;
      },
      startAgain: async () => {
        server = await start();
      },
      stop: () => stack.disposeAsync(),
    };
  } catch (error) {
    await stack.disposeAsync();
    throw error;
  }
}

export interface AnalysedShop {
  readonly owner: Visitor;
  readonly shop: ShopOrganization;
}

/** An owner and their shop, whose last week is analysed. */
export async function analysedShop(weekwise: OwnWeekwise, name: string): Promise<AnalysedShop> {
  const owner = await weekwise.signedIn(OWNER);
  const shop = await createShopOrganization(owner, OWNER, name);
  await requestRun(owner, shop, 20);
  await untilRunsEnded(owner, shop);
  return { owner, shop };
}
