import { describe, expect, test } from 'vitest';
import { answerQuestion } from '#src/language/questions/answer-question.ts';
import { readQuestion } from '#src/language/questions/reading/read-question.ts';
import { RULES } from '#src/language/questions/reading/rephrasing/in-full/rules-in-order.ts';
import { askableFile } from '#src/server/commands/ask-facts-from-csv.ts';
import type { Day } from '#src/shared/week.ts';

const TODAY = '2026-03-05' as Day;
const lines = ['2026-03-02', '2026-03-03', '2026-03-04'].flatMap((day) => [
  `${day},moka pot,MOBILE,deu,4,50,3`,
  `${day},cold brew,DESKTOP,aut,2,40,5`,
  `${day},acme shop,MOBILE,deu,8,20,1`,
]);
const { context, facts } = askableFile(
  ['date,query,device,country,clicks,impressions,position', ...lines].join('\n'),
  TODAY,
  'gsc.csv',
);
const ask = (question: string, previous?: { question: string; reading: Readonly<Record<string, unknown>> }) =>
  answerQuestion(question, { ...context, previous }, facts);

describe('what is quoted', () => {
  /** What rules would make something else of, were it not a name. */
  const texts = RULES.flatMap(({ said, also = {} }) => [said, ...Object.keys(also)]).map((said) =>
    said.replaceAll('"', ''),
  );

  test('is the name that was typed, whatever its words would say outside', () => {
    const changed = texts.filter((text) => {
      const { reading } = readQuestion(`clicks for queries containing "${text}" in total`, context);
      const wanted = text.toLowerCase().replace(/\s+/g, ' ').trim();
      return !reading.filters.some(({ members }) => members.some((name) => name.toLowerCase() === wanted));
    });
    expect(changed).toEqual([]);
  });
});

describe('a brand that a question defines', () => {
  test.each([
    ['non-brand clicks, brand = moka, yesterday', 10],
    ['brand clicks, brand = moka; only mobile', 12],
    ['brand clicks in total, brand = acme, acme shop', 24],
    ['brand clicks where brand is moka yesterday', 4],
  ])('ends where the question goes on: %s', async (question, clicks) => {
    const { tables, headline } = await ask(question);
    expect(tables[0]?.rows[0]?.at(-1), headline).toBe(clicks);
  });

  test('is that of a question that follows', async () => {
    const first = 'brand clicks in total, brand = moka';
    const { reading } = await ask(first);
    const after = await ask('and non-brand?', { question: first, reading: reading ?? {} });
    expect(after.tables[0]?.rows[0]?.at(-1), after.headline).toBe(30);
  });

  test('is no other question’s, though the data are the same', async () => {
    await ask('brand clicks in total, brand = moka');
    const { tables } = await ask('brand clicks in total, brand = acme');
    expect(tables[0]?.rows[0]?.at(-1)).toBe(24);
  });
});

describe('two numbers with something of their own each', () => {
  test.each([
    'mobile clicks and desktop impressions',
    'clicks: mobile, impressions: desktop',
    'clicks of "moka pot" and impressions of "cold brew"',
    'clicks by device and impressions by country',
    'clicks on weekends and impressions on weekdays',
  ])('are not laid on both: %s', async (question) => {
    expect((await ask(question)).status).not.toBe('answered');
  });

  test.each([
    ['mobile clicks and mobile impressions', [36, 210]],
    ['clicks and impressions on mobile', [36, 210]],
  ])('are told where it is the same: %s', async (question, row) => {
    const { tables, headline } = await ask(question);
    expect(tables[0]?.rows[0], headline).toEqual(row);
  });
});

describe('what is taken off', () => {
  test.each([
    ['clicks in total less mobile', 6],
    ['clicks minus mobile in total', 6],
    ['clicks w/o mobile in total', 6],
  ])('does not count: %s', async (question, clicks) => {
    const { tables, headline } = await ask(question);
    expect(tables[0]?.rows[0]?.at(-1), headline).toBe(clicks);
  });

  test.each(['clicks in total, mobile doesnt count', 'mobile isn’t included: clicks in total'])(
    'is never what alone counts: %s',
    async (question) => {
      expect((await ask(question)).status).not.toBe('answered');
    },
  );
});

test.each(['clicks by tag', 'did Germany have more clicks than mobile?'])(
  'is asked about rather than guessed: %s',
  async (question) => {
    expect((await ask(question)).status).not.toBe('answered');
  },
);

test('one name of a list is no list, and its share is one of all', async () => {
  const first = 'clicks by device in total';
  const list = await ask(first);
  const one = await ask('only mobile', { question: first, reading: list.reading ?? {} });
  expect(one.tables[0]?.rows[0], one.headline).toEqual([36]);
  const share = await ask('as a share of all', { question: 'only mobile', reading: one.reading ?? {} });
  expect(share.tables[0]?.rows[0]?.at(-1), share.headline).toBeCloseTo(36 / 42, 12);
});
