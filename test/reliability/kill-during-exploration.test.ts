import type pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Exploration } from '#src/areas/insights/explorer-contract.ts';
import { addDays, addWeeks, type Day } from '#src/shared/week.ts';
import { isDone, untilHistory } from '../harness/garden-source.ts';
import { OWNER, type OwnWeekwise, startOwnWeekwise } from '../harness/own-weekwise.ts';
import { createShopOrganization } from '../harness/shop-organization.ts';

let weekwise: OwnWeekwise;
let pool: pg.Pool;
/** Of the thirteen of the shop, the first of which only train. */
const WEEKS = 4;

beforeAll(async () => {
  weekwise = await startOwnWeekwise();
  ({ pool } = weekwise);
});
afterAll(() => weekwise?.stop());

it('goes on with the week it was at, when the server is killed, and is charged once', async () => {
  const owner = await weekwise.signedIn(OWNER);
  const { organizationId, sourceId, week } = await createShopOrganization(owner, OWNER, 'Killed exploration');
  await untilHistory(owner, sourceId, isDone);
  const path = `/api/analytics/historical-explorer?orgId=${organizationId}`;
  const newest = async () =>
    (await owner.ask<{ explorations: Exploration[] }>('GET', path)).explorations[0] as Exploration;
  const explore = () =>
    owner.ask('POST', path, {
      sourceId,
      startDate: addWeeks(week as Day, 1 - WEEKS),
      endDate: addDays(week as Day, 6),
      waitSeconds: 0,
    });
  const scanned = async (explorationId: string) =>
    (
      await pool.query<{ week: string; runs: number }>(
        `SELECT r.week::text, count(*)::int AS runs FROM analyses a JOIN runs r ON r.id = a.run_id
         WHERE r.exploration_id = $1 GROUP BY r.week ORDER BY r.week`,
        [explorationId],
      )
    ).rows;
  const ended = ({ status }: Exploration) => status === 'completed' || status === 'failed';
  const untilEnded = () =>
    expect.poll(async () => ended(await newest()), { timeout: 200_000, interval: 200 }).toBe(true);
  const ledger = async (explorationId: string) =>
    (
      await pool.query<{ entries: number; sum: number }>(
        'SELECT count(*)::int AS entries, -sum(credits)::int AS sum FROM credit_entries WHERE key = $1',
        [explorationId],
      )
    ).rows[0];

  await explore();
  await untilEnded();
  const quiet = await newest();

  await explore();
  const { explorationId } = await newest();
  expect(explorationId).not.toBe(quiet.explorationId);
  for (const weeks of [1, 2]) {
    // Killed in the middle of the week after.
    await expect
      .poll(async () => (await scanned(explorationId)).length, { timeout: 200_000, interval: 50 })
      .toBeGreaterThanOrEqual(weeks);
    await weekwise.server.kill();
    await weekwise.startAgain();
  }
  await untilEnded();
  const disturbed = await newest();
  expect(disturbed).toMatchObject({ explorationId, status: 'completed' });
  expect(disturbed.result?.weeksCovered).toEqual(quiet.result?.weeksCovered);
  expect(disturbed.result?.cards.map(({ id }) => id)).toEqual(quiet.result?.cards.map(({ id }) => id));
  expect((await scanned(explorationId)).map(({ runs }) => runs)).toEqual(
    Array.from({ length: WEEKS }, () => 1),
  );
  expect(disturbed.result?.creditsUsed).toBe(quiet.result?.creditsUsed);
  expect(await ledger(explorationId)).toEqual(await ledger(quiet.explorationId));
  expect((await ledger(explorationId))?.sum).toBe(disturbed.result?.creditsUsed);
}, 600_000);
