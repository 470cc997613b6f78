import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { answerQuestion } from '#src/language/questions/answer-question.ts';
import { askableFile } from '#src/server/commands/ask-facts-from-csv.ts';
import type { Day } from '#src/shared/week.ts';
import { askedFile } from '../asking/asked-file.ts';

/** The numbers are counted from the rows of the files by another program. */
const stored = (name: string, today: string) => {
  const bytes = readFileSync(new URL(`../fresh/stored/${name}.csv.gz`, import.meta.url));
  const { context, facts } = askableFile(gunzipSync(bytes).toString('utf8'), today as Day, `${name}.csv`);
  return (question: string) => answerQuestion(question, context, facts);
};
const store = stored('store', '2026-10-19');
const saas = stored('saas', '2026-05-14');
const app = stored('app', '2026-11-11');

describe('people that a name has in it', () => {
  test.each(['How many mobile users visited our site in April?', 'mobile visitors in April'])(
    'are counted by their sessions, and it is told: %s',
    async (question) => {
      const { headline, assumptions } = await saas(question);
      expect(headline).toContain('10,825 sessions');
      expect(assumptions.join(' ')).toContain('People are counted by their sessions here');
    },
  );

  test.each(['sessions on mobile in April', 'mobile by country in April'])(
    'are none where nobody is named: %s',
    async (question) => {
      const { assumptions } = await saas(question);
      expect(assumptions.join(' ')).not.toContain('People');
    },
  );
});

describe('which things had the one and none of the other', () => {
  test.each([
    ['Which products were viewed but not purchased on October 11?', 74],
    ['which products were added to cart but never bought on October 11?', 7],
  ])('%s', async (question, number) => {
    const { tables, headline } = await store(question);
    expect(tables[0]?.rows, headline).toEqual([['Cook Set', number, 0]]);
  });

  test('what is left of a number is told where no thing is asked for', async () => {
    const { headline } = await store('items viewed but not purchased on October 11');
    expect(headline).toContain('items viewed minus items purchased');
  });
});

test('what sold the most is told by its pieces', async () => {
  const { tables } = await store('Which items sold the most last week?');
  expect(tables[0]?.rows[0]).toEqual(['Hiking Socks 3-Pack', 115]);
});

test('stock is lacking, and not the products that the data have', async () => {
  const { headline } = await store('Which products are currently low in stock?');
  expect(headline).toBe('The connected data hold no stock levels.');
});

test.each([
  'Are there any 404 pages?',
  'top 404 pages',
  'do we have any 404s?',
  'which dead links do we have',
])('pages that were not found are no count of pages: %s', async (question) => {
  const { status, headline } = await store(question);
  expect(status).toBe('failed');
  expect(headline).toContain('technical errors');
});

test('each trial is a new one; users are there before', async () => {
  expect((await app('new trials last week')).headline).toContain('229 trials');
  expect((await app('new active users last week')).status).toBe('clarification_needed');
});

test.each([
  ['Which episode had the most downloads?', 'Which episode type had the most downloads?'],
  ['top 3 episodes by downloads', 'Top 3 episode types by downloads'],
])('kinds of things are none of them: %s', async (question, choice) => {
  const podcast = askedFile('2026-04-04', [
    'date,episode_type,downloads',
    '2026-03-02,new episode,10',
    '2026-03-02,back catalogue,4',
  ]);
  const { status, clarification } = await podcast(question);
  expect(status).toBe('clarification_needed');
  expect(clarification?.choices.map((one) => one.question)).toEqual([choice]);
  expect((await podcast(choice)).tables[0]?.rows[0]).toEqual(['new episode', 10]);
});

test('how many of a kind there are is not counted, where only what there was of them is', async () => {
  const bikes = askedFile('2026-04-04', [
    'date,bike_type,hires',
    '2026-03-02,Cargo bike,10',
    '2026-03-02,City bike,4',
  ]);
  const { status, clarification } = await bikes('how many cargo bikes do we have');
  expect(status).toBe('clarification_needed');
  expect(clarification?.choices[0]?.question).toBe('Hires of cargo bikes');
  expect((await bikes('how many cargo bikes were hired')).tables[0]?.rows[0]).toEqual([10]);
});

test('the most of a thing that was bought is so much of it, and no share of it', async () => {
  const { tables } = await store('which city bought the most hiking boots last month');
  expect(tables[0]?.rows[0]).toEqual(['London', 16]);
});
