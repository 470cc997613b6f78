import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { rerunQuery } from '#src/areas/insights/server/rerun-query.ts';
import { insertRun } from '#src/areas/insights/server/run-store.ts';
import { creditsOf, reserveCredits } from '#src/areas/organizations/server/credits.ts';
import { removeSource } from '#src/areas/sources/server/remove-source.ts';
import { systemClock } from '#src/platform/clock.ts';
import { type Database, openDatabase } from '#src/platform/database/database.ts';
import { type Facts, openFacts } from '#src/platform/facts/facts-client.ts';
import { storeFacts } from '#src/platform/facts/store-facts.ts';
import { visibleBatches } from '#src/platform/facts/visible-facts.ts';
import { addDays, type Day, daysOfWeek } from '#src/shared/week.ts';
import { type FreshDatabase, freshDatabase } from '../harness/fresh-database.ts';
import { silentLog } from '../harness/silent-log.ts';
import { temporaryFolder } from '../harness/temporary-folder.ts';

const folder = temporaryFolder();
const week = '2026-03-02' as Day;
let fresh: FreshDatabase;
let database: Database;
let facts: Facts;

beforeAll(async () => {
  fresh = await freshDatabase();
  database = openDatabase(fresh.url, silentLog);
  facts = await openFacts({ dataDir: join(folder.path, 'data'), clickhouseUrl: undefined, log: silentLog });
});
afterAll(async () => {
  await facts?.close();
  await database?.close();
  await fresh?.drop();
  folder.remove();
});

async function organization(): Promise<string> {
  const { rows } = await database.pool.query<{ id: string }>(
    "INSERT INTO organizations (name, slug) VALUES ('Acme', $1) RETURNING id",
    [randomUUID()],
  );
  return rows[0]?.id ?? '';
}

async function addSource(organizationId: string): Promise<string> {
  const { rows } = await database.pool.query<{ id: string }>(
    "INSERT INTO sources (organization_id, name, type) VALUES ($1, 'Shop', 'GA4') RETURNING id",
    [organizationId],
  );
  return rows[0]?.id ?? '';
}

/** A week of Direct and Email on desktops, `direct` sessions a day from Direct and one from Email. */
const store = (organizationId: string, sourceId: string, direct: number) =>
  database.forOrganization(organizationId, (tx) =>
    storeFacts(tx.$client, facts, {
      organizationId,
      sourceId,
      reportId: 'ga4_traffic',
      days: daysOfWeek(week).map((day) => ({ day, marks: [] })),
      rows: daysOfWeek(week).flatMap((day) =>
        [
          ['Direct', direct],
          ['Email', 1],
        ].map(([channel, sessions]) => ({
          day,
          dimensions: { channel: String(channel), source: 's', country: 'DE', device: 'desktop' },
          metrics: { sessions: Number(sessions) },
        })),
      ),
    }),
  );

describe('the query behind a finding', () => {
  const claim = (observed: number) => ({
    metric: 'sessions',
    segment: { channel: 'Direct' },
    table: 'ga4_traffic',
    week,
    effect: {
      observed,
      expected: 50,
      absolute: observed - 50,
      relative: 0.4,
      low: 5,
      high: 35,
      level: 0.95,
      shareOfSiteChange: 1,
    },
  });
  const frozen = async (organizationId: string, sourceId: string) => ({
    visible: await database.forOrganization(organizationId, (tx) =>
      visibleBatches(tx.$client, { organizationId, sourceId, from: week, to: addDays(week, 6) }),
    ),
    from: week,
    currency: null,
    seed: 1,
  });

  it('gives the number of the card, also after Google changed its own', async () => {
    const organizationId = await organization();
    const sourceId = await addSource(organizationId);
    await store(organizationId, sourceId, 10);
    const inputs = await frozen(organizationId, sourceId);
    expect(await rerunQuery(facts, inputs, claim(70), systemClock)).toMatchObject({
      agrees: true,
      columns: ['week', 'sessions'],
      rows: [[week, 70]],
    });

    await store(organizationId, sourceId, 99);
    expect((await rerunQuery(facts, inputs, claim(70), systemClock)).agrees).toBe(true);
    const now = await rerunQuery(facts, await frozen(organizationId, sourceId), claim(70), systemClock);
    expect(now).toMatchObject({ agrees: false, rows: [[week, 693]] });
  });

  it('does not agree when its rows are gone', async () => {
    const organizationId = await organization();
    const sourceId = await addSource(organizationId);
    await store(organizationId, sourceId, 10);
    const inputs = await frozen(organizationId, sourceId);
    await removeSource({ database, facts, log: silentLog }, organizationId, sourceId);
    expect(await rerunQuery(facts, inputs, claim(70), systemClock)).toMatchObject({
      agrees: false,
      rows: [],
    });
  });
});

describe('removing a source', () => {
  const rowsOf = async (sourceId: string): Promise<number> => {
    const answer = await facts.client.query({
      query: 'SELECT toUInt32(count()) AS count FROM facts WHERE source_id = {source:UUID}',
      query_params: { source: sourceId },
      format: 'JSONEachRow',
    });
    return (await answer.json<{ count: number }>())[0]?.count ?? -1;
  };

  it('takes its facts along, and no others', async () => {
    const organizationId = await organization();
    const [gone, kept] = [await addSource(organizationId), await addSource(organizationId)];
    await store(organizationId, gone, 10);
    await store(organizationId, kept, 10);
    await removeSource({ database, facts, log: silentLog }, organizationId, gone);
    expect([await rowsOf(gone), await rowsOf(kept)]).toEqual([0, 14]);
  });

  it('gives back the credits of its runs that had not ended', async () => {
    const organizationId = await organization();
    const sourceId = await addSource(organizationId);
    const inside = <Result>(work: Parameters<typeof database.forOrganization<Result>>[1]) =>
      database.forOrganization(organizationId, work);
    for (const status of ['queued', 'in_progress', 'completed'] as const) {
      const run = { id: randomUUID(), organizationId, sourceId, week, stepsBudget: 50, status };
      await inside(async (tx) => {
        await reserveCredits(tx, { ...run, credits: 10 }, 100, systemClock);
        await insertRun(tx, run);
      });
    }
    await removeSource({ database, facts, log: silentLog }, organizationId, sourceId);
    const { creditsRemaining } = await inside((tx) => creditsOf(tx, organizationId, 100, systemClock));
    expect(creditsRemaining).toBe(90);
  });

  it('of another organization is refused, and nothing happens', async () => {
    const [own, foreign] = [await organization(), await organization()];
    const source = await addSource(foreign);
    await store(foreign, source, 10);
    await expect(removeSource({ database, facts, log: silentLog }, own, source)).rejects.toMatchObject({
      code: 'NOT_FOUND',
    });
    expect(await rowsOf(source)).toBe(14);
  });
});
