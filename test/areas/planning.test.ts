import type pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { PlanningTick } from '#src/areas/tools/planning-contract.ts';
import { analysedShop, type OwnWeekwise, startOwnWeekwise } from '../harness/own-weekwise.ts';
import { agentPath, startSession, statusOf, untilPlanned } from '../harness/plan-session.ts';
import type { ShopOrganization } from '../harness/shop-organization.ts';
import type { Visitor } from '../harness/visitor.ts';

let weekwise: OwnWeekwise;
let pool: pg.Pool;
let owner: Visitor;
let shop: ShopOrganization;

interface Tick {
  readonly sessionId: string;
  readonly status: string;
  readonly endedBy: string | null;
  readonly tick: PlanningTick | null;
}
const tick = (body: object = {}) => owner.ask<Tick>('POST', agentPath(shop, 'tick'), body);
const credits = async () =>
  (await owner.ask<{ creditsRemaining: number }>('GET', `/api/organizations/${shop.organizationId}/credits`))
    .creditsRemaining;
const written = async () =>
  (
    await pool.query<{ ticks: number; asked: number; entries: number; sum: number }>(
      `SELECT (SELECT count(*)::int FROM planning_ticks t JOIN planning_sessions s ON s.id = t.session_id WHERE s.status <> 'replaced') AS ticks,
         (SELECT count(*)::int FROM planning_nodes n JOIN planning_sessions s ON s.id = n.session_id WHERE s.status <> 'replaced' AND tick IS NOT NULL) AS asked,
         (SELECT count(*)::int FROM credit_entries WHERE key LIKE 'planning:%') AS entries,
         (SELECT ticks FROM planning_sessions WHERE status <> 'replaced' ORDER BY created_at DESC LIMIT 1) AS sum`,
    )
  ).rows[0];

beforeAll(async () => {
  weekwise = await startOwnWeekwise();
  ({ pool } = weekwise);
  ({ owner, shop } = await analysedShop(weekwise, 'Planned'));
}, 300_000);
afterAll(() => weekwise?.stop());

it('has nothing to tick before a session was started', async () => {
  expect(await owner.ask('GET', agentPath(shop, 'status'))).toEqual({ session: null });
  for (const call of ['tick', 'auto-run']) {
    const answer = await owner.call('POST', agentPath(shop, call), {});
    expect(answer.status).toBe(409);
    expect(answer.text).toContain('No active planning agent session.');
  }
});

it('says what is wrong with a range', async () => {
  const start = async (body: object) =>
    (
      await owner.call('POST', agentPath(shop, 'start-session'), {
        sourceId: shop.sourceId,
        startDate: shop.week,
        endDate: shop.week,
        ...body,
      })
    ).text;
  expect(await start({})).toContain('The range holds no whole week.');
  expect(await start({ endDate: '2001-01-01' })).toContain('The end date is before the start date.');
  expect(await start({ startDate: '2010-01-04' })).toContain('a session plans 8 at most');
  expect(await start({ startDate: '2001-01-01', endDate: '2001-01-07' })).toContain(
    'No week of this range is stored whole',
  );
});

it('makes one step a tick: the week, then the site, then where most is promised', async () => {
  const before = await credits();
  const { sessionId, agentId } = await startSession(owner, shop);
  expect(agentId).toBe(`${shop.organizationId}-planning-agent`);
  // The same id again is the same session.
  expect((await startSession(owner, shop, { sessionId })).sessionId).toBe(sessionId);

  const first = await tick();
  expect(first.tick).toMatchObject({ number: 1, kind: 'survey', week: shop.week });
  const open = await statusOf(owner, shop);
  expect(open.counts.possibleTests).toBeGreaterThan(100);
  expect(open.frontier[0]?.kind).toBe('site');
  const promises = open.frontier.map(({ promise }) => promise);
  expect(promises).toEqual([...promises].sort((a, b) => b - a));

  const second = await tick();
  expect(second.tick?.nodeId).toBe(open.frontier[0]?.id);
  expect(second.tick?.tests.length).toBeGreaterThan(0);
  for (let count = 3; count <= 12; count += 1) await tick();
  const status = await statusOf(owner, shop);
  expect(status.counts).toMatchObject({ ticks: 12, nodesAsked: 12 });
  expect(status.used.credits).toBe(3);
  expect(before - (await credits())).toBe(3);
});

it('changes nothing more when a tick comes twice, at once or again', async () => {
  const { counts } = await statusOf(owner, shop);
  const next = counts.ticks + 1;
  const before = await written();
  const made = await Promise.all(Array.from({ length: 6 }, () => tick({ tick: next })));
  expect(new Set(made.map(({ tick: one }) => JSON.stringify(one))).size).toBe(1);
  const after = await written();
  expect(after?.ticks).toBe((before?.ticks ?? 0) + 1);
  expect(after?.asked).toBe((before?.asked ?? 0) + 1);
  expect(after?.sum).toBe(next);
  expect((await tick({ tick: next })).tick).toEqual(made[0]?.tick);
  expect(await written()).toEqual(after);
  expect((await owner.call('POST', agentPath(shop, 'tick'), { tick: next + 5 })).status).toBe(409);
});

it('goes on by itself to the end, and finds nothing that the week’s own analysis does not find', async () => {
  await owner.ask('POST', agentPath(shop, 'auto-run'), {});
  await owner.ask('POST', agentPath(shop, 'auto-run'), {});
  const status = await untilPlanned(owner, shop);
  expect(status.status).toBe('completed');
  expect(['done', 'budget']).toContain(status.endedBy);
  expect(status.failure).toBeNull();
  expect(status.counts.ticks).toBeLessThanOrEqual(status.counts.stepsBudget);
  const all = await written();
  expect(all?.ticks).toBe(status.counts.ticks);
  expect(all?.asked).toBe(status.counts.ticks);
  // Ended is ended.
  expect((await tick()).tick).toBeNull();
  expect(await written()).toEqual(all);
});

it('proves what it tested by the query of the tick', async () => {
  const { rows } = await pool.query<{ tick: PlanningTick }>(
    'SELECT tick FROM planning_ticks ORDER BY number',
  );
  const compared = rows.filter(({ tick: one }) => one.query?.agrees !== null && one.query !== null);
  expect(compared.length).toBeGreaterThan(0);
  for (const { tick: one } of compared) expect(one.query?.agrees, JSON.stringify(one)).toBe(true);
});

it('begins anew after a restart, and ends by the budget that was given', async () => {
  const { sessionId } = await startSession(owner, shop, { stepsBudget: 3 });
  await owner.ask('POST', agentPath(shop, 'auto-run'), {});
  const status = await untilPlanned(owner, shop);
  expect(status).toMatchObject({ sessionId, status: 'completed', endedBy: 'budget' });
  expect(status.counts.ticks).toBe(3);
});

it('ends by quota when the credits are used up, and takes none that are not there', async () => {
  await startSession(owner, shop);
  await pool.query('UPDATE credit_accounts SET remaining = 1 WHERE organization_id = $1', [
    shop.organizationId,
  ]);
  await owner.ask('POST', agentPath(shop, 'auto-run'), {});
  const status = await untilPlanned(owner, shop);
  expect(status).toMatchObject({ status: 'completed', endedBy: 'quota' });
  expect(status.counts.ticks).toBe(5);
  expect(await credits()).toBe(0);
});
