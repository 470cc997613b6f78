import type pg from 'pg';
import {
  createShopOrganization,
  requestRun,
  type ShopOrganization,
  untilRunsEnded,
} from '../harness/shop-organization.ts';
import { freePort, startWeekwise, type WeekwiseProcess } from '../harness/start-weekwise.ts';
import { Visitor } from '../harness/visitor.ts';

export interface GauntletOptions {
  readonly dataDir: string;
  readonly databaseUrl: string;
  readonly pool: pg.Pool;
  readonly kills: number;
  /** 0 to 1. */
  readonly random: () => number;
}

export interface GauntletResult {
  readonly runs: number;
  /** Runs that did not end completed. */
  readonly notCompleted: number;
  /** Runs without exactly one reserve and one refund. */
  readonly chargedWrong: number;
  /** Difference of the account to the sum of its ledger. */
  readonly unaccounted: number;
  readonly cardsTwice: number;
  /** From the start of the process that took over to the end of the run, ms. */
  readonly recoveredAfter: readonly number[];
}

/** Longer than an undisturbed run takes, so that every part of one is hit sooner or later. */
const LONGEST_LIFE_MS = 3_500;
const EMAIL = 'owner@example.test';

/** Requests a run, kills the server at a random moment of it, starts it again and lets it finish; over and over. */
export async function killGauntlet({
  dataDir,
  databaseUrl,
  pool,
  kills,
  random,
}: GauntletOptions): Promise<GauntletResult> {
  const ports = { port: await freePort(), standinPort: await freePort() };
  const start = () =>
    startWeekwise({ dataDir, ...ports, env: { DATABASE_URL: databaseUrl, LOG_LEVEL: 'error' } });
  let server: WeekwiseProcess = await start();
  const owner = new Visitor(server);
  const recoveredAfter: number[] = [];
  try {
    await owner.signIn(EMAIL);
    const shop = await createShopOrganization(owner, EMAIL, 'Gauntlet shop');
    for (let count = 0; count < kills; count += 1) {
      await requestRun(owner, shop, 50);
      await life(random() * LONGEST_LIFE_MS);
      await server.kill();
      const began = performance.now();
      server = await start();
      await untilRunsEnded(owner, shop);
      recoveredAfter.push(performance.now() - began);
    }
    return { recoveredAfter, ...(await account(pool, shop)) };
  } finally {
    await server.stop();
  }
}

const life = (milliseconds: number): Promise<void> =>
  new Promise((resolve) => setTimeout(resolve, milliseconds));

async function account(
  pool: pg.Pool,
  { organizationId }: ShopOrganization,
): Promise<Omit<GauntletResult, 'recoveredAfter'>> {
  const number = async (sql: string) =>
    Number((await pool.query<{ n: string }>(sql, [organizationId])).rows[0]?.n);
  return {
    runs: await number('SELECT count(*) AS n FROM runs WHERE organization_id = $1'),
    notCompleted: await number(
      "SELECT count(*) AS n FROM runs WHERE organization_id = $1 AND status <> 'completed'",
    ),
    chargedWrong: await number(
      `SELECT count(*) AS n FROM (
         SELECT r.id FROM runs r LEFT JOIN credit_entries e ON e.run_id = r.id WHERE r.organization_id = $1
         GROUP BY r.id HAVING count(*) FILTER (WHERE e.kind = 'reserve') <> 1 OR count(*) FILTER (WHERE e.kind = 'refund') <> 1) wrong`,
    ),
    unaccounted: await number(
      `SELECT a.remaining - (SELECT coalesce(sum(credits), 0) FROM credit_entries e WHERE e.organization_id = a.organization_id) AS n
       FROM credit_accounts a WHERE organization_id = $1`,
    ),
    cardsTwice: await number(
      `SELECT count(*) AS n FROM (
         SELECT 1 FROM cards WHERE organization_id = $1 AND card_type <> 'workflow_progress'
         GROUP BY source_id, week, card_type, title HAVING count(*) > 1) twice`,
    ),
  };
}
