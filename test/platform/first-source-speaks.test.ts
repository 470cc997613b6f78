import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { availablePeriods } from '#src/areas/insights/server/available-periods.ts';
import { siteSnapshot } from '#src/areas/insights/server/site-snapshot.ts';
import { analyzeWeek } from '#src/engine/analyze-week.ts';
import { type Database, openDatabase } from '#src/platform/database/database.ts';
import type { Day } from '#src/shared/week.ts';
import { simulateSite } from '../../benchmarks/sites/simulate-site.ts';
import { type FreshDatabase, freshDatabase } from '../harness/fresh-database.ts';
import { silentLog } from '../harness/silent-log.ts';

const WEEK = '2026-03-02' as Day;
let fresh: FreshDatabase;
let database: Database;
let organizationId: string;

beforeAll(async () => {
  fresh = await freshDatabase();
  database = openDatabase(fresh.url, silentLog);
  const { rows } = await database.pool.query<{ id: string }>(
    "INSERT INTO organizations (name, slug) VALUES ('Acme', 'acme') RETURNING id",
  );
  organizationId = rows[0]?.id ?? '';
});
afterAll(async () => {
  await database?.close();
  await fresh?.drop();
});

/** A source with an analysed week, which ended at an hour of the same day. */
async function analysed(name: string, hour: number): Promise<string> {
  const source = randomUUID();
  const run = randomUUID();
  const analysis = {
    ...analyzeWeek(simulateSite({ seed: 1, sessions: 60 }), { seed: 1, stepsBudget: 20 }),
    week: WEEK,
  };
  const inputs = {
    visible: { organizationId, sourceId: source, slices: [], marks: [] },
    from: WEEK,
    currency: null,
    seed: 1,
    earlier: [],
    events: [],
  };
  const insert = (text: string, values: readonly unknown[]) => database.pool.query(text, [...values]);
  await insert(
    "INSERT INTO sources (id, organization_id, name, type, status, created_at) VALUES ($1, $2, $3, 'FILE', 'active', now())",
    [source, organizationId, name],
  );
  await insert(
    `INSERT INTO runs (id, organization_id, source_id, week, steps_budget, status, finished_at, inputs)
     VALUES ($1, $2, $3, $4, 20, 'completed', $5, $6)`,
    [run, organizationId, source, WEEK, `2026-03-10T0${hour}:00:00Z`, JSON.stringify(inputs)],
  );
  await insert(
    'INSERT INTO analyses (run_id, organization_id, source_id, week, analysis) VALUES ($1, $2, $3, $4, $5)',
    [run, organizationId, source, WEEK, JSON.stringify(analysis)],
  );
  await insert(
    `INSERT INTO cards (organization_id, source_id, run_id, week, key, card_type, title, summary, description, payload)
     VALUES ($1, $2, $3, $4, 'overview', 'site_overview', $5, '', '', '{}')`,
    [organizationId, source, run, WEEK, `Of ${name}`],
  );
  return source;
}

const ask = () =>
  database.forOrganization(organizationId, async (tx) => ({
    shown: (await siteSnapshot(tx, WEEK, undefined))?.source.name,
    periods: await availablePeriods(tx),
  }));

it('shows the first source of a week whichever was analysed last, and names it only beside others', async () => {
  await analysed('First', 1);
  const alone = await ask();
  expect(alone).toMatchObject({ shown: 'First', periods: [{ headline: 'Of First' }] });
  expect(alone.periods[0]).not.toHaveProperty('headline_source');
  await analysed('Second', 5);
  const { shown, periods } = await ask();
  expect(shown).toBe('First');
  expect(periods[0]?.headline).toBe(`Of ${periods[0]?.headline_source}`);
});
