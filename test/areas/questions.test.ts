import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { ask, askAndWait, proofOf, questionsOf, untilEnded, userIdOf } from '../harness/ask-question.ts';
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

const EMAIL = 'owner@example.test';

let folder: TemporaryFolder;
let database: FreshDatabase;
let server: WeekwiseProcess;
let pool: pg.Pool;
let owner: Visitor;
let shop: ShopOrganization;

beforeAll(async () => {
  folder = temporaryFolder();
  database = await freshDatabase();
  pool = new pg.Pool({ connectionString: database.url });
  server = await startWeekwise({ dataDir: folder.path, env: { DATABASE_URL: database.url } });
  owner = new Visitor(server);
  await owner.signIn(EMAIL);
  shop = await createShopOrganization(owner, EMAIL, 'Question shop');
  await requestRun(owner, shop, 20);
  await untilRunsEnded(owner, shop);
}, 300_000);

afterAll(async () => {
  await server?.stop();
  await pool?.end();
  await database?.drop();
  folder?.remove();
});

/** What Google itself says of the last complete week, in one number, past everything that answers questions. */
async function saidByGoogle(role: 'sessions' | 'purchase' | 'revenue'): Promise<number> {
  const { choices } = await owner.ask<{ choices: Record<string, { lastWeek: number | null }[]> }>(
    'GET',
    `/api/sources/${shop.sourceId}/mapping-choices`,
  );
  const value = choices[role]?.[0]?.lastWeek;
  if (value == null) throw new Error(`Google says nothing of ${role}.`);
  return value;
}

const askShop = (text: string, previous?: string) => askAndWait(owner, shop, text, previous);

it.each([
  ['How many sessions did we have last week?', 'sessions'],
  ['How many purchases were there last week?', 'purchase'],
  ['What was the revenue last week?', 'revenue'],
] as const)('%s — the number that Google has', async (text, role) => {
  const { question, answer } = await askShop(text);
  expect(question.status, JSON.stringify(question.failure)).toBe('answered');
  const cells = answer?.tables[0]?.rows.flat().filter((cell) => typeof cell === 'number');
  expect(cells).toContainEqual(expect.closeTo(await saidByGoogle(role), 2));
});

it('keeps parts that add up to the whole, and the query that gives them again', async () => {
  const { question, answer } = await askShop('Sessions by device last week');
  expect(question.status, JSON.stringify(question.failure)).toBe('answered');
  const [table] = answer?.tables ?? [];
  const at = table?.columns.findIndex((column) => /sessions/i.test(column)) ?? -1;
  const sum = table?.rows.reduce((all, row) => all + Number(row[at]), 0);
  expect(sum).toBe(await saidByGoogle('sessions'));
  const queries = await proofOf(owner, question.id);
  expect(queries.length).toBeGreaterThan(0);
  for (const query of queries)
    expect(query).toMatchObject({ agrees: true, sql: expect.stringMatching(/^SELECT/) });
  expect(answer?.references.some(({ type }) => type === 'source' || type === 'query')).toBe(true);
});

it('goes on from the question before', async () => {
  const first = await askShop('How many sessions did we have last week?');
  const { question, answer } = await askShop('only mobile', first.question.id);
  expect(question.status, JSON.stringify(question.failure)).toBe('answered');
  const cells = answer?.tables[0]?.rows.flat().filter((cell) => typeof cell === 'number') ?? [];
  expect(Math.max(...cells)).toBeLessThan(await saidByGoogle('sessions'));
});

it('goes on from the one before, where a follow-up was not understood, keeps what it limits', async () => {
  const first = await askShop('How many sessions did we have last week?');
  const lost = await askShop('only by umbrella', first.question.id);
  expect(lost.question.status).not.toBe('answered');
  const { answer } = await askShop('only mobile', lost.question.id);
  const direct = await askShop('only mobile', first.question.id);
  expect(answer?.headline).toBe(direct.answer?.headline);
});

it('says what it cannot answer, and what it can', async () => {
  const { question, answer } = await askShop('How many umbrellas were forgotten in the tram?');
  expect(question.status).toBe('failed');
  expect(question.failure?.reason.length).toBeGreaterThan(10);
  expect(answer).toBeNull();
  const users = (await askShop('users by channel last week')).question;
  expect(users.failure?.nearest).toEqual(['Users last week', 'Sessions by channel last week']);
});

it('trims, and refuses what is empty or too long with a reason', async () => {
  const userId = await userIdOf(owner);
  const send = (questionText: string) =>
    owner.ask<{ success: boolean; error: string | null; question: { questionText: string } | null }>(
      'POST',
      `/api/questions/ask?orgId=${shop.organizationId}`,
      { questionText, userId },
    );
  expect(await send(' \n\t ')).toEqual({ success: false, error: 'Please enter a question', question: null });
  expect(await send('x'.repeat(5001))).toMatchObject({
    success: false,
    error: expect.stringContaining('5,000'),
  });
  const long = await send(`  ${'y'.repeat(5000)}  `);
  expect(long.question?.questionText).toBe('y'.repeat(5000));
});

it('takes ten open questions of a person and no more, however many come at once', async () => {
  const userId = await userIdOf(owner);
  const sent = await Promise.all(
    Array.from({ length: 40 }, (_, index) =>
      owner.ask<{ error: string | null; question: { id: string } | null }>(
        'POST',
        `/api/questions/ask?orgId=${shop.organizationId}`,
        { questionText: `Sessions by country in the last ${index + 3} weeks`, userId },
      ),
    ),
  );
  const taken = sent.flatMap(({ question }) => (question === null ? [] : [question.id]));
  for (const { error } of sent) if (error !== null) expect(error).toContain('10 of your questions');
  for (const id of taken) expect((await untilEnded(owner, shop, id)).status).toBe('answered');
  // One is taken when its row is written; others were open then that were written before and had not ended.
  const { rows } = await pool.query<{ others: number }>(
    `SELECT count(other.id)::int AS others FROM questions taken
     LEFT JOIN questions other ON other.user_id = taken.user_id
       AND other.created_at < taken.created_at AND other.finished_at > taken.created_at
     WHERE taken.id = ANY ($1::uuid[]) GROUP BY taken.id`,
    [taken],
  );
  expect(Math.max(...rows.map(({ others }) => others))).toBeLessThan(10);
});

it('holds the ten where choices of what was asked back come at once, too', async () => {
  const userId = await userIdOf(owner);
  const asked: string[] = [];
  while (asked.length < 12) asked.push((await askShop('Sessions last week')).question.id);
  const [back, others] = [asked.slice(0, 2), asked.slice(2)];
  const clarification = { prompt: 'Which?', choices: [{ label: 'A', question: 'Users last week' }] };
  await pool.query(
    "UPDATE questions SET status = 'clarification_needed', clarification = $2 WHERE id = ANY ($1::uuid[])",
    [back, clarification],
  );
  const choose = () =>
    Promise.all(
      back.map((id) =>
        owner.ask<{ error: string | null }>('POST', `/api/questions/${id}/clarify`, { choice: 0 }),
      ),
    );
  const asking = await pool.connect();
  try {
    // The ten are taken in a transaction that has not ended when the choices come.
    await asking.query('BEGIN');
    await asking.query('SELECT pg_advisory_xact_lock(hashtextextended($1, 0))', [`ask ${userId}`]);
    const chosen = choose();
    await asking.query("UPDATE questions SET status = 'running' WHERE id = ANY ($1::uuid[])", [others]);
    await wait(300);
    await asking.query('COMMIT');
    for (const { error } of await chosen) expect(error).toContain('10 of your questions');
  } finally {
    asking.release();
  }
  for (const one of await questionsOf(owner, shop))
    if (back.includes(one.id)) expect(one.status).toBe('clarification_needed');
  await pool.query("UPDATE questions SET status = 'answered' WHERE id = ANY ($1::uuid[])", [others]);
  for (const { error } of await choose()) expect(error).toBeNull();
  for (const id of back) expect((await untilEnded(owner, shop, id)).status).toBe('answered');
});

it('goes on from no question that is still being answered: its meaning is not known yet', async () => {
  const { id } = (await askShop('How many sessions did we have last week?')).question;
  await pool.query("UPDATE questions SET status = 'running' WHERE id = $1", [id]);
  await expect(ask(owner, shop, 'only mobile', id)).rejects.toThrow('still being answered');
  await pool.query("UPDATE questions SET status = 'answered' WHERE id = $1", [id]);
  expect((await askShop('only mobile', id)).question.status).toBe('answered');
});

it('is nobody else’s, and a foreign user id is answered like an unknown address', async () => {
  const answer = await owner.call(
    'GET',
    `/api/questions/questions?orgId=${shop.organizationId}&userId=somebody-else&limit=20`,
  );
  expect(answer.status).toBe(404);
});

it('is found by a part of its text, in any case, however many came after it', async () => {
  const { id } = await untilEnded(owner, shop, (await ask(owner, shop, 'Käufe from 100%_Österreich')).id);
  await untilEnded(owner, shop, (await ask(owner, shop, 'Sessions yesterday')).id);
  const userId = await userIdOf(owner);
  const found = async (search: string) => {
    const { questions } = await owner.ask<{ questions: { id: string }[] }>(
      'GET',
      `/api/questions/questions?orgId=${shop.organizationId}&userId=${userId}&limit=1&search=${encodeURIComponent(search)}`,
    );
    return questions.map((one) => one.id);
  };
  expect(await found(' %_ÖSTERREICH ')).toEqual([id]);
  expect(await found('100_%')).toEqual([]);
  expect(await found('')).not.toEqual([id]);
});

it('is pinned, unpinned and deleted', async () => {
  const { id } = await untilEnded(owner, shop, (await ask(owner, shop, 'Revenue by country last week')).id);
  await ask(owner, shop, 'Sessions yesterday');
  await owner.ask('PUT', `/api/questions/${id}/pin`, { pinned: true });
  expect((await questionsOf(owner, shop))[0]?.id).toBe(id);
  await owner.ask('PUT', `/api/questions/${id}/pin`, { pinned: false });
  expect((await questionsOf(owner, shop))[0]?.id).not.toBe(id);
  await owner.ask('DELETE', `/api/questions/${id}`);
  expect((await questionsOf(owner, shop)).some((one) => one.id === id)).toBe(false);
  expect((await owner.call('GET', `/api/questions/answer/${id}`)).status).toBe(404);
});
