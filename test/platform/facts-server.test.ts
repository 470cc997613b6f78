import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openFacts } from '#src/platform/facts/facts-client.ts';
import { runQuery } from '#src/platform/facts/run-query.ts';
import { storeFacts } from '#src/platform/facts/store-facts.ts';
import { sweepOrphans } from '#src/platform/facts/sweep-orphans.ts';
import { visibleBatches } from '#src/platform/facts/visible-facts.ts';
import { compileQueryPlan } from '#src/semantics/compile-query-plan.ts';
import { QueryPlan } from '#src/semantics/query-plan.ts';
import type { Day } from '#src/shared/week.ts';
import { type ClickHouseServer, startClickHouseServer } from '../harness/clickhouse-http-server.ts';
import { freshDatabase } from '../harness/fresh-database.ts';
import { keepingLog, silentLog } from '../harness/silent-log.ts';
import { temporaryFolder } from '../harness/temporary-folder.ts';
import { describeFacts } from './facts-cases.ts';

const folder = temporaryFolder();
let server: ClickHouseServer;
beforeAll(async () => {
  server = await startClickHouseServer(folder.path);
});
afterAll(async () => {
  await server.close();
  folder.remove();
});

const open = (clickhouseUrl: string, log = silentLog) =>
  openFacts({ dataDir: '/nowhere', clickhouseUrl, log });

describe('a ClickHouse server', () => {
  test('without the right password stops the start', async () => {
    await expect(open(server.url.replace(/:[^:@]*@/, ':wrong@'))).rejects.toThrow('does not answer');
  });

  test('that is not there stops the start', async () => {
    await expect(open('http://127.0.0.1:1')).rejects.toThrow('does not answer');
  });

  test('whose table is older gets the columns it lacks', async () => {
    const first = await open(server.url);
    await first.client.command({ query: 'ALTER TABLE facts DROP COLUMN revenue' });
    const log = keepingLog();
    const second = await open(server.url, log);
    expect(log.messages).toHaveLength(1);
    const answer = await second.client.query({ query: 'DESCRIBE facts', format: 'JSONEachRow' });
    const columns = await answer.json<{ name: string; type: string }>();
    expect(columns.find(({ name }) => name === 'revenue')?.type).toBe('Nullable(Float64)');
    await first.close();
    await second.close();
  });

  test('whose table reads a column off others by an older rule gets today’s, and is then left alone', async () => {
    const first = await open(server.url);
    const rule = async () => {
      const answer = await first.client.query({
        query: `SELECT default_expression AS rule FROM system.columns WHERE table = 'facts' AND name = 'landing_folder'`,
        format: 'JSONEachRow',
      });
      return (await answer.json<{ rule: string }>())[0]?.rule;
    };
    const today = await rule();
    await first.client.command({
      query: `ALTER TABLE facts MODIFY COLUMN landing_folder LowCardinality(String) ALIAS lower(landing_page)`,
    });
    const log = keepingLog();
    await (await open(server.url, log)).close();
    expect(log.messages).toHaveLength(1);
    expect(await rule()).toBe(today);
    await (await open(server.url, log)).close();
    expect(log.messages).toHaveLength(1);
    await first.close();
  });

  test('that fails in the middle of an insert makes nothing visible', async () => {
    const facts = await open(server.url);
    const database = await freshDatabase();
    const pool = new pg.Pool({ connectionString: database.url });
    const organizationId = randomUUID();
    await pool.query(`INSERT INTO organizations (id, name, slug) VALUES ($1, 'Shop', 'shop')`, [
      organizationId,
    ]);
    const source = await pool.query<{ id: string }>(
      `INSERT INTO sources (organization_id, name, type) VALUES ($1, 'Site', 'GA4') RETURNING id`,
      [organizationId],
    );
    const sourceId = source.rows[0]!.id;
    const day = '2026-03-02' as Day;
    const rows = Array.from({ length: 60_000 }, (_, index) => ({
      day,
      dimensions: { channel: String(index) },
      metrics: { sessions: 1 },
    }));
    const db = await pool.connect();
    const store = async () => {
      await db.query('BEGIN');
      const days = [{ day, marks: [] }];
      return storeFacts(db, facts, { organizationId, sourceId, reportId: 'ga4_traffic', days, rows });
    };

    // The first part of the rows is taken, the second is not.
    server.failNext(/INSERT INTO facts.*"59999"/s);
    await expect(store()).rejects.toMatchObject({ code: '241' });
    await db.query('ROLLBACK');
    expect(await visibleBatches(db, { organizationId, sourceId, from: day, to: day })).toMatchObject({
      slices: [],
    });

    // The next attempt does not mind what the first left.
    expect(await store()).toMatchObject({ added: [day] });
    await db.query('COMMIT');
    const visible = await visibleBatches(db, { organizationId, sourceId, from: day, to: day });
    const plan = QueryPlan.parse({ metrics: ['sessions'], from: day, to: day });
    expect(await runQuery(facts, compileQueryPlan(plan, visible))).toEqual([[rows.length]]);
    expect(await sweepOrphans(db, facts, organizationId)).toBe(1);
    expect(await runQuery(facts, compileQueryPlan(plan, visible))).toEqual([[rows.length]]);

    db.release();
    await pool.end();
    await facts.close();
    await database.drop();
  });

  test('tells its errors with their code', async () => {
    const facts = await open(server.url);
    await expect(facts.client.command({ query: 'SELECT nothing_of_this_name' })).rejects.toMatchObject({
      code: '47',
    });
    await facts.close();
  });
});

describeFacts('on a server', async () => {
  const facts = await open(server.url);
  return { facts, close: () => facts.close() };
});
