import type pg from 'pg';
import {
  addGardenAnalytics,
  addGardenSearch,
  createOrganization,
  historyOf,
  startHistory,
} from '../harness/garden-source.ts';
import { requestRun, untilRunsEnded } from '../harness/shop-organization.ts';
import { startWeekwise } from '../harness/start-weekwise.ts';
import { Visitor } from '../harness/visitor.ts';
import { accountOfFacts } from './facts-account.ts';

export interface FaultGauntletOptions {
  readonly dataDir: string;
  readonly databaseUrl: string;
  readonly pool: pg.Pool;
  readonly seed: number;
  /** Goes on until Google has failed so often. */
  readonly strikes: number;
}

export interface FaultGauntletResult {
  readonly strikes: number;
  /** The program ended, or said that a rejection went unhandled. */
  readonly unhandled: number;
  readonly halfWritten: number;
  /** Settled days whose content is not that of a source that was fetched without faults. */
  readonly differentDays: number;
  readonly runs: number;
  /** Runs without exactly one reserve and one refund. */
  readonly chargedWrong: number;
  readonly mostCallsAtOnce: number;
}

const EMAIL = 'owner@example.test';
const PERCENT = 25;
/** A fetch that Google stopped waits a while; here it is started again at once. So many starts without a week more are too many. */
const MOST_STARTS_FOR_NOTHING = 60;

/** Fetches histories and generates weeks while Google fails in every way that it does, decided by a seed. */
export async function faultGauntlet(options: FaultGauntletOptions): Promise<FaultGauntletResult> {
  const { dataDir, databaseUrl, pool, seed, strikes } = options;
  const server = await startWeekwise({ dataDir, env: { DATABASE_URL: databaseUrl, LOG_LEVEL: 'error' } });
  const standin = async (method: string, path: string, body?: object) =>
    (
      await fetch(`${server.standinUrl}/__standin${path}`, {
        method,
        headers: { 'content-type': 'application/json' },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      })
    ).json();
  const owner = new Visitor(server);
  try {
    await owner.signIn(EMAIL);
    const garden = await createOrganization(owner, EMAIL, 'Gauntlet garden');
    const add = (isSearch: boolean): Promise<{ sourceId: string; week?: string }> =>
      isSearch ? addGardenSearch(owner, garden) : addGardenAnalytics(owner, garden);
    /** What Google says when nothing fails, fetched when it is first compared with. */
    const clean = new Map<boolean, string>();

    let struck = 0;
    const pairs: { clean: string; faulty: string }[] = [];
    for (let round = 0; struck < strikes; round += 1) {
      const isSearch = round % 2 === 1;
      if (!clean.has(isSearch)) {
        const { sourceId } = await add(isSearch);
        await finish(owner, sourceId);
        clean.set(isSearch, sourceId);
      }
      const added = await add(isSearch);
      pairs.push({ clean: clean.get(isSearch) ?? '', faulty: added.sourceId });
      await standin('POST', '/faults', {
        kind: 'random',
        service: isSearch ? 'searchConsole' : 'data',
        seed: seed + round,
        percent: PERCENT,
        delayMs: 50,
      });
      await finish(owner, added.sourceId);
      if (added.week !== undefined) {
        const shop = { ...garden, sourceId: added.sourceId, week: added.week };
        await requestRun(owner, shop, 20);
        await untilRunsEnded(owner, shop);
      }
      struck += strikesIn(await standin('GET', '/faults'));
      await standin('DELETE', '/faults');
      // What Google held back comes now.
      await finish(owner, added.sourceId);
    }
    const { properties, sites } = (await standin('GET', '/calls')) as Record<
      'properties' | 'sites',
      Record<string, { maximumInFlight: number }>
    >;
    const { status } = await owner.call('GET', '/api/me').catch(() => ({ status: 0 }));
    await server.stop();
    const different = await Promise.all(pairs.map((pair) => differentDays(pool, pair)));
    return {
      strikes: struck,
      unhandled: Number(status === 0) + (server.said().match(/unhandled/gi)?.length ?? 0),
      halfWritten: (await accountOfFacts(pool, dataDir)).halfWritten,
      differentDays: different.reduce((sum, count) => sum + count, 0),
      ...(await charges(pool)),
      mostCallsAtOnce: Math.max(
        ...[...Object.values(properties), ...Object.values(sites)].map((calls) => calls.maximumInFlight),
      ),
    };
  } finally {
    await server.stop();
  }
}

async function finish(owner: Visitor, sourceId: string): Promise<void> {
  let weeks = -1;
  for (let starts = 0; starts < MOST_STARTS_FOR_NOTHING; ) {
    const { state, continuesAt, weeksFetched } = await historyOf(owner, sourceId);
    if (state === 'done') return;
    if (weeksFetched > weeks) {
      weeks = weeksFetched;
      starts = 0;
    }
    if (state === 'failed' || continuesAt !== null) {
      await startHistory(owner, sourceId);
      starts += 1;
    }
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  throw new Error(`The history stayed at ${weeks} weeks for ${MOST_STARTS_FOR_NOTHING} starts.`);
}

function strikesIn(list: unknown): number {
  const counts = [...JSON.stringify(list).matchAll(/"struck":(\{[^}]*\})/g)].map(
    ([, found]) => JSON.parse(found ?? '{}') as Record<string, number>,
  );
  return counts.flatMap((count) => Object.values(count)).reduce((sum, count) => sum + count, 0);
}

async function differentDays(
  pool: pg.Pool,
  { clean, faulty }: { clean: string; faulty: string },
): Promise<number> {
  const { rows } = await pool.query<{ n: number }>(
    `SELECT count(*)::integer AS n
     FROM (SELECT * FROM fact_days WHERE source_id = $1) a
     FULL JOIN (SELECT * FROM fact_days WHERE source_id = $2) b USING (report_id, day)
     WHERE day < current_date - 7
       -- a run looks at the totals of one week more than a history
       AND day >= (SELECT min(day) FROM fact_days WHERE source_id = $1) AND a.content_hash IS DISTINCT FROM b.content_hash`,
    [clean, faulty],
  );
  return rows[0]?.n ?? Number.NaN;
}

async function charges(pool: pg.Pool): Promise<{ runs: number; chargedWrong: number }> {
  const { rows } = await pool.query<{ runs: number; wrong: number }>(
    `SELECT count(*)::integer AS runs, count(*) FILTER (WHERE reserves <> 1 OR refunds <> 1)::integer AS wrong
     FROM (SELECT r.id, count(*) FILTER (WHERE e.kind = 'reserve') AS reserves, count(*) FILTER (WHERE e.kind = 'refund') AS refunds
           FROM runs r LEFT JOIN credit_entries e ON e.run_id = r.id GROUP BY r.id) charged`,
  );
  return { runs: rows[0]?.runs ?? 0, chargedWrong: rows[0]?.wrong ?? Number.NaN };
}
