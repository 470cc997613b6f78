import { describe, expect, test } from 'vitest';
import { askedFile } from '../asking/asked-file.ts';

const asked = (...lines: readonly string[]) => askedFile('2026-04-04', lines);

/** Mondays in March: 2, 9, 16, 23 and 30, with 20, 90, 160, 230 and 300 sessions; ten a day of the month, half of them mobile. */
const days = Array.from({ length: 31 }, (_, at) => at + 1);
const site = asked(
  'date,source,device,landing_page,sessions,revenue',
  ...days.flatMap((day) => {
    const date = `2026-03-${String(day).padStart(2, '0')}`;
    return [
      `${date},google,mobile,/guides/soil,${day * 5},${day}.00`,
      `${date},bing,desktop,/guides/seeds,${day * 3},${day}.00`,
      `${date},google,desktop,/guides/seeds,${day * 1},0.00`,
      `${date},bing,desktop,/,${day * 1},0.00`,
    ];
  }),
);
const travel = asked(
  'date,platform,bookings,revenue,refunds',
  '2026-03-02,app,10,100.00,20.00',
  '2026-03-03,web,5,70.00,0.00',
);

describe('how often, on each, per day', () => {
  test.each([
    ['how many times did revenue exceed 40 in a day', [11]],
    ['how many times were sessions above 300 in a day in March', [1]],
    ['how many days had more than 40 revenue', [11]],
    ['how many sessions per day did we have in March', [160]],
    ['how many sessions a day did we get in March', [160]],
    ['how many sessions did we have in March', [4960]],
  ])('%s', async (question, row) => {
    expect((await site(question)).tables[0]?.rows[0], question).toEqual(row);
  });

  test.each([
    ['every Monday in March: sessions', [20, 90, 160, 230, 300]],
    ['sessions on each Monday in March', [20, 90, 160, 230, 300]],
    ['sessions per day from March 1 to March 3', [10, 20, 30]],
    ['how many sessions per day from March 1 to March 3', [10, 20, 30]],
  ])('%s', async (question, values) => {
    expect(
      (await site(question)).tables[0]?.rows.map((row) => row[1]),
      question,
    ).toEqual(values);
  });

  test('all Mondays together are one number', async () => {
    expect((await site('sessions on Mondays in March')).tables[0]?.rows[0]?.[0]).toBe(800);
  });
});

describe('what stands before a colon is the whole of the share', () => {
  test.each([
    ['google: mobile share?', [5 * 496, 6 * 496]],
    ['bing: mobile share in March', [0, 4 * 496]],
    ['mobile share of google', [5 * 496, 6 * 496]],
    ['Sessions: mobile share', [5 * 496, 10 * 496]],
  ])('%s', async (question, row) => {
    expect((await site(question)).tables[0]?.rows[0]?.slice(0, 2), question).toEqual(row);
  });
});

describe('pages of a section, one by one', () => {
  test.each(['top source for each of the guides', 'top source for each guide'])('%s', async (question) => {
    const rows = (await site(question)).tables[0]?.rows.map((row) => row.slice(0, 2).join(' '));
    expect(rows?.sort(), question).toEqual(['bing /guides/seeds', 'google /guides/soil']);
  });

  test('the guides together have one', async () => {
    expect((await site('top source of the guides')).tables[0]?.rows[0]?.[0]).toBe('google');
  });

  test.each([
    'how many sessions on average does a guide get per day',
    'how many sessions does an average guide get a day',
    'how many guides got more sessions than the homepage',
  ])('one of them, which all together do not tell: %s', async (question) => {
    expect((await site(question)).status, question).toBe('clarification_needed');
  });

  test('the mean day of all of them is told', async () => {
    expect((await site('average sessions per day of the guides')).tables[0]?.rows[0]?.[0]).toBe(9 * 16);
  });
});

describe('what the number named is not', () => {
  test.each([
    [travel, 'which platform did we sell the most of in March'],
    [site, 'average month-on-month growth in sessions'],
  ])('%#: %s', async (ask, question) => {
    expect((await ask(question)).status, question).toBe('clarification_needed');
  });

  test.each([
    [travel, 'revenue in March', 170],
    [travel, 'refunds in March', 20],
  ])('%#: %s', async (ask, question, value) => {
    expect((await ask(question)).tables[0]?.rows[0]?.[0], question).toBe(value);
  });
});
