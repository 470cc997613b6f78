import type pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { analysedShop, type OwnWeekwise, startOwnWeekwise } from '../harness/own-weekwise.ts';
import { cardsOf, requestRun, type ShopOrganization, untilRunsEnded } from '../harness/shop-organization.ts';
import type { Visitor } from '../harness/visitor.ts';

let weekwise: OwnWeekwise;
let pool: pg.Pool;
let owner: Visitor;
let shop: ShopOrganization;

const agent = (rest: string) => `/api/analytics/agent/${shop.organizationId}-org-analytics-agent/${rest}`;
const faults = () => new URL('/__standin/faults', weekwise.server.standinUrl);
const credits = async () =>
  (await owner.ask<{ creditsRemaining: number }>('GET', `/api/organizations/${shop.organizationId}/credits`))
    .creditsRemaining;
const statusOf = async (id: string) =>
  (await pool.query<{ status: string }>('SELECT status FROM runs WHERE id = $1', [id])).rows[0]?.status;
const insights = async () =>
  (await cardsOf(owner, shop)).filter((card) => card.card_type === 'insight').length;
const age = (id: string, minutes: number) =>
  pool.query('UPDATE runs SET progressed_at = now() - make_interval(mins => $2) WHERE id = $1', [
    id,
    minutes,
  ]);

beforeAll(async () => {
  weekwise = await startOwnWeekwise();
  ({ pool } = weekwise);
  ({ owner, shop } = await analysedShop(weekwise, 'Maintained'));
}, 300_000);
afterAll(() => weekwise?.stop());

it('makes the cards of a run that stood still after its analysis', async () => {
  const before = await insights();
  const { rows } = await pool.query<{ id: string }>("UPDATE runs SET status = 'in_progress' RETURNING id");
  const id = rows[0]?.id ?? '';
  await pool.query("DELETE FROM cards WHERE card_type = 'insight'");

  await age(id, 14);
  expect(await owner.ask('POST', agent('active-workflows/cleanup'), {})).toEqual({
    cleaned: 0,
    synthesisTriggered: [],
  });
  await age(id, 16);
  expect(await owner.ask('POST', agent('active-workflows/cleanup'), {})).toEqual({
    cleaned: 1,
    synthesisTriggered: [id],
  });
  await expect.poll(() => statusOf(id), { timeout: 20_000 }).toBe('completed');
  expect(await insights()).toBe(before);
});

it('frees the queue from a run that hangs, refunds it once, and lets nothing of it through', async () => {
  const before = await credits();
  await fetch(faults(), {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ kind: 'delay', service: 'data', ms: 20_000 }),
  });
  await pool.query('DELETE FROM fact_days');
  const hanging = await requestRun(owner, shop, 50);
  const next = await requestRun(owner, shop, 20);
  await expect.poll(() => statusOf(hanging.invocationId), { timeout: 10_000 }).toBe('in_progress');
  await age(hanging.invocationId, 16);
  await owner.ask('POST', agent('alarm/trigger'), {});
  await expect.poll(() => statusOf(hanging.invocationId), { timeout: 10_000 }).toBe('failed');
  await fetch(faults(), { method: 'DELETE' });
  await expect.poll(() => statusOf(next.invocationId), { timeout: 60_000 }).toBe('completed');
  expect(await statusOf(hanging.invocationId)).toBe('failed');
  const { rows } = await pool.query("SELECT 1 FROM credit_entries WHERE kind = 'refund' AND run_id = $1", [
    hanging.invocationId,
  ]);
  expect(rows.length).toBe(1);
  expect(before - (await credits())).toBeLessThanOrEqual(4);
}, 300_000);

it('resets softly, hard and wholly, and writes it into the log', async () => {
  const reset = (body: object) =>
    owner.call('POST', `/api/agent/${shop.organizationId}-org-analytics-agent/reset`, body);
  const { rows } = await pool.query<{ id: string }>('SELECT ga4_property_id AS id FROM sources');
  const propertyId = rows[0]?.id ?? '';
  expect((await reset({ propertyId: '' })).text).toContain('Please enter a GA4 Property ID');
  expect((await reset({ propertyId: 'UA-1234' })).text).toContain('Invalid GA4 Property ID format');
  expect((await reset({ propertyId: '42' })).text).toContain('No source of this organization uses');

  const soft = await reset({ propertyId, softReset: true });
  expect(soft.json).toMatchObject({ success: true, depth: 'soft', daysDeleted: 0 });
  expect(await insights()).toBeGreaterThan(0);
  const hard = await reset({ propertyId: `properties/${propertyId}`, hardReset: true });
  expect(hard.json).toMatchObject({ depth: 'hard', daysDeleted: 0 });
  expect(await cardsOf(owner, shop)).toEqual([]);
  // A source without a history is soon fetched anew: nothing comes while it is looked at what was left.
  await fetch(faults(), {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ kind: 'delay', service: 'data', ms: 20_000 }),
  });
  const purge = await reset({ propertyId, purge: true, retryMigrations: true });
  expect((purge.json as { daysDeleted: number }).daysDeleted).toBeGreaterThan(50);
  // Nothing says any more that its weeks are there.
  const { rows: histories } = await pool.query(
    "SELECT state FROM source_histories WHERE source_id = $1 AND state IN ('done', 'idle')",
    [shop.sourceId],
  );
  expect(histories).toEqual([]);
  expect((await pool.query('SELECT 1 FROM fact_days')).rows).toEqual([]);
  await fetch(faults(), { method: 'DELETE' });

  const { entries } = await owner.ask<{ entries: { action: string; details: { depth?: string } }[] }>(
    'GET',
    `/api/organizations/${shop.organizationId}/audit-log`,
  );
  expect(
    entries.filter(({ action }) => action === 'Reset Analytics AI').map(({ details }) => details.depth),
  ).toEqual(['purge', 'hard', 'soft']);
  // After it the source works as before.
  const again = await requestRun(owner, shop, 20);
  await untilRunsEnded(owner, shop);
  expect(await statusOf(again.invocationId)).toBe('completed');
}, 300_000);
