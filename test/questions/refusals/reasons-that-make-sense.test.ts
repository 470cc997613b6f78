import { describe, expect, test } from 'vitest';
import { askedFile } from '../asking/asked-file.ts';

const days = [...Array(30)].map((_, at) => `2026-03-${String(at + 1).padStart(2, '0')}`);
const shop = askedFile('2026-03-31', [
  'date,channel,country,sessions,page_views,engagement_seconds,purchases,revenue',
  ...days.flatMap((day, at) => [
    `${day},Organic Search,Germany,${20 + at},50,1800,2,40`,
    `${day},Direct,France,10,20,900,1,25`,
  ]),
]);
const paid = askedFile('2026-03-31', [
  'date,channel,sessions,ad_cost',
  ...days.flatMap((day) => [`${day},Paid Search,10,12`, `${day},Paid Social,10,7`]),
]);
const gate = askedFile('2026-03-31', [
  'date,site,tickets_sold,admissions',
  ...days.flatMap((day, at) => [`${day},Harbour,30,${at === 0 ? 20 : 30}`, `${day},Pier,12,12`]),
]);
const app = askedFile('2026-03-31', [
  'date,app_version,sessions',
  ...days.map((day, at) => `${day},${at < 12 ? '6.0' : '6.1'},100`),
]);

describe('what a question lacks is told by its own words', () => {
  test.each([
    'did the change in traffic cost us sales?',
    'how many purchases did the drop in sessions cost us in March',
    'has the redesign cost us revenue',
  ])('what is lost by a change is no money that was spent: %s', async (question) => {
    const { status, headline } = await shop(question);
    expect(status).toBe('failed');
    expect(headline).toContain('what one change did to another number');
  });

  test('what a visit costs is money still', async () => {
    expect((await shop('what does a visit cost us')).headline).toContain('advertising costs');
  });

  test.each(['cheapest channel', 'which channel is the cheapest?', 'our cheapest channel this month'])(
    'the cheapest channel is that with the least costs, and none where there are none: %s',
    async (question) => {
      expect((await shop(question)).headline).toContain('advertising costs');
      const { tables, headline } = await paid(question);
      expect(tables[0]?.rows[0]?.[0], headline).toBe('Paid Social');
    },
  );

  test.each([
    'how many sessions saw more than one page',
    'visitors who viewed at least two pages by channel',
  ])('how many pages a visit saw is nothing of searches: %s', async (question) => {
    expect((await shop(question)).headline).toContain('how many pages each of them saw');
  });

  test('a word that is not known is named, and not the one that joins it', async () => {
    expect((await gate('no-shows (tickets sold minus scanned)')).headline).toContain('“scanned”');
  });

  test.each([
    'when did revenue start to fall',
    'since when have sessions been dropping?',
    'when did sales begin falling',
  ])('when a course began to fall is shown and not told: %s', async (question) => {
    const { status, headline, clarification } = await shop(question);
    expect(status).toBe('clarification_needed');
    expect(headline).toContain('When something began to fall');
    const offered = clarification?.choices.map((choice) => choice.question) ?? [];
    expect(offered.length).toBeGreaterThan(1);
    for (const one of offered) expect((await shop(one)).status, one).toBe('answered');
  });
});

describe('what can be answered is', () => {
  test.each(['hours spent on site', 'total minutes people spent on our website'])('%s', async (question) => {
    const { tables, headline } = await shop(question);
    expect(tables[0]?.rows, headline).toEqual([[30 * 2700]]);
  });

  test('the first day of a version', async () => {
    const { tables, headline } = await app('first day of version 6.1');
    expect(tables[0]?.rows, headline).toEqual([['2026-03-13', 100]]);
  });

  test.each([
    ['no-shows (tickets sold minus admissions)', [[10]]],
    ['how many no-shows on March 1 (tickets sold - admissions)?', [[10]]],
    [
      'no-shows by site (tickets sold minus admissions)',
      [
        ['Harbour', 10],
        ['Pier', 0],
      ],
    ],
  ])('a number that the question defines: %s', async (question, rows) => {
    const { tables, headline } = await gate(question);
    expect(tables[0]?.rows, headline).toEqual(rows);
  });

  test.each(['purchases since mid March', 'purchases since the middle of March'])(
    'from the middle of a month on: %s',
    async (question) => {
      const { tables, headline } = await shop(question);
      expect(tables[0]?.rows, headline).toEqual([[16 * 3]]);
    },
  );

  test('the start of a year limits, and is not called an aside', async () => {
    const { assumptions } = await shop('sessions since the start of 2026, weekly');
    expect(assumptions.join()).not.toContain('limits no number');
  });
});

test('what is offered is spelled as it was read', async () => {
  const { failure } = await shop('sesions from Germny by campain this month');
  expect(failure?.nearest[0]?.toLowerCase()).toBe('sessions from germany this month');
});
