import { describe, expect, test } from 'vitest';
import { askedFile } from '../asking/asked-file.ts';

/** Of each month of 2026 how many each day had, and how many days it has. */
const months = [
  [100, 31],
  [105, 28],
  [106, 31],
  [112, 30],
  [113, 31],
  [118, 30],
  [119, 31],
] as const;
const days = months.flatMap(([daily, length], month) =>
  Array.from({ length }, (_, at) => ({
    day: `2026-0${month + 1}-${String(at + 1).padStart(2, '0')}`,
    daily,
    month,
  })),
);
const asked = askedFile('2026-08-01', [
  'date,channel,visits,orders,leads',
  ...days.flatMap(({ day, daily, month }) => [
    `${day},Direct,${daily},${month * 2},${9 - month}`,
    `${day},Email,1,${day.endsWith('-03') ? 1 : 0},1`,
  ]),
]);

describe('what is said of every month', () => {
  test('moved so in each of them is no, where one did not', async () => {
    const fallen = await asked('Did orders fall in every month?');
    expect(fallen.headline).toMatch(/^No: /);
    expect(fallen.tables[0]?.rows).toEqual([]);
    const grown = await asked('Did orders grow every month?');
    expect(grown.headline).toMatch(/^Yes: orders rose from one month to the next in 6 of 6 months/);
    const ofMonths = await asked('Did every month grow in orders?');
    expect(ofMonths.headline).toBe(grown.headline);
  });

  test('is neither where a shorter month alone fell, which is told', async () => {
    const { headline, explanation } = await asked('Did visits from Direct grow in every month?');
    expect(headline).toMatch(/^Visits /);
    expect(explanation).toContain('per day February 2026');
  });

  test.each([
    ['Did every month have more than 2000 visits?', 'Yes', []],
    ['Did every month have at least 3000 visits?', 'No', [['2026-02-01', 2968]]],
    ['Were visits above 3000 every month?', 'No', [['2026-02-01', 2968]]],
    ['Were visits below 3000 each month?', 'No', null],
    ['Did Direct bring more than 3000 visits every month?', 'No', [['2026-02-01', 2940]]],
    ['Did we get more than 3000 visits every month?', 'No', [['2026-02-01', 2968]]],
  ])('is held to its limit: %s', async (question, verdict, rows) => {
    const { headline, tables } = await asked(question);
    expect(headline.startsWith(`${verdict}: `), headline).toBe(true);
    if (rows !== null) expect(tables[0]?.rows).toEqual(rows);
  });
});

describe('who ever had any', () => {
  test.each([
    ['Has Email ever brought an order?', 'Yes: 7 orders from Email'],
    ['Did Email ever have an order in March?', 'Yes: 1 order from Email'],
    ['Has Email ever bought anything on a Monday?', 'No: no orders from Email'],
  ])('is told with a yes or a no: %s', async (question, headline) => {
    expect((await asked(question)).headline).toContain(headline);
  });
});

test.each([
  ['Is Direct ahead of Email in visits?', 'Yes: Direct'],
  ['Is Email in front of Direct in visits?', 'No: Email'],
  ['Is Email behind Direct in visits?', 'Yes: Email'],
])('who is ahead by a number: %s', async (question, headline) => {
  expect((await asked(question)).headline).toContain(headline);
});

test('"leads" behind months that are asked for are counted, and lead nothing', async () => {
  const { tables } = await asked('In which months did leads in Direct fall?');
  expect(tables[0]?.columns[1]).toBe('Leads');
  expect(tables[0]?.rows.map((row) => row[1])).toEqual([224, 217, 180, 155, 120, 93]);
});

test('of names whose sum fell with the length of the month it is told who had more on each of its days', async () => {
  const { explanation } = await asked('Which channels lost visits in February?');
  expect(explanation).toContain('Per day Direct went the other way.');
});

test('of a fall that only the length of the month made no part is named', async () => {
  const { headline } = await asked('Why did visits from Direct fall in February?');
  expect(headline).toMatch(/but per day 5\s% more: the months are not as long/u);
  expect(headline).not.toContain('all of it');
});
