import { describe, expect, test } from 'vitest';
import { followedFile } from '../asking/asked-file.ts';

/** In March, by town: Ghent 100 visits, 10 orders, 200 of revenue; Bruges 50, 10, 400; Ostend 10, 4, 20. */
const chain = followedFile('2026-04-04', [
  'date,town,device,visits,orders,cancellations,revenue',
  '2026-03-02,Ghent,mobile,60,6,3,150.00',
  '2026-03-03,Ghent,desktop,40,4,2,50.00',
  '2026-03-04,Bruges,mobile,50,10,1,400.00',
  '2026-03-05,Ostend,mobile,10,4,4,20.00',
  '2026-04-01,Ghent,mobile,10,1,1,11.00',
]);

const byTown = 'revenue by town in March';
const perOrder = [
  ['Bruges', 40, 10],
  ['Ghent', 20, 10],
  ['Ostend', 5, 4],
];

describe('the number before, over another', () => {
  test.each([
    [[byTown, 'per order?'], perOrder],
    [[byTown, 'and for each order?'], perOrder],
    [[byTown, 'divided by orders'], perOrder],
    [['revenue per visit by town in March', 'and per order?'], perOrder],
    [['orders and revenue by town in March', 'per order'], perOrder],
    [['revenue in March', 'per order', 'by town'], perOrder],
    [['which town had the most revenue in March', 'per order?'], [['Bruges', 40, 10]]],
    [['cancellations from Ghent in March', 'as a share of orders'], [[0.5]]],
    [
      [byTown, 'per device?'],
      [
        ['mobile', 570],
        ['desktop', 50],
      ],
    ],
  ])('%j', async (questions, rows) => {
    const { tables, status } = await chain(...questions);
    expect({ status, rows: tables[0]?.rows }).toEqual({ status: 'answered', rows });
  });

  test('of two numbers nobody can tell which one is meant', async () => {
    const { status } = await chain('orders and revenue by town in March', 'per visit');
    expect(status).toBe('clarification_needed');
  });
});

describe('a number more of those before', () => {
  const top = 'top 2 towns by visits in March';
  test.each([
    [
      [top, 'show the cancellation rate for those too'],
      [
        ['Ghent', 100, 0.5],
        ['Bruges', 50, 0.1],
      ],
    ],
    [
      [top, 'the cancellation rate of each of them'],
      [
        ['Ghent', 0.5, 10],
        ['Bruges', 0.1, 10],
      ],
    ],
    [[top, 'which has the highest cancellation rate'], [['Ghent', 0.5, 10]]],
    // Ostend's is higher than any, and was not among them
    [[top, 'which has the lowest cancellation rate', 'and the highest?'], [['Ghent', 0.5, 10]]],
    [['top towns by visits in March', 'which has the lowest cancellation rate'], [['Bruges', 0.1, 10]]],
    [
      [top, 'revenue too', 'orders for them'],
      [
        ['Bruges', 10],
        ['Ghent', 10],
      ],
    ],
  ])('%j', async (questions, rows) => {
    const { tables, status } = await chain(...questions);
    expect({ status, rows: tables[0]?.rows }).toEqual({ status: 'answered', rows });
  });
});
