import type pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Evidence } from '#src/areas/insights/evidence.ts';
import type { Exploration } from '#src/areas/insights/explorer-contract.ts';
import { addDays, addWeeks, type Day } from '#src/shared/week.ts';
import { addGardenAnalytics, createOrganization } from '../harness/garden-source.ts';
import { OWNER, type OwnWeekwise, startOwnWeekwise } from '../harness/own-weekwise.ts';
import {
  createShopOrganization,
  requestRun,
  type ShopOrganization,
  untilRunsEnded,
} from '../harness/shop-organization.ts';
import type { Answer, Visitor } from '../harness/visitor.ts';

let weekwise: OwnWeekwise;
let pool: pg.Pool;
let owner: Visitor;
let shop: ShopOrganization;
let last: Day;

type Answered = { cardCount: number; workflowId: string; exploration: Exploration };
type ShownCard = { id: string; title: string; tags: string[]; card_type: string; time_frame_start: string };

const call = (body: object): Promise<Answer> =>
  owner.call('POST', `/api/analytics/historical-explorer?orgId=${shop.organizationId}`, {
    sourceId: shop.sourceId,
    ...body,
  });
const newest = async (): Promise<Exploration | undefined> =>
  (
    await owner.ask<{ explorations: Exploration[] }>(
      'GET',
      `/api/analytics/historical-explorer?orgId=${shop.organizationId}`,
    )
  ).explorations[0];
const hasEnded = ({ status }: Exploration) => status === 'completed' || status === 'failed';

/** Explores a range without waiting for the answer, and looks until it has ended. */
async function exploreDays(startDate: Day, endDate: Day, more: object = {}): Promise<Exploration> {
  const answer = await call({ startDate, endDate, waitSeconds: 0, ...more });
  expect(answer.status, answer.text).toBe(200);
  const { workflowId } = answer.json as Answered;
  await expect
    .poll(
      async () => (await newest())?.explorationId === workflowId && hasEnded((await newest()) as Exploration),
      {
        timeout: 100_000,
        interval: 300,
      },
    )
    .toBe(true);
  return (await newest()) as Exploration;
}
/** Weeks back from the last whole one, both included. */
const explore = (from: number, to: number, more: object = {}) =>
  exploreDays(addWeeks(last, -from), addDays(addWeeks(last, -to), 6), more);
/** The first of a range, which its own test holds to its words and another needs again: explored once. */
let first: Promise<Exploration> | undefined;
const WEEKS = 5;
const exploreFirst = () => (first ??= explore(WEEKS - 1, 0));

const cards = async (query = '') =>
  (
    await owner.ask<{ cards: ShownCard[] }>(
      'GET',
      `/api/analytics/cards?organizationId=${shop.organizationId}&limit=500${query}`,
    )
  ).cards;
const credits = async () =>
  (await owner.ask<{ creditsRemaining: number }>('GET', `/api/organizations/${shop.organizationId}/credits`))
    .creditsRemaining;

beforeAll(async () => {
  weekwise = await startOwnWeekwise();
  ({ pool } = weekwise);
  owner = await weekwise.signedIn(OWNER);
  const organization = await createOrganization(owner, OWNER, 'History');
  shop = { ...organization, ...(await addGardenAnalytics(owner, organization)) };
  last = shop.week as Day;
}, 300_000);
afterAll(() => weekwise?.stop());

describe('what cannot be explored', () => {
  it('is refused in the words of the specification, and costs nothing', async () => {
    const before = await credits();
    const told = async (body: object) => {
      const { status, json } = await call(body);
      expect(status).toBe(400);
      return (json as { message: string }).message;
    };
    const nothing = 'Please select a date range and a source.';
    expect(await told({})).toBe(nothing);
    expect(await told({ startDate: last, endDate: '' })).toBe(nothing);
    expect(await told({ startDate: last, endDate: last, sourceId: '' })).toBe(nothing);
    expect(await told({ startDate: last, endDate: addDays(last, -1) })).toContain('before the start date');
    expect(await told({ startDate: last, endDate: addDays(last, 30) })).toContain('24 hours');
    expect(await told({ startDate: addWeeks(last, -60), endDate: addDays(last, 6) })).toMatch(
      /^Date range too large \(61 weeks\)\. Maximum is 60 weeks \(14 months\)\. Try ending before \w{3} \d+, \d{4}\.$/,
    );
    expect(await told({ startDate: last, endDate: last, includeTopN: true, topNLandingPage: 4 })).toContain(
      'topNLandingPage',
    );
    expect(await credits()).toBe(before);
  });
});

describe('an exploration', () => {
  it('covers whole weeks, writes proven cards, and charges what it used', async () => {
    const before = await credits();
    const exploration = await exploreFirst();
    const { result } = exploration;
    expect(exploration).toMatchObject({ status: 'completed', progress: 100 });
    expect(result?.weeksCovered.map(({ week }) => week)).toEqual(
      Array.from({ length: WEEKS }, (_, index) => addWeeks(last, index + 1 - WEEKS)),
    );
    expect(result?.weeksSkipped).toEqual([]);
    expect(result?.tested).toBeGreaterThan(500);
    expect(before - (await credits())).toBe(result?.creditsUsed);
    expect(result?.creditsUsed).toBeLessThanOrEqual(exploration.creditsReserved);
    expect(exploration.creditsReserved).toBe(3 * WEEKS);

    const written = (await cards('&tags[]=historical_explorer')).filter(
      ({ card_type }) => card_type === 'insight',
    );
    expect(written.map(({ id }) => id).toSorted()).toEqual(result?.cards.map(({ id }) => id).toSorted());
    expect(result?.cardCount).toBe(written.length);
    expect(result?.cardCount).toBeGreaterThan(0);
    const { evidence } = await owner.ask<{ evidence: Evidence }>(
      'GET',
      `/api/analytics/cards/${written[0]?.id}/evidence`,
    );
    expect(evidence.query.agrees).toBe(true);
    // Eight weeks before it, and the week itself.
    expect(evidence.weeks).toHaveLength(9);
    const [progress] = (await cards('&cardType=workflow_progress')).filter(({ tags }) =>
      tags.includes('historical_explorer'),
    );
    expect(progress).toMatchObject({ title: 'Exploring historical data', time_frame_start: last });
  }, 300_000);

  it('finds the same again, and leaves the cards of generated weeks as they are', async () => {
    const before = await exploreFirst();
    const [some] = before.result?.cards ?? [];
    const week = some?.week ?? '';
    await requestRun(owner, { ...shop, week }, 50);
    await untilRunsEnded(owner, shop);
    const generated = (await cards(`&time_period_start=${week}`)).filter(
      ({ card_type }) => card_type === 'insight',
    );
    const latest = await owner.ask('GET', `/api/analytics/latest-invocation?orgId=${shop.organizationId}`);
    expect(latest).toMatchObject({ weekStart: week });

    const again = await explore(WEEKS - 1, 0);
    expect(again.result?.weeksCovered.map(({ kept }) => kept)).toEqual(
      before.result?.weeksCovered.map(({ kept }) => kept),
    );
    const after = await cards(`&time_period_start=${week}`);
    for (const card of generated) expect(after).toContainEqual(card);
    const told = again.result?.cards.filter((card) => card.week === week) ?? [];
    for (const { id, isNew } of told) expect(isNew).toBe(!generated.some((card) => card.id === id));
    // The overview of the week is that of its own run.
    const { snapshot } = await owner.ask<{ snapshot: { runId: string } }>(
      'GET',
      `/api/analytics/snapshot/${week}?organizationId=${shop.organizationId}`,
    );
    expect(snapshot.runId).toBe((latest as { invocationId: string }).invocationId);
  }, 300_000);

  it('lets the first eight weeks with data train, and says so of each', async () => {
    // The sample shop has thirteen weeks of data, the garden years.
    // It lies in California: in the first hours of a Monday its last week is the one before the garden's.
    const garden = { shop, last };
    shop = await createShopOrganization(owner, OWNER, 'Short history');
    last = shop.week as Day;
    const { result } = await explore(13, 0);
    const { organizationId } = shop;
    ({ shop, last } = garden);
    const skipped = result?.weeksSkipped ?? [];
    expect(skipped[0]?.reason).toMatch(/no data|7 days/);
    const training = skipped.filter(({ reason }) => reason.includes('only train'));
    expect(training.length).toBeGreaterThanOrEqual(7);
    const covered = result?.weeksCovered ?? [];
    expect(covered.length + skipped.length).toBe(14);
    expect(covered.every(({ week }) => skipped.every((one) => one.week < week))).toBe(true);
    // Eight weeks with data lie before the first that is covered, be the very first whole or not.
    const begins = skipped.find(({ reason }) => !reason.includes('no data'));
    expect(covered[0]?.week).toBe(addWeeks(begins?.week as Day, 8));
    expect(
      (await owner.ask<{ creditsRemaining: number }>('GET', `/api/organizations/${organizationId}/credits`))
        .creditsRemaining,
    ).toBe(400 - (result?.creditsUsed ?? 0));
  }, 300_000);

  it('looks at the largest pages and sources when asked to, within the caps', async () => {
    const exploration = await explore(1, 0, { includeTopN: true, topNLandingPage: 99, topNHighCard: 10 });
    expect(exploration).toMatchObject({ topNLandingPage: 15, topNHighCard: 10, creditsReserved: 12 });
    const { rows } = await pool.query<{ pages: number }>(
      `SELECT count(DISTINCT node -> 'segment' ->> 'landing_page')::int AS pages
       FROM analyses a JOIN runs r ON r.id = a.run_id, jsonb_array_elements(a.analysis -> 'nodes') AS node
       WHERE r.exploration_id = $1 AND r.week = $2`,
      [exploration.explorationId, last],
    );
    expect(rows[0]?.pages).toBeGreaterThan(3);
    expect(rows[0]?.pages).toBeLessThanOrEqual(15);
  }, 300_000);

  it('answers with the count of cards when its end is waited for', async () => {
    const answer = await call({ startDate: last, endDate: last, waitSeconds: 25 });
    const { cardCount, exploration } = answer.json as Answered;
    expect(exploration.status).toBe('completed');
    expect(cardCount).toBe(exploration.result?.cards.length);
  }, 300_000);
});
