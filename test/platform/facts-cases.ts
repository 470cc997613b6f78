import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import pg from 'pg';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { WeekFacts } from '#src/engine/week-facts.ts';
import type { Facts } from '#src/platform/facts/facts-client.ts';
import { loadWeekFacts } from '#src/platform/facts/load-week-facts.ts';
import { type FactsToStore, storeFacts } from '#src/platform/facts/store-facts.ts';
import { sweepOrphans } from '#src/platform/facts/sweep-orphans.ts';
import type { TransactionClient } from '#src/platform/facts/transaction-client.ts';
import { type VisibleFacts, visibleBatches } from '#src/platform/facts/visible-facts.ts';
import type { Fact } from '#src/semantics/fact.ts';
import type { FactScope } from '#src/semantics/fact-scope.ts';
import { scopeCondition } from '#src/semantics/fact-scope.ts';
import { addDays, type Day, daysFrom } from '#src/shared/week.ts';
import { type FreshDatabase, freshDatabase } from '../harness/fresh-database.ts';

const MONDAY = '2026-03-02' as Day;
const SUNDAY = addDays(MONDAY, 6);
const week = daysFrom(MONDAY, SUNDAY);

const cell = (day: Day, channel: string, sessions: number | null, source = channel.toLowerCase()): Fact => ({
  day,
  dimensions: { channel, source, country: 'Malta', device: 'mobile' },
  metrics: { sessions, revenue: sessions === null ? null : sessions / 3 },
});

const asked = (days: readonly Day[], marks: FactsToStore['days'][number]['marks'] = []) =>
  days.map((day) => ({ day, marks }));

/** The same for the engine in this process and for a server: what the store of facts promises. */
export function describeFacts(
  name: string,
  open: () => Promise<{ facts: Facts; close(): Promise<void> }>,
): void {
  describe(`facts ${name}`, () => {
    let database: FreshDatabase;
    let pool: pg.Pool;
    let facts: Facts;
    let close: () => Promise<void>;
    let organizationId: string;
    let sourceId: string;

    beforeAll(async () => {
      database = await freshDatabase();
      pool = new pg.Pool({ connectionString: database.url });
      ({ facts, close } = await open());
    });
    afterAll(async () => {
      await close?.();
      await pool?.end();
      await database?.drop();
    });
    beforeEach(async () => {
      ({ organizationId, sourceId } = await newSource());
    });

    async function newSource() {
      const organization = randomUUID();
      await pool.query(`INSERT INTO organizations (id, name, slug) VALUES ($1, 'Shop', $2)`, [
        organization,
        organization,
      ]);
      const { rows } = await pool.query<{ id: string }>(
        `INSERT INTO sources (organization_id, name, type) VALUES ($1, 'Site', 'GA4') RETURNING id`,
        [organization],
      );
      return { organizationId: organization, sourceId: rows[0]!.id };
    }

    async function within<Result>(
      work: (db: TransactionClient) => Promise<Result>,
      organization = organizationId,
    ) {
      const client = await pool.connect();
      try {
        await client.query(
          `BEGIN; SET LOCAL ROLE weekwise_app; SET LOCAL app.organization_id = '${organization}'`,
        );
        const result = await work(client);
        await client.query('COMMIT');
        return result;
      } catch (error) {
        await client.query('ROLLBACK');
        throw error;
      } finally {
        client.release();
      }
    }

    const store = (rows: readonly Fact[], days = asked(week), reportId = 'ga4_traffic') =>
      within((db) => storeFacts(db, facts, { organizationId, sourceId, reportId, days, rows }));
    const visible = () =>
      within((db) => visibleBatches(db, { organizationId, sourceId, from: MONDAY, to: SUNDAY }));
    const load = (scope: VisibleFacts): Promise<WeekFacts> =>
      loadWeekFacts(facts, { week: MONDAY, from: MONDAY, currency: 'EUR', visible: scope });

    async function sum(scope: FactScope, reportId = 'ga4_traffic') {
      const { sql, params } = scopeCondition(scope, reportId);
      const answer = await facts.client.query({
        query: `SELECT sum(f.sessions) AS sessions, toUInt32(count()) AS rows FROM facts AS f WHERE ${sql}`,
        query_params: { ...params },
        format: 'JSONEachRow',
      });
      return (await answer.json<{ sessions: number | null; rows: number }>())[0];
    }

    test('a source that never had a row has no day, not seven empty ones', async () => {
      await store([]);
      expect([...(await load(await visible())).tables[0]!.present]).toEqual([0, 0, 0, 0, 0, 0, 0]);
    });

    test('days from before the source began are not known to be empty; quiet days after it are', async () => {
      await store([cell(addDays(MONDAY, 2), 'Direct', 10), cell(addDays(MONDAY, 5), 'Direct', 1)]);
      const { slices } = await visible();
      expect(slices.map(({ from, to }) => [from, to])).toEqual([[addDays(MONDAY, 2), SUNDAY]]);
    });

    test('what was stored is read, and only the days that were', async () => {
      await store([cell(MONDAY, 'Direct', 10), cell(MONDAY, 'Email', 5), cell(SUNDAY, 'Direct', 7)]);
      expect(await sum(await visible())).toEqual({ sessions: 22, rows: 3 });
      const narrow = await within((db) =>
        visibleBatches(db, { organizationId, sourceId, from: MONDAY, to: MONDAY }),
      );
      expect(await sum(narrow)).toEqual({ sessions: 15, rows: 2 });
    });

    test('running twice changes nothing, in whatever order the rows come', async () => {
      const rows = [cell(MONDAY, 'Direct', 10), cell(MONDAY, 'Email', 5)];
      expect((await store(rows)).added).toEqual(week);
      const before = await visible();
      const again = await store(rows.toReversed());
      expect(again).toEqual({ added: [], restated: [], unchanged: week });
      expect(await visible()).toEqual(before);
      const written = await facts.client.query({
        query: 'SELECT toUInt32(count()) AS rows FROM facts WHERE source_id = {s:UUID}',
        query_params: { s: sourceId },
        format: 'JSONEachRow',
      });
      expect(await written.json()).toEqual([{ rows: 2 }]);
    });

    test('a changed past is a restatement, and the old past can still be read', async () => {
      await store([cell(MONDAY, 'Direct', 10), cell(SUNDAY, 'Direct', 1)]);
      const frozen = await visible();
      const before = await load(frozen);
      const outcome = await store([cell(MONDAY, 'Direct', 12), cell(SUNDAY, 'Direct', 1)]);
      expect(outcome.restated).toEqual([MONDAY]);
      expect(await sum(await visible())).toEqual({ sessions: 13, rows: 2 });
      expect((await visible()).marks).toEqual([{ type: 'restated', days: [MONDAY] }]);
      expect(await sum(frozen)).toEqual({ sessions: 11, rows: 2 });
      expect(await load(frozen)).toEqual(before);
      const kept = await within((db) => db.query('SELECT day::text, old_row_count FROM fact_restatements'));
      expect(kept.rows).toEqual([{ day: MONDAY, old_row_count: 1 }]);
    });

    test('a day that was known to be unfinished may change without being called restated', async () => {
      await store([cell(MONDAY, 'Direct', 10)], asked([MONDAY], [{ type: 'provisional', days: [MONDAY] }]));
      expect((await visible()).marks).toEqual([{ type: 'provisional', days: [MONDAY] }]);
      await store([cell(MONDAY, 'Direct', 12)], asked([MONDAY]));
      expect((await visible()).marks).toEqual([]);
    });

    test('the same rows with other marks keep their batch and take the marks', async () => {
      await store([cell(MONDAY, 'Direct', 10)], asked([MONDAY], [{ type: 'provisional', days: [MONDAY] }]));
      const { slices } = await visible();
      expect((await store([cell(MONDAY, 'Direct', 10)], asked([MONDAY]))).unchanged).toEqual([MONDAY]);
      expect(await visible()).toMatchObject({ slices, marks: [] });
    });

    test('nothing is visible before the transaction commits, nor after it failed, and the sweep takes it away', async () => {
      await store([cell(MONDAY, 'Direct', 10)], asked([MONDAY]));
      const before = await visible();
      const days = asked(week);
      await expect(
        within(async (db) => {
          const rows = week.map((day) => cell(day, 'Direct', 99));
          await storeFacts(db, facts, { organizationId, sourceId, reportId: 'ga4_traffic', days, rows });
          // The rows are written, and another reader does not see one of them.
          expect(await visible()).toEqual(before);
          throw new Error('killed');
        }),
      ).rejects.toThrow('killed');
      expect(await visible()).toEqual(before);
      expect(await sum(await visible())).toEqual({ sessions: 10, rows: 1 });

      const sweep = () => within((db) => sweepOrphans(db, facts, organizationId));
      expect(await sweep()).toBe(1);
      expect(await sweep()).toBe(0);
      expect(await sum(await visible())).toEqual({ sessions: 10, rows: 1 });
    });

    test('the sweep waits for a fetch that is under way, and keeps what restatements need', async () => {
      await store([cell(MONDAY, 'Direct', 10)], asked([MONDAY]));
      const frozen = await visible();
      let swept: Promise<number> | undefined;
      await within(async (db) => {
        const rows = [cell(MONDAY, 'Direct', 11)];
        await storeFacts(db, facts, {
          organizationId,
          sourceId,
          reportId: 'ga4_traffic',
          days: asked([MONDAY]),
          rows,
        });
        swept = within((other) => sweepOrphans(other, facts, organizationId));
        await expect.poll(() => waitingForLock(db)).toBe(true);
      });
      expect(await swept).toBe(0);
      expect(await sum(await visible())).toEqual({ sessions: 11, rows: 1 });
      expect(await sum(frozen)).toEqual({ sessions: 10, rows: 1 });
    });

    async function waitingForLock(db: TransactionClient): Promise<boolean> {
      const { rowCount } = await db.query(
        `SELECT FROM pg_locks WHERE locktype = 'advisory' AND NOT granted
         AND database = (SELECT oid FROM pg_database WHERE datname = current_database())`,
      );
      return (rowCount ?? 0) > 0;
    }

    test('two fetches of one report at once: one of them stores, the other finds it unchanged', async () => {
      const rows = week.map((day) => cell(day, 'Direct', 4));
      const outcomes = await Promise.all([store(rows), store(rows), store(rows)]);
      expect(outcomes.map(({ added }) => added.length).sort()).toEqual([0, 0, 7]);
      expect(await sum(await visible())).toEqual({ sessions: 28, rows: 7 });
    });

    test('an organization never reads facts of another, whatever batches it names', async () => {
      await store([cell(MONDAY, 'Direct', 10)], asked([MONDAY]));
      const mine = await visible();
      const stranger = await newSource();
      const theirs = await within(
        (db) => visibleBatches(db, { ...mine, from: MONDAY, to: SUNDAY }),
        stranger.organizationId,
      );
      expect(theirs.slices).toEqual([]);
      expect(await sum({ ...mine, organizationId: stranger.organizationId })).toMatchObject({ rows: 0 });
      expect(await sum({ ...mine, ...stranger })).toMatchObject({ rows: 0 });
      expect(await sum({ ...mine, slices: [] })).toMatchObject({ rows: 0 });
      await expect(
        within(
          (db) =>
            storeFacts(db, facts, {
              organizationId,
              sourceId,
              reportId: 'x',
              days: asked([MONDAY]),
              rows: [],
            }),
          stranger.organizationId,
        ),
      ).rejects.toThrow(/row-level security/);
    });

    test('a removed source leaves nothing behind', async () => {
      await store([cell(MONDAY, 'Direct', 10)], asked([MONDAY]));
      const scope = await visible();
      await pool.query('DELETE FROM organizations WHERE id = $1', [organizationId]);
      expect(await within((db) => sweepOrphans(db, facts, organizationId))).toBe(1);
      expect(await sum(scope)).toMatchObject({ rows: 0 });
    });

    test('a long history in one fetch', async () => {
      const days = daysFrom('2016-01-01' as Day, '2025-12-31' as Day);
      await store(
        days.map((day) => cell(day, 'Direct', 1)),
        asked(days),
      );
      const scope = await within((db) =>
        visibleBatches(db, { organizationId, sourceId, from: days[0]!, to: days.at(-1)! }),
      );
      expect(scope.slices).toHaveLength(1);
      expect(await sum(scope)).toEqual({ sessions: days.length, rows: days.length });
    });

    test('a past that was restated day by day', async () => {
      const days = daysFrom('2025-01-01' as Day, '2025-04-30' as Day);
      await store(
        days.map((day) => cell(day, 'Direct', 1)),
        asked(days),
      );
      const odd = days.filter((_, index) => index % 2 === 1);
      await store(
        odd.map((day) => cell(day, 'Direct', 2)),
        asked(odd),
      );
      const scope = await within((db) =>
        visibleBatches(db, { organizationId, sourceId, from: days[0]!, to: days.at(-1)! }),
      );
      expect(scope.slices).toHaveLength(days.length);
      expect(await sum(scope)).toEqual({ sessions: days.length + odd.length, rows: days.length });
    });

    test('any text comes back as it was, as a member and as a name of a file’s own', async () => {
      const text = fc.string({ unit: 'binary', maxLength: 30 });
      await fc.assert(
        fc.asyncProperty(fc.uniqueArray(text, { minLength: 1, maxLength: 12 }), async (texts) => {
          const source = await newSource();
          const rows = texts.map((channel, index) => ({
            ...cell(MONDAY, channel, index),
            dimensions: { channel, source: 'x', country: '', device: '', [`own ${index}`]: channel },
          }));
          const scope = await within(async (db) => {
            await storeFacts(db, facts, { ...source, reportId: 'ga4_traffic', days: asked([MONDAY]), rows });
            return visibleBatches(db, { ...source, from: MONDAY, to: SUNDAY });
          }, source.organizationId);
          const { dimensions, values } = (await load(scope)).tables[0]!;
          // One that has no name anywhere is dropped.
          const channel = dimensions.find(({ id }) => id === 'channel');
          const back = Array.from(values.sessions!, (_, row) => [
            channel?.members[channel.codes[row]!] ?? '',
            values.sessions?.[row],
          ]);
          expect(new Map(back as [string, number][])).toEqual(
            new Map(texts.map((member, index) => [member.toWellFormed(), index])),
          );

          const { sql, params } = scopeCondition(scope, 'ga4_traffic');
          const answer = await facts.client.query({
            query: `SELECT f.extra_dimensions AS own FROM facts AS f WHERE ${sql} ORDER BY f.sessions`,
            query_params: { ...params },
            format: 'JSONEachRow',
          });
          expect(await answer.json()).toEqual(
            texts.map((member, index) => ({ own: { [`own ${index}`]: member.toWellFormed() } })),
          );
        }),
        { numRuns: 10 },
      );
    });

    test('the week is loaded columnar: cells, totals, weekly users, missing days', async () => {
      const [tuesday, wednesday] = [addDays(MONDAY, 1), addDays(MONDAY, 2)];
      const from = addDays(MONDAY, -7);
      const reach = asked([MONDAY, tuesday, wednesday]);
      await store([cell(MONDAY, 'Direct', 10), cell(tuesday, 'Email', 5), cell(tuesday, 'Direct', 0)], reach);
      await store(
        [{ day: MONDAY, dimensions: {}, metrics: { sessions: 11, revenue: null } }],
        reach,
        'ga4_site',
      );
      await store(
        [{ day: from, dimensions: {}, metrics: { users: 40 } }],
        asked([from, MONDAY]),
        'ga4_users',
      );
      const scope = await within((db) => visibleBatches(db, { organizationId, sourceId, from, to: SUNDAY }));
      const loaded = await loadWeekFacts(facts, { week: MONDAY, from, currency: 'EUR', visible: scope });

      expect(loaded.days).toEqual(daysFrom(from, SUNDAY));
      const [traffic, ...others] = loaded.tables;
      expect([...traffic!.present]).toEqual([0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 0, 0, 0, 0]);
      expect([...traffic!.day]).toEqual([7, 8, 8]);
      // Reports that were not fetched are no tables, nor dimensions without a name cuts.
      expect(others).toEqual([]);
      expect(traffic!.dimensions.map(({ id }) => id)).toEqual(['channel', 'source', 'country', 'device']);
      const [channel] = traffic!.dimensions;
      expect(Array.from(channel!.codes, (code) => channel!.members[code])).toEqual([
        'Direct',
        'Direct',
        'Email',
      ]);
      expect([...traffic!.values.sessions!]).toEqual([10, 0, 5]);
      // Nothing was ever said about page views, nor site-wide about revenue.
      expect(Object.keys(traffic!.values).sort()).toEqual(['revenue', 'sessions']);
      expect(Object.keys(loaded.totals)).toEqual(['sessions']);
      // Fetched and empty is zero; not fetched is missing.
      expect([...loaded.totals.sessions!].slice(6, 11)).toEqual([Number.NaN, 11, 0, 0, Number.NaN]);
      expect([...loaded.weekly.users!]).toEqual([40, 0]);
      expect(Object.keys(loaded.metrics).sort()).toEqual(['revenue', 'sessions', 'users']);
      expect(loaded.marks).toEqual([{ type: 'missing_days', days: daysFrom(addDays(MONDAY, 3), SUNDAY) }]);
    });

    test('every fetched cut is a table; a dimension without a name anywhere is none', async () => {
      await store([
        {
          ...cell(MONDAY, 'Direct', 10),
          dimensions: { channel: 'Direct', source: 'x', country: '', device: '' },
        },
      ]);
      await store(
        [{ day: MONDAY, dimensions: { landing_page: '/a', channel: 'Direct' }, metrics: { sessions: 10 } }],
        asked(week),
        'ga4_landing_pages',
      );
      const { tables } = await load(await visible());
      expect(tables.map(({ id, dimensions }) => [id, dimensions.map((one) => one.id)])).toEqual([
        ['ga4_traffic', ['channel', 'source']],
        ['ga4_landing_pages', ['landing_page', 'channel', 'landing_folder']],
      ]);
    });

    test('of Search Console positions are loaded beside their weight, pages without the totals of the site', async () => {
      const metrics = { clicks: 3, impressions: 20, position: 4.5 };
      await store([{ day: MONDAY, dimensions: { query: 'shoes' }, metrics }], asked(week), 'gsc_queries');
      await store(
        [{ day: MONDAY, dimensions: { page: '/a', device: 'MOBILE' }, metrics }],
        asked(week),
        'gsc_pages',
      );
      await store(
        [{ day: MONDAY, dimensions: {}, metrics: { ...metrics, clicks: 5 } }],
        asked(week),
        'gsc_site',
      );
      const { tables, totals } = await load(await visible());
      expect(tables.map(({ id }) => id)).toEqual(['gsc_audience', 'gsc_queries', 'gsc_pages']);
      expect(tables[1]!.values).toEqual({
        clicks: Float64Array.of(3),
        impressions: Float64Array.of(20),
        position: Float64Array.of(4.5),
      });
      expect(totals.clicks![0]).toBe(5);
      expect(tables.map((table) => table.totals)).toEqual([null, null, {}]);
    });

    test('nothing fetched loads as nothing present', async () => {
      const loaded = await load(await visible());
      const [table] = loaded.tables;
      expect([...table!.present]).toEqual([0, 0, 0, 0, 0, 0, 0]);
      expect(table!.day).toHaveLength(0);
      expect(loaded.marks).toEqual([]);
    });

    test('a ratio cannot be stored: it would be averaged', async () => {
      const rows = [{ day: MONDAY, dimensions: {}, metrics: { engagement_rate: 0.5 } }];
      await expect(store(rows)).rejects.toThrow(/ratio/);
    });

    test('ping answers', async () => {
      await expect(facts.ping()).resolves.toBeUndefined();
    });
  });
}
