import { describe, expect, test } from 'vitest';
import { answerQuestion } from '#src/language/questions/answer-question.ts';
import { askableFile } from '#src/server/commands/ask-facts-from-csv.ts';
import type { Day } from '#src/shared/week.ts';
import { toldAsOne } from '../asking/first-told.ts';

/** June and July 2026, a day's visits and orders by device and channel: small enough to count by eye. */
const TODAY = '2026-08-01' as Day;
const days = Array.from({ length: 61 }, (_, at) =>
  new Date(Date.parse('2026-06-01T00:00:00Z') + at * 86_400_000).toISOString().slice(0, 10),
);
const rows = days.flatMap((day) => {
  const isJuly = day >= '2026-07-01';
  const isWeekend = [0, 6].includes(new Date(`${day}T00:00:00Z`).getUTCDay());
  return [
    `${day},mobile,Email,/blog/a,${isWeekend ? 30 : 20},2`,
    `${day},mobile,Direct,/shop/b,60,3`,
    `${day},desktop,Email,/shop/b,20,1`,
    `${day},desktop,Direct,/shop/c,${isJuly ? 100 : 90},4`,
  ];
});
const before = '2025-12-31,mobile,Email,/blog/a,1,1';
const csv = ['date,device,channel,landing_page,sessions,bookings', before, ...rows].join('\n');
const { context, facts } = askableFile(csv, TODAY, 'small.csv');
const ask = (question: string) => answerQuestion(question, context, facts);

describe('the number that was asked for, told first', () => {
  test.each([
    ['share of Email among mobile bookings in July', 2 / 5],
    ['the share of mobile bookings from Email in all mobile bookings in July', 2 / 5],
    ['Out of all mobile bookings in July, how much came from Email, in percent?', 2 / 5],
    ['percentage of Email in mobile bookings in July', 2 / 5],
    ['What fraction of bookings in July came from landing pages other than /shop/b?', 6 / 10],
    ['How many bookings until July 10 this year?', 400],
    ['How many more sessions did desktop have than mobile in July, from Direct?', 31 * 40],
    ['How many bookings came from channels with more than 4000 sessions in July?', 31 * 7],
    ['How many sessions were there on the days in July with more than 205 sessions?', 8 * 210],
    ['sessions of desktop minus those of mobile in July', 31 * 120 - (23 * 80 + 8 * 90)],
    ['desktop sessions minus mobile sessions in July', 31 * 120 - (23 * 80 + 8 * 90)],
    ['desktop sessions less mobile sessions in July', 31 * 120 - (23 * 80 + 8 * 90)],
    ['sessions of desktop minus sessions of mobile in July', 31 * 120 - (23 * 80 + 8 * 90)],
    ['how many bookings in July and which channel had the most', 310],
    ['bookings in July and top channel', 310],
  ])('%s', async (question, wanted) => {
    const answer = await ask(question);
    expect(toldAsOne(answer)[0]).toBeCloseTo(wanted as number, 6);
  });

  test('how many more a day: mean days are compared', async () => {
    const { tables } = await ask('How many more sessions per day did we have in July than in June?');
    expect(tables[0]?.rows[0]?.[3]).toBeCloseTo(10, 0);
  });

  test('weekends against weekdays, per day', async () => {
    const { headline } = await ask('Did we get more sessions on weekends or on weekdays in July, per day?');
    expect(headline).toContain('on an average day');
  });

  test.each([
    ['visitors and bookings in July', [31 * 200 + 8 * 10, 310]],
    ['bookings and visitors in July', [310, 31 * 200 + 8 * 10]],
    ['mobile visits and mobile bookings in July', [23 * 80 + 8 * 90, 155]],
  ])('both numbers: %s', async (question, wanted) => {
    const { tables } = await ask(question);
    expect(tables[0]?.rows[0]).toEqual(wanted);
  });

  test('names against each other between two days: of all days between them', async () => {
    const { tables } = await ask('bookings mobile vs desktop between July 1 and July 31');
    expect(tables[0]?.rows).toEqual([
      ['mobile', 155],
      ['desktop', 155],
    ]);
  });

  test('a change between two days is asked back: of the two, or of all days between them', async () => {
    const { status, clarification } = await ask('Did sessions go up from July 6 to July 12?');
    expect(status).toBe('clarification_needed');
    expect(clarification?.choices.map(({ question }) => question).join(' ')).toMatch(
      /July 12.*July 6.*before/,
    );
  });

  test('the weeks of two days are two weeks', async () => {
    const { tables } = await ask('bookings in the weeks from June 8 and July 6');
    expect(tables[0]?.rows.map((row) => row[1])).toEqual([70, 70]);
  });

  test('months before a month are as many as were said', async () => {
    const { tables } = await ask('bookings in the week of July 20 compared with the two weeks before');
    expect(tables[0]?.rows[0]?.slice(1, 3)).toEqual([70, 140]);
  });

  test('one number as a share of another is their quotient', async () => {
    const { tables } = await ask('bookings by device as a share of their sessions in July');
    expect(tables[0]?.rows.map((row) => row.slice(0, 2))[1]?.[1]).toBeCloseTo(5 / 120, 2);
  });
});

test('how many more of one number than of another is their difference', async () => {
  const { tables, headline } = await ask('How many more sessions than bookings did desktop have in July?');
  expect(tables[0]?.rows, headline).toEqual([[3_565, 3_720, 155]]);
});

describe('asked back, where another number would be told', () => {
  test.each([
    'the share of mobile bookings from Email in July',
    'Channels that gained bookings in June, how did they do last week?',
    'Since when has Email had bookings?',
    'bookings in July compared with the average of the two months before',
    'percentage of bookings for Email versus everything else in July',
    'bookings from Email on mobile vs bookings from Direct on desktop in July',
  ])('%s', async (question) => {
    const { status, headline } = await ask(question);
    expect(status, headline).not.toBe('answered');
  });
});
