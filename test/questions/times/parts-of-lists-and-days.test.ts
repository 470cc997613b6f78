import { describe, expect, test } from 'vitest';
import { askedFile } from '../asking/asked-file.ts';

/** May has 13 days with ten sessions and a booking more each day, April twice as many sessions; Vienna has them all but one. */
const day = (month: string, date: number) => `2026-${month}-${String(date).padStart(2, '0')}`;
const site = askedFile('2026-05-14', [
  'date,hotel,sessions,bookings,revenue',
  ...Array.from({ length: 30 }, (_, at) => `${day('04', at + 1)},Vienna,20,1,5.00`),
  ...Array.from({ length: 13 }, (_, at) => `${day('05', at + 1)},Vienna,10,${at},${(at + 1) * 10}.00`),
  `${day('05', 13)},Graz,1,7,1.00`,
]);

describe('the same days of another month', () => {
  test.each([
    'sessions in may so far vs the same days in april',
    'sessions may so far vs same period in april',
    'sessions in may so far compared to the same dates of april',
  ])('%s', async (question) => {
    const { tables } = await site(question);
    expect(tables[0]?.rows[0]?.slice(1, 3), question).toEqual([131, 260]);
  });
});

describe('the least, the most and the mean of one number', () => {
  test.each([
    'average, minimum, and maximum daily revenue for Vienna in May',
    'min, max and average revenue per day for Vienna in May',
  ])('%s', async (question) => {
    const { tables } = await site(question);
    expect(tables[0]?.rows, question).toEqual([
      ['Highest', '2026-05-13', 130],
      ['Lowest', '2026-05-01', 10],
      ['Average', null, 70],
    ]);
  });

  test('of hotels it is asked whose mean is meant', async () => {
    expect((await site('average, minimum and maximum revenue by hotel in May')).status).not.toBe('answered');
  });
});

describe('what is to be returned are columns', () => {
  test.each([
    'Top 2 hotels by revenue in May? Return the hotel, number of bookings and total revenue.',
    'Top 2 hotels by revenue in May. Include the hotel and its bookings.',
  ])('%s', async (question) => {
    expect((await site(question)).tables[0]?.rows, question).toEqual([
      ['Vienna', 910, 78],
      ['Graz', 1, 7],
    ]);
  });

  test('their counts are the number that they are ranked by', async () => {
    const { tables } = await site(
      'top 2 most frequently booked hotels by bookings and their respective counts in May',
    );
    expect(tables[0]?.rows).toEqual([
      ['Vienna', 78],
      ['Graz', 7],
    ]);
  });
});

test('the last weeks have no running one', async () => {
  const [plain, without] = await Promise.all([
    site('sessions in each of the last 3 weeks'),
    site('sessions in each of the last 3 weeks excluding the current week'),
  ]);
  expect(without.tables).toEqual(plain.tables);
  expect(plain.tables[0]?.rows).toHaveLength(3);
});

test.each([
  ['What do we make on an average weekend day vs a weekday? May', [60, 671 / 9]],
  ['revenue on an average saturday compared to a sunday in may', [55, 65]],
])('%s', async (question, means) => {
  const { tables } = await site(question);
  expect(tables[0]?.rows.map((row) => row.at(-1))).toEqual(means);
});
