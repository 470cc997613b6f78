import { join } from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { CardFeedback } from '#src/areas/insights/card-feedback.ts';
import type { Card } from '#src/areas/insights/contract.ts';
import { type FreshDatabase, freshDatabase } from '../harness/fresh-database.ts';
import {
  createShopOrganization,
  requestRun,
  type ShopOrganization,
  untilRunsEnded,
} from '../harness/shop-organization.ts';
import { startWeekwise, type WeekwiseProcess } from '../harness/start-weekwise.ts';
import { type TemporaryFolder, temporaryFolder } from '../harness/temporary-folder.ts';
import { Visitor } from '../harness/visitor.ts';

const OWNER = 'owner@example.test';
const COLLEAGUE = 'member@example.test';

let folder: TemporaryFolder;
let database: FreshDatabase;
let server: WeekwiseProcess;
let pool: pg.Pool;
let owner: Visitor;
let colleague: Visitor;
let shop: ShopOrganization;

const insights = async (visitor: Visitor): Promise<Card[]> =>
  (
    await visitor.ask<{ cards: Card[] }>(
      'GET',
      `/api/analytics/cards?organizationId=${shop.organizationId}&card_type=insight`,
    )
  ).cards;
const evidenceOf = (visitor: Visitor, { id }: Card) =>
  visitor.ask<{ feedback: CardFeedback | null; related: { cardId: string; relation: string }[] }>(
    'GET',
    `/api/analytics/cards/${id}/evidence`,
  );
const say = (visitor: Visitor, { id }: Card, said: object) =>
  visitor.ask('PUT', `/api/analytics/cards/${id}/feedback`, said);

/** The same cards once more, some weeks on, as a later run of the program would have written them. */
async function laterWeek(days: number, direction: 'up' | 'down'): Promise<void> {
  await pool.query(
    `INSERT INTO cards (organization_id, source_id, run_id, week, key, card_type, title, summary, description, tags, metric, context, rank, payload)
     SELECT organization_id, source_id, run_id, week + $1::int, key || '-later-' || $1, card_type, title, summary, description, tags, metric, context, rank,
       jsonb_set(payload, '{ui_data,direction}', to_jsonb($2::text))
     FROM cards WHERE card_type = 'insight' AND week = $3`,
    [days, direction, shop.week],
  );
}
const ofWeek = (cards: Card[], days: number) => {
  const week = new Date(Date.parse(shop.week) + days * 86_400_000).toISOString().slice(0, 10);
  return cards.filter((card) => card.time_frame_start === week);
};

beforeAll(async () => {
  folder = temporaryFolder();
  database = await freshDatabase();
  pool = new pg.Pool({ connectionString: database.url });
  server = await startWeekwise({
    dataDir: join(folder.path, 'data'),
    env: { DATABASE_URL: database.url },
  });
  owner = new Visitor(server);
  await owner.signIn(OWNER);
  shop = await createShopOrganization(owner, OWNER, 'Feedback');
  await requestRun(owner, shop, 20);
  await untilRunsEnded(owner, shop);
  await laterWeek(7, 'up');
  await laterWeek(91, 'up');
  colleague = new Visitor(server);
  await colleague.signIn(COLLEAGUE);
  const { user } = await colleague.ask<{ user: { id: string } }>('GET', '/api/me');
  await pool.query("INSERT INTO memberships (organization_id, user_id, role) VALUES ($1, $2, 'member')", [
    shop.organizationId,
    user.id,
  ]);
}, 300_000);

afterAll(async () => {
  await pool?.end();
  await server?.stop();
  await database?.drop();
  folder?.remove();
});

it('keeps what a person says, for that person, and takes it back', async () => {
  const [card] = ofWeek(await insights(owner), 0);
  if (card === undefined) throw new Error('The shop’s week gave no insight.');
  expect((await evidenceOf(owner, card)).feedback).toBeNull();
  await say(owner, card, { useful: false, reason: 'unclear' });
  expect((await evidenceOf(owner, card)).feedback).toEqual({ useful: false, reason: 'unclear' });
  expect((await evidenceOf(colleague, card)).feedback).toBeNull();
  // A reason belongs to a no.
  await say(owner, card, { useful: true, reason: 'known' });
  expect((await evidenceOf(owner, card)).feedback).toEqual({ useful: true, reason: null });
  await owner.ask('DELETE', `/api/analytics/cards/${card.id}/feedback`);
  expect((await evidenceOf(owner, card)).feedback).toBeNull();
});

it('puts what was known below the others of later weeks, for that reader and twelve weeks, and hides nothing', async () => {
  const before = await insights(owner);
  const [first] = ofWeek(before, 0);
  if (first === undefined) throw new Error('The shop’s week gave no insight.');
  await say(owner, first, { useful: false, reason: 'known' });
  const after = await insights(owner);
  expect(after.map((card) => card.id).sort()).toEqual(before.map((card) => card.id).sort());

  const later = ofWeek(after, 7);
  const lowered = later.filter((card) => card.payload.ranked_lower !== undefined);
  expect(lowered.map(({ metric, context }) => [metric, context])).toEqual([[first.metric, first.context]]);
  expect(later.at(-1)).toEqual(lowered[0]);
  expect(lowered[0]?.payload.ranked_lower).toEqual({ week: shop.week, reason: 'known' });
  // Its own week keeps its order, and so does one that is thirteen weeks on.
  for (const days of [0, 91])
    expect(ofWeek(after, days).map((card) => card.id)).toEqual(ofWeek(before, days).map((card) => card.id));
  expect((await insights(colleague)).every((card) => card.payload.ranked_lower === undefined)).toBe(true);

  // That a card looks wrong is said of the card and not of its subject.
  await say(owner, first, { useful: false, reason: 'wrong' });
  expect((await insights(owner)).every((card) => card.payload.ranked_lower === undefined)).toBe(true);
});

it('links a card with the same metric and segment in other weeks', async () => {
  const cards = await insights(owner);
  const [first] = ofWeek(cards, 0);
  const [later] = ofWeek(cards, 7).filter(
    (card) => card.metric === first?.metric && card.context === first.context,
  );
  if (first === undefined || later === undefined) throw new Error('Both weeks have the card.');
  const up = first.payload.ui_data?.direction === 'up';
  expect((await evidenceOf(owner, first)).related).toContainEqual(
    expect.objectContaining({ cardId: later.id, relation: up ? 'continued_by' : 'reversed_by' }),
  );
  const related = (await evidenceOf(owner, first)).related.map((one) => one.cardId);
  expect(related).not.toContain(first.id);
  // Thirteen weeks on it is another story.
  for (const far of ofWeek(cards, 91)) expect(related).not.toContain(far.id);
});
