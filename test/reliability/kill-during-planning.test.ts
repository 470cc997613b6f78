import type pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { analysedShop, type OwnWeekwise, startOwnWeekwise } from '../harness/own-weekwise.ts';
import { agentPath, startSession, statusOf, untilPlanned } from '../harness/plan-session.ts';

let weekwise: OwnWeekwise;
let pool: pg.Pool;

beforeAll(async () => {
  weekwise = await startOwnWeekwise({ LOG_LEVEL: 'error' });
  ({ pool } = weekwise);
});
afterAll(() => weekwise?.stop());

/** Of a session, what it did: the numbers of its ticks and what each of them asked and found. */
async function storyOf(sessionId: string) {
  const { rows } = await pool.query<{ number: number; tick: { nodeId: string } }>(
    'SELECT number, tick FROM planning_ticks WHERE session_id = $1 ORDER BY number',
    [sessionId],
  );
  return rows;
}

/** While the week is laid out, inside a tick, between ticks: ms after it began to go on by itself. */
const MOMENTS = [30, 350, 150, 700];

it('does each tick once, though the server is killed within and between them', async () => {
  const { owner, shop } = await analysedShop(weekwise, 'Kill planning');

  const quiet = await startSession(owner, shop, { stepsBudget: 40 });
  await owner.ask('POST', agentPath(shop, 'auto-run'), {});
  const undisturbed = await untilPlanned(owner, shop);
  const story = await storyOf(quiet.sessionId);

  const disturbed = await startSession(owner, shop, { stepsBudget: 40 });
  await owner.ask('POST', agentPath(shop, 'auto-run'), {});
  for (const moment of MOMENTS) {
    await new Promise((resolve) => setTimeout(resolve, moment));
    await weekwise.server.kill();
    await weekwise.startAgain();
  }
  const ended = await untilPlanned(owner, shop);
  expect(ended.sessionId).toBe(disturbed.sessionId);
  expect(ended.status).toBe('completed');
  expect(await storyOf(disturbed.sessionId)).toEqual(story);
  expect(ended.findings).toEqual(undisturbed.findings);
  expect((await statusOf(owner, shop)).used.credits).toBe(undisturbed.used.credits);
  const { rows } = await pool.query<{ count: number }>(
    "SELECT count(*)::int AS count FROM credit_entries WHERE key LIKE 'planning:' || $1 || '%'",
    [disturbed.sessionId],
  );
  expect(rows[0]?.count).toBe(undisturbed.used.credits);
}, 600_000);
