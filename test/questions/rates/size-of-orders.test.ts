import { describe, expect, test } from 'vitest';
import { askedFile } from '../asking/asked-file.ts';

const DAYS = ['2026-04-06', '2026-05-04'];

// Many small orders from Austria, few large ones from Italy
const shop = askedFile('2026-06-01', [
  'date,country,voucher,orders,gross_sales,shipping',
  ...DAYS.flatMap((day) => [
    `${day},Austria,SPRING,80,1600,90`,
    `${day},Austria,50,10,300,20`,
    `${day},Italy,SPRING,20,1400,40`,
    `${day},Italy,50,2,160,2`,
  ]),
]);
const depot = askedFile('2026-06-01', [
  'date,city,orders,units',
  ...DAYS.flatMap((day) => [`${day},Graz,80,160`, `${day},Linz,20,100`]),
]);
const hotel = askedFile('2026-06-01', [
  'date,city,bookings,room_revenue,spa_revenue',
  ...DAYS.flatMap((day) => [`${day},Graz,80,1600,200`, `${day},Linz,20,900,10`]),
]);

describe('the size of orders is what one of them is worth', () => {
  test.each([
    ['which country had the biggest orders', 'Italy'],
    ['which country placed the largest orders?', 'Italy'],
    ['in which country are orders biggest', 'Italy'],
    ['which country has the largest baskets', 'Italy'],
    ['which country made the largest purchases in May', 'Italy'],
    ['smallest orders by country', 'Austria'],
    ['biggest order value per country', 'Italy'],
    ['AOV by country this year', 'Italy'],
  ])('%s', async (question, first) => {
    const { headline, tables, assumptions } = await shop(question);
    expect(tables[0]?.rows[0]?.[0], headline).toBe(first);
    expect(assumptions.join(' ')).toContain('is read as gross sales per order');
  });

  test('who places them does something, and is no place', async () => {
    const { headline } = await shop('who places the biggest orders, Austria or Italy?');
    expect(headline).toMatch(/^Gross sales per order of Austria was .* lower than that of Italy/);
  });

  test('where no money is counted it is how many pieces they have', async () => {
    const { headline, assumptions } = await depot('which city had the biggest orders');
    expect(headline).toMatch(/^Linz had the highest units per order .*: 5\./);
    expect(assumptions.join(' ')).toContain('“biggest orders” is read as units per order');
  });

  test.each([
    [hotel, 'which city had the biggest bookings', ['room revenue', 'spa revenue', 'number of bookings']],
    [shop, 'highest orders by country', ['gross sales per order', 'number of orders']],
    [shop, 'which country had the biggest order', ['gross sales per order', 'number of orders']],
    [shop, 'what were the biggest orders in May', ['gross sales per order', 'number of orders']],
  ] as const)('%#: where it may be another it is asked: %s', async (ask, question, numbers) => {
    const { status, clarification } = await ask(question);
    expect(status).toBe('clarification_needed');
    const offered = clarification?.choices.map((choice) => choice.question) ?? [];
    expect(offered).toHaveLength(numbers.length);
    for (const [at, number] of numbers.entries()) expect(offered[at]?.toLowerCase()).toContain(number);
    for (const question of offered) expect((await ask(question)).status).toBe('answered');
  });

  test.each([
    ['which country had the most orders', ['Austria', 180]],
    ['biggest number of orders by country', ['Austria', 180]],
    ['what was the biggest day for orders', ['2026-04-06', 112]],
    ['which day had the highest orders', ['2026-04-06', 112]],
    ['what was the biggest order day', ['2026-04-06', 112]],
    ['orders from our biggest country', ['Austria', 180]],
    ['total order value in May', [3460]],
  ] as const)('%s is of all of them', async (question, row) => {
    const { tables, headline } = await shop(question);
    expect(tables[0]?.rows[0]?.slice(0, row.length), headline).toEqual(row);
  });
});

describe('digits behind a limit are so many, though something is called so', () => {
  test.each([
    ['which country has the highest average order value, but only with 50+ orders', [['Austria']]],
    ['countries with at least 50 orders in May', [['Austria']]],
    ['countries with 50 or more orders in May', [['Austria']]],
    [
      'orders of voucher 50 by country',
      [
        ['Austria', 20],
        ['Italy', 4],
      ],
    ],
  ] as const)('%s', async (question, rows) => {
    const { tables, headline } = await shop(question);
    expect(
      tables[0]?.rows.map((row, at) => row.slice(0, rows[at]?.length)),
      headline,
    ).toEqual(rows);
  });
});
