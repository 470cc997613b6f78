import pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { CardRow } from '#src/areas/insights/server/card-store.ts';
import { relatedCards } from '#src/areas/insights/server/related-cards.ts';
import type { Finding, Segment } from '#src/engine/finding.ts';
import type { Transaction } from '#src/platform/database/database.ts';
import type { Day } from '#src/shared/week.ts';
import { type FreshDatabase, freshDatabase } from '../harness/fresh-database.ts';

let database: FreshDatabase;
let client: pg.Client;

const ORGANIZATION = '01a00000-0000-7000-8000-000000000001';
const SOURCE = '01a00000-0000-7000-8000-000000000002';
const RUN = '01a00000-0000-7000-8000-000000000003';
const WEEK = '2026-03-02' as Day;

beforeAll(async () => {
  database = await freshDatabase();
  client = new pg.Client({ connectionString: database.url });
  await client.connect();
  await client.query("INSERT INTO organizations (id, name, slug) VALUES ($1, 'Shop', 'shop')", [
    ORGANIZATION,
  ]);
  await client.query("INSERT INTO sources (id, organization_id, name, type) VALUES ($1, $2, 'Shop', 'GA4')", [
    SOURCE,
    ORGANIZATION,
  ]);
  await client.query(
    'INSERT INTO runs (id, organization_id, source_id, week, steps_budget) VALUES ($1, $2, $3, $4, 20)',
    [RUN, ORGANIZATION, SOURCE, WEEK],
  );
}, 60_000);

afterAll(async () => {
  await client?.end();
  await database?.drop();
});

const findings: Finding[] = [];

/** A card of a week with its finding: as much of both as relations are read from. */
async function card(
  key: string,
  metric: string,
  segment: Segment,
  part: { week?: string; onset?: string; events?: Finding['events'] } = {},
): Promise<CardRow> {
  findings.push({
    id: key,
    metric,
    segment,
    direction: 'down',
    onset: part.onset ?? null,
    events: part.events ?? [],
  } as unknown as Finding);
  const { rows } = await client.query<{ id: string }>(
    `INSERT INTO cards (organization_id, source_id, run_id, week, key, card_type, title, summary, description, metric, context, payload)
     VALUES ($1, $2, $3, $4, $5, 'insight', $5, '', '', $6, $7, $8) RETURNING id`,
    [
      ORGANIZATION,
      SOURCE,
      RUN,
      part.week ?? WEEK,
      key,
      metric,
      JSON.stringify(segment),
      JSON.stringify({ ui_data: { direction: 'down', segment } }),
    ],
  );
  return {
    id: rows[0]?.id,
    key,
    metric,
    context: JSON.stringify(segment),
    week: (part.week ?? WEEK) as Day,
  } as unknown as CardRow;
}

it('other weeks first, then the neighbours of the week from the nearest to the farthest, and no strangers', async () => {
  const update = { type: 'note', label: 'Trade fair', from: WEEK, to: WEEK, segment: {} } as const;
  const own = await card(
    'own',
    'sessions',
    { channel: 'Email', device: 'mobile' },
    { onset: '2026-03-04', events: [update] },
  );
  await card('same metric', 'sessions', { country: 'Norway' });
  await card('same day', 'revenue', { country: 'Chile' }, { onset: '2026-03-04' });
  await card('same event', 'revenue', { country: 'Peru' }, { events: [update] });
  await card('part of it', 'purchases', { channel: 'Email', device: 'mobile', country: 'Peru' });
  await card('around it', 'purchases', { channel: 'Email' });
  await card('whole site', 'purchases', {});
  await card('stranger', 'purchases', { channel: 'Direct' });
  await card('same place', 'revenue', { channel: 'Email', device: 'mobile' });
  await card('before', 'sessions', { channel: 'Email', device: 'mobile' }, { week: '2026-02-16' });
  await card('long ago', 'sessions', { channel: 'Email', device: 'mobile' }, { week: '2025-11-24' });
  const related = await relatedCards({ $client: client } as unknown as Transaction, own, findings);
  expect(related.map(({ title, relation }) => [title, relation])).toEqual([
    ['before', 'continues'],
    ['same place', 'same_segment'],
    ['around it', 'wider_segment'],
    ['part of it', 'narrower_segment'],
    ['same event', 'same_event'],
    ['same day', 'same_onset'],
    ['same metric', 'same_metric'],
  ]);
});
