import { expect, test } from 'vitest';
import { askedOfTwo } from '../asking/two-sources.ts';

const ask = askedOfTwo('2026-03-09', {
  'Corner Garden': [
    'date,channel,sessions,revenue,clicks',
    '2026-03-02,Direct,10,40,3',
    '2026-03-08,Email,30,60,4',
  ],
  'Big Merchandise Store (sample)': [
    'date,channel,sessions,revenue',
    '2026-03-02,Direct,200,700',
    '2026-03-08,Email,100,300',
  ],
});

test.each([
  'revenue last week of the merchandise store',
  'how much revenue did the merchandise store make last week?',
  'revenue last week on shop.bigmerchandisestore.com',
])('%s', async (question) => {
  expect((await ask(question)).tables[0]?.rows[0]?.[0]).toBe(1000);
});

test('a follow-up asks the same of another source', async () => {
  const first = await ask('revenue last week in Big Merchandise Store (sample)');
  const second = await ask('and in Corner Garden?', first);
  expect(second.tables[0]?.rows[0]?.[0]).toBe(100);
  expect((await ask('what about the merchandise store?', second)).tables[0]?.rows[0]?.[0]).toBe(1000);
  const by = await ask('and by channel in the merchandise store?', second);
  expect(by.tables[0]?.rows).toEqual([
    ['Direct', 700],
    ['Email', 300],
  ]);
  const clicks = await ask('clicks last week in Corner Garden');
  expect((await ask('and in the merchandise store?', clicks)).headline).toContain('cannot be told');
});

test.each([
  ['which site earns more?', 'Revenue'],
  ['compare the two sites', 'Sessions last week'],
  ['sessions last week per site', 'Sessions last week'],
  ['compare revenue of both sites last week', 'Revenue last week'],
  ['which store had more sessions last week?', 'Sessions last week'],
])('both sources are offered: %s', async (question, asked) => {
  const { status, clarification } = await ask(question);
  expect(status).toBe('clarification_needed');
  expect(clarification?.choices.map((choice) => choice.question)).toEqual([
    `${asked} in Corner Garden`,
    `${asked} in Big Merchandise Store (sample)`,
  ]);
});
