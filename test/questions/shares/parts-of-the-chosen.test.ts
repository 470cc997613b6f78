import { describe, expect, test } from 'vitest';
import { askedFile } from '../asking/asked-file.ts';

/**
 * March 2: Leeds 60 orders (30 pizza, 30 curry), York 40 (all curry), Hull 20 (all pizza); 10 more of Leeds on March 3. Hull has the
 * largest part of pizza and the most revenue per order, Leeds the most orders; March 3 has the most cancelled orders.
 */
const ask = askedFile('2026-04-10', [
  'date,city,cuisine,device,orders,cancelled_orders,tickets_sold,tickets_refunded,emails_sent,opens,revenue',
  '2026-03-02,Leeds,Pizza,iOS,30,1,30,3,100,40,300',
  '2026-03-02,Leeds,Curry,Android,30,2,30,1,100,20,300',
  '2026-03-02,York,Curry,iOS,40,3,40,4,50,10,480',
  '2026-03-02,Hull,Pizza,Android,20,0,20,2,50,30,400',
  '2026-03-03,Leeds,Curry,iOS,10,4,10,0,20,0,80',
]);
const told = async (question: string) => {
  const { status, tables, headline } = await ask(question);
  return { status, rows: tables[0]?.rows, headline };
};

describe('a part of what became of some', () => {
  test.each([
    ['what share of cancelled orders was in Leeds in March', [[7, 10, 0.7]]],
    ['what share of cancelled orders were curry in March', [[9, 10, 0.9]]],
    ['what share of cancelled orders in Leeds were curry in March', [[6, 7, 6 / 7]]],
    ["Leeds's share of cancelled orders in March", [[7, 10, 0.7]]],
    ['Leeds share of cancelled orders in March', [[7, 10, 0.7]]],
    ['what share of cancelled orders does Leeds have in March', [[7, 10, 0.7]]],
    ['what share of tickets refunded were pizza in March', [[5, 10, 0.5]]],
    ['what share of tickets refunded in March came from Leeds', [[4, 10, 0.4]]],
    ['what share of emails opened were in Leeds in March', [[60, 100, 0.6]]],
    ['what share of opened emails were in Leeds in March', [[60, 100, 0.6]]],
  ])('%s', async (question, rows) => {
    expect(await told(question)).toMatchObject({ status: 'answered', rows });
  });

  test.each([
    ['percentage of cancelled orders in March', 10 / 130],
    ['percentage of cancelled orders in Leeds in March', 0.1],
    ['what percentage of cancelled orders was there in March', 10 / 130],
    ["last month's share of cancelled orders", 10 / 130],
    ['what share of tickets refunded in March', 10 / 130],
  ])('%s is a rate', async (question, rate) => {
    expect((await told(question)).rows).toEqual([[rate]]);
  });

  test.each(['share of cancelled orders by city in March', 'share of refunded tickets by city in March'])(
    '%s is asked about',
    async (question) => {
      const { status, clarification } = await ask(question);
      expect(status).toBe('clarification_needed');
      expect(clarification?.choices).toHaveLength(2);
    },
  );
});

describe('a part of what the first ones had', () => {
  test.each([
    ["what share of the top city's orders was pizza in March", [[30, 70, 3 / 7]]],
    ['what share of orders in the top city was pizza in March', [[30, 70, 3 / 7]]],
    ["pizza's share of the biggest city's orders in March", [[30, 70, 3 / 7]]],
    ['what share of orders of the city with the most orders came from pizza in March', [[30, 70, 3 / 7]]],
    ["what share of the top 2 cities' orders was pizza in March", [[30, 110, 3 / 11]]],
    ["what share of the worst city's orders was pizza in March", [[20, 20, 1]]],
  ])('%s', async (question, rows) => {
    expect(await told(question)).toMatchObject({ status: 'answered', rows });
  });

  test.each([
    ['how many orders of the top 2 cities were pizza in March', 30],
    ['how many orders in the top 2 cities were on Android in March', 30],
  ])('%s', async (question, value) => {
    expect(await told(question)).toMatchObject({ status: 'answered', rows: [[value]] });
  });

  test('what came from the first ones is ranked by itself', async () => {
    const { rows } = await told('what share of pizza orders came from the top 2 cities in March');
    expect(rows).toEqual([[50, 1]]);
  });
});

test.each([
  ['best city by revenue per order among the top 2 by orders in March', 'York'],
  ['which city had the highest revenue per order among the top 2 by orders in March', 'York'],
  ['highest revenue per order among the top 2 cities by orders in March', 'York'],
  ['worst city by revenue per order out of the 2 biggest by orders in March', 'Leeds'],
  ['best of the top 2 cities by orders by revenue per order in March', 'York'],
  ['best city by revenue per order in March', 'Hull'],
])('%s', async (question, name) => {
  expect((await told(question)).rows?.[0]?.[0]).toBe(name);
});

test.each([
  ['what share of orders came from cities with over 30 orders in March', [[110, 110 / 130]]],
  ['what share of orders is made by cities under 50 orders in March', [[60, 60 / 130]]],
  ['share of revenue from cities with at least 40 orders in March', [[1160, 1160 / 1560]]],
])('%s is one number', async (question, rows) => {
  expect(await told(question)).toMatchObject({ status: 'answered', rows });
});

test.each([
  ['which cities made more than 25 % of orders in March', 2],
  ['what share of orders came from cities with over 50 orders in March', 1],
])('%s is told one by one', async (question, many) => {
  expect((await told(question)).rows).toHaveLength(many);
});

test.each([
  ['how many cancelled orders on the busiest day of March', [[6]]],
  ['how many cancelled orders on the quietest day of March', [[4]]],
])('%s: the busiest one is so by its traffic', async (question, rows) => {
  expect((await told(question)).rows).toEqual(rows);
});

test('the best day for a number is ranked by it', async () => {
  expect((await told('best day for cancelled orders in March')).rows?.[0]).toEqual(['2026-03-03', 4]);
});

test.each([
  [
    'orders in Leeds on iOS and in Hull on Android in March',
    ['orders in Leeds on iOS in March', 'orders for Hull on Android in March'],
  ],
  [
    'pizza orders in Leeds and curry in York in March',
    ['pizza orders in Leeds in March', 'orders for curry in York in March'],
  ],
])('%s are two pairs, and no four', async (question, choices) => {
  const { status, clarification } = await ask(question);
  expect(status).toBe('clarification_needed');
  expect(clarification?.choices.map((choice) => choice.question.toLowerCase())).toEqual(
    choices.map((choice) => choice.toLowerCase()),
  );
});

test('names of two kinds that are listed hold together', async () => {
  expect((await told('orders in Leeds and Hull on iOS and Android in March')).rows).toEqual([[90]]);
});
