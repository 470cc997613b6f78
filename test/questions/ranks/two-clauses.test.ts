import { describe, expect, test } from 'vitest';
import { askedFile } from '../asking/asked-file.ts';

/** Sessions in March: 600 in all, 240 on mobile, 200 from Canada of which 150 on mobile. */
const ask = askedFile('2026-04-04', [
  'date,country,device,landing_page,sessions,purchases,revenue',
  '2026-03-01,Canada,mobile,/demo,150,3,30.00',
  '2026-03-01,Canada,desktop,/,50,5,50.00',
  '2026-03-02,Germany,mobile,/,90,4,40.00',
  '2026-03-02,Germany,desktop,/,310,6,60.00',
]);

describe('a number and how much of it', () => {
  test.each([
    ['How many sessions did we have in March, and how many of those were mobile?', [240, 600]],
    ['sessions in March, and how many of them came from Canada', [200, 600]],
    ['sessions in March, of which from Canada', [200, 600]],
    ['how many sessions in March, of which how many were on mobile?', [240, 600]],
    ['how many sessions did we have and how many of them came from Canada in March', [200, 600]],
    ['How many sessions did Canada bring in March, and how many of those were on mobile?', [150, 200]],
    ['sessions from Canada in March, and how many of them on mobile', [150, 200]],
    ['how many sessions did the demo page have in March and how many of them from Canada', [150, 150]],
  ])('%s', async (question, row) => {
    expect((await ask(question)).tables[0]?.rows[0]?.slice(0, 2), question).toEqual(row);
  });
});

describe('the second clause limits what was found', () => {
  test.each([
    'which country had most sessions in March and how many of them were mobile',
    'which country had most sessions in March and how much of that was mobile',
    'which day did we have most sessions and how many were mobile',
    'best day for sessions in March and how many came from Canada',
    'sessions by country in March, and how many of those were mobile',
    'How many sessions did we have in March, and how many purchases on mobile?',
    'the best country on mobile and its conversion rate',
    'how many sessions did we have in March, and which of those were mobile',
  ])('%s', async (question) => {
    expect((await ask(question)).status, question).toBe('clarification_needed');
  });

  test('the first ones are so by all sessions, and then each is told of those that are asked for', async () => {
    const { tables } = await ask('top 2 countries by sessions and how many of those sessions were mobile');
    expect(tables[0]?.rows).toEqual([
      ['Canada', 150],
      ['Germany', 90],
    ]);
  });

  test('the most popular one is so by its visits', async () => {
    const { tables } = await ask('the most popular page in Canada and its conversion rate');
    expect(tables[0]?.rows[0]).toEqual(['/demo', 150, 3 / 150]);
  });
});

describe('neighbours', () => {
  test.each([
    [
      'How many sessions came from mobile and how many from desktop?',
      /^Mobile had 120 fewer sessions than desktop|^mobile had 120 fewer/,
    ],
    ['How many sessions did we have in March, and how many purchases?', /^600 sessions and 18 purchases/],
    [
      'How many sessions did we have on mobile, and how much revenue?',
      /^240 sessions and 70 of revenue on mobile/,
    ],
    [
      'which country had the most sessions and how many did it have?',
      /^Germany had the most sessions .*: 400/,
    ],
    [
      'which country had the most sessions and what was its conversion rate',
      /^Germany had the most sessions/,
    ],
  ])('%s', async (question, headline) => {
    expect((await ask(question)).headline, question).toMatch(headline);
  });
});
