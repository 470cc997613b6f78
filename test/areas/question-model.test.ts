import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openDatabase } from '#src/platform/database/database.ts';
import { ask, askAndWait, proofOf, untilEnded } from '../harness/ask-question.ts';
import { type FreshDatabase, freshDatabase } from '../harness/fresh-database.ts';
import { type Move, type Round, type ScriptedModel, startScriptedModel } from '../harness/scripted-model.ts';
import {
  createShopOrganization,
  requestRun,
  type ShopOrganization,
  untilRunsEnded,
} from '../harness/shop-organization.ts';
import { silentLog } from '../harness/silent-log.ts';
import { freePort, startWeekwise, type WeekwiseProcess } from '../harness/start-weekwise.ts';
import { type TemporaryFolder, temporaryFolder } from '../harness/temporary-folder.ts';
import { Visitor } from '../harness/visitor.ts';

const EMAIL = 'owner@example.test';
/** No grammar reads this, so the model is asked. What follows says what the scripted one does. */
const NONSENSE = 'Zqwx vbnmk plurgh';

let folder: TemporaryFolder;
let database: FreshDatabase;
let model: ScriptedModel;
let server: WeekwiseProcess;
let visitor: Visitor;
let shop: ShopOrganization;
let foreign: ShopOrganization;
let ports: { port: number; standinPort: number };

const call = (name: string, input: unknown): Move => ({ calls: [{ name, input }] });
const weekPlan = (extra: object = {}) => ({
  metrics: ['sessions'],
  dimensions: ['country'],
  from: shop.week,
  to: new Date(Date.parse(shop.week) + 6 * 86_400_000).toISOString().slice(0, 10),
  ...extra,
});
const query = (extra: object = {}, source = 'source_1') =>
  call('run_query', { source, plan: weekPlan(extra) });
const answer = (headline: string, explanation = '') => call('answer', { query: 'q1', headline, explanation });

/** By the word in the question: what the model does, round after round. */
const scripts: Record<string, () => readonly Move[]> = {
  normal: () => [
    call('find_names', { dimension: 'country', containing: 'united' }),
    query(),
    answer('{{cell:0:0}} brought {{cell:0:1}} sessions', 'Then came {{cell:1:0}} with {{cell:1:1}}.'),
  ],
  inventing: () => [query(), answer('The site had 987654 sessions', 'Exactly 987654.')],
  spelling: () => [query(), answer('{{cell:0:0}} had a million sessions')],
  directing: () => [query(), answer('Sessions doubled to {{cell:0:1}}')],
  linking: () => [
    query(),
    answer('{{cell:0:1}} sessions, see https://evil.example', '![x](https://evil.example/a)'),
  ],
  gluing: () => [query(), answer('{{cell:0:0}} had {{cell:0:1}}{{cell:1:1}} sessions')],
  scaling: () => [query(), answer('{{cell:0:0}} had {{cell:0:1}}k sessions')],
  slumping: () => [query(), answer('{{cell:0:0}} slumped: {{cell:0:1}} sessions')],
  counting: () => [query(), answer('{{cell:0:0}} 三百万 {{cell:0:1}}', 'A fifth, zwanzig of {{cell:0:1}}')],
  mixing: () => [query(), answer('{{cell:0:0}} had {{cell:1:1}} sessions')],
  ending: () => [query(), answer('{{cell:0:0}} \u0000 {{cell:0:1}}')],
  halving: () => [
    query(),
    answer('{{cell:0:0}} had {{cell:0:1}} sessions', '{{cell:0:0}} \ud800 {{cell:0:1}}'),
  ],
  turning: () => [query(), answer('{{cell:0:0}} \u202e {{cell:0:1}}')],
  flooding: () => [
    {
      calls: Array.from({ length: 2_000 }, () => ({
        name: 'run_query',
        input: { source: 'source_1', plan: weekPlan() },
      })),
    },
    ...Array.from({ length: 5 }, () => answer('{{cell:0:0}} had {{cell:0:1}} sessions')),
  ],
  overflowing: () => [{ endless: true }],
  hanging: () => [{ hangs: true }],
  intruding: () => [
    query({}, foreign.sourceId),
    call('run_query', { source: shop.sourceId, plan: weekPlan() }),
    answer('{{cell:0:1}} sessions'),
  ],
  smuggling: () => [
    query({ filters: [{ dimension: 'country', is: 'none_of', members: ['revenue was 987654'] }] }),
    answer('{{cell:0:1}} sessions'),
  ],
  injecting: () => [
    call('run_query', {
      source: 'source_1',
      plan: { ...weekPlan(), metrics: ['sessions; DROP TABLE facts'] },
    }),
    call('run_query', {
      source: 'source_1',
      plan: { ...weekPlan(), organizationId: foreign.organizationId },
    }),
    answer('{{cell:0:1}} sessions'),
  ],
  refusing: () => [{ says: 'I am sorry, I cannot help with 987654 of that.' }],
  stumbling: () => [
    { rawCall: { name: 'run_query', input: '{"source": "source_1", "plan": {' } },
    { rawCall: { name: 'drop_everything', input: '{}' } },
    { says: 'done' },
  ],
  breaking: () => [{ fails: { status: 400, body: '<html>Bad Gateway 987654</html>' } }],
  circling: () => Array.from({ length: 40 }, () => query()),
};

function script({ question, number }: Round): Move {
  const name = Object.keys(scripts).find((word) => question.includes(word)) ?? 'refusing';
  return scripts[name]?.()[number] ?? { says: 'done' };
}

const start = () =>
  startWeekwise({
    dataDir: folder.path,
    ...ports,
    env: {
      DATABASE_URL: database.url,
      MODEL_PROVIDER: 'openai-compatible',
      MODEL_NAME: 'scripted',
      MODEL_BASE_URL: model.url,
      MODEL_API_KEY: 'secret-of-the-model',
    },
  });

beforeAll(async () => {
  folder = temporaryFolder();
  database = await freshDatabase();
  model = await startScriptedModel(script);
  ports = { port: await freePort(), standinPort: await freePort() };
  server = await start();
  visitor = new Visitor(server);
  await visitor.signIn(EMAIL);
  const stranger = new Visitor(server);
  await stranger.signIn('admin@example.test');
  foreign = await createShopOrganization(stranger, 'admin@example.test', 'Foreign shop');
  shop = await createShopOrganization(visitor, EMAIL, 'Model shop');
  for (const [who, where] of [
    [visitor, shop],
    [stranger, foreign],
  ] as const) {
    await requestRun(who, where, 20);
    await untilRunsEnded(who, where);
  }
}, 300_000);

afterAll(async () => {
  await server?.stop();
  await model?.close();
  await database?.drop();
  folder?.remove();
});

const askIt = (word: string) => askAndWait(visitor, shop, `${NONSENSE} ${word}`);

async function expectNormal(): Promise<void> {
  const { question, answer: given } = await askIt('normal');
  expect(question.status, JSON.stringify(question.failure)).toBe('answered');
  expect(given?.model).toBe(true);
  const [proof] = await proofOf(visitor, question.id);
  expect(proof?.agrees).toBe(true);
  const [first, second] = proof?.rows ?? [];
  const brief = (value: unknown) =>
    new Intl.NumberFormat('en-US', { maximumSignificantDigits: 3 }).format(Number(value));
  expect(given?.headline).toBe(`${first?.[0]} brought ${brief(first?.[1])} sessions`);
  expect(given?.explanation).toBe(`Then came ${second?.[0]} with ${brief(second?.[1])}.`);
  expect(given?.tables[0]?.rows).toEqual(proof?.rows);
}

/** Answered from the query, and with none of the model's words. */
async function expectPlain(word: string): Promise<void> {
  const { question, answer: given } = await askIt(word);
  expect(question.status, JSON.stringify(question.failure)).toBe('answered');
  const [first] = (await proofOf(visitor, question.id))[0]?.rows ?? [];
  expect(given?.headline).toContain(String(first?.[0]));
  for (const sign of ['\u0000', '\ud800', '\ufffd', '\u202e'])
    expect(`${given?.headline} ${given?.explanation}`).not.toContain(sign);
  // Our own wording: every cell with the name of its column
  expect(given?.headline).toMatch(/, Sessions [\d,]+$/);
  expect(JSON.stringify(given)).not.toMatch(
    /987654|million|doubled|evil|slumped|三百万|zwanzig|\d(?:k| sessions)/,
  );
}

/** As if there were no model: nothing of it is shown or kept. */
async function expectNoAnswer(word: string): Promise<void> {
  const { question, answer: given } = await askIt(word);
  expect(question.status).not.toBe('answered');
  expect(given).toBeNull();
  expect(JSON.stringify(question)).not.toContain('a mistake of ours');
  expect(JSON.stringify(question)).not.toContain('987654');
}

describe('a model over the wire of OpenAI', () => {
  it('chooses a query and words it around its cells', expectNormal);

  it.each([
    'inventing',
    'spelling',
    'directing',
    'linking',
    'gluing',
    'scaling',
    'slumping',
    'counting',
    'mixing',
    'ending',
    'halving',
    'turning',
  ])('is answered for in our own words when it is %s', expectPlain);

  it.each([
    'intruding',
    'smuggling',
    'injecting',
    'refusing',
    'stumbling',
    'breaking',
    'circling',
    'flooding',
    'overflowing',
  ])('leaves the plain answer when it is %s', expectNoAnswer);

  it('is told of no other organization, and never its own key', () => {
    const sent = model.rounds.map((round) => round.sent).join('\n');
    for (const secret of [shop.organizationId, 'secret-of-the-model', 'Foreign shop'])
      expect(sent.includes(secret), secret).toBe(false);
  });

  it('is not asked more than six times for one question', async () => {
    const before = model.rounds.length;
    await askIt('circling');
    expect(model.rounds.length - before).toBeLessThanOrEqual(6);
  });

  it('is not asked where the data are known to hold no such thing, or the question means two', async () => {
    const before = model.rounds.length;
    for (const known of ['How many people saw our TV spot?', 'What will sessions be next month?']) {
      const { question } = await askAndWait(visitor, shop, `${known} normal`);
      expect(question.status, known).not.toBe('answered');
    }
    expect(model.rounds.length).toBe(before);
  });

  it('that hangs lets no plain question wait', async () => {
    const hanging = await Promise.all(
      Array.from({ length: 3 }, (_, at) => ask(visitor, shop, `${NONSENSE} hanging ${'x'.repeat(at + 1)}`)),
    );
    const isAsked = () => model.rounds.some(({ question }) => question.includes('hanging'));
    for (const end = performance.now() + 15_000; !isAsked() && performance.now() < end; )
      await new Promise((resolve) => setTimeout(resolve, 50));
    expect(isAsked()).toBe(true);
    const before = performance.now();
    const { question } = await askAndWait(visitor, shop, 'How many sessions last week?');
    expect(question.status).toBe('answered');
    expect(performance.now() - before).toBeLessThan(10_000);
    for (const { id } of hanging) {
      const ended = await untilEnded(visitor, shop, id);
      expect(JSON.stringify(ended)).not.toContain('a mistake of ours');
    }
  }, 180_000);

  it('is counted, and not asked beyond what an organization may use in a day', async () => {
    const pool = openDatabase(database.url, silentLog);
    try {
      const { rows } = await pool.pool.query<{ calls: number; tokens: string }>(
        'SELECT calls, input_tokens + output_tokens AS tokens FROM model_usage WHERE organization_id = $1',
        [shop.organizationId],
      );
      const answered = model.rounds.filter(({ question }) => !/breaking|overflowing|hanging/.test(question));
      expect(rows).toEqual([{ calls: expect.any(Number), tokens: String(120 * answered.length) }]);
      await pool.pool.query('UPDATE model_usage SET input_tokens = 1000000 WHERE organization_id = $1', [
        shop.organizationId,
      ]);
    } finally {
      await pool.close();
    }
    const before = model.rounds.length;
    await expectNoAnswer('normal');
    expect(model.rounds.length).toBe(before);
  });
});
