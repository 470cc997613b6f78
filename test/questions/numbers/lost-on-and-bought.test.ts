import { expect, test } from 'vitest';
import { askedFile, followedFile } from '../asking/asked-file.ts';

const LINES = [
  'date,outlet,buyer,orders,litres,sales,spilled litres,compensation paid',
  '2026-02-02,Tap,Pub,3,9.5,30.5,0.5,4.5',
  '2026-02-03,Tap,Supermarket,2,5,20,0.5,0',
  '2026-03-02,Tap,Pub,5,20.5,80.5,1.5,2.5',
  '2026-03-02,Mill,Supermarket,9,29.5,90.25,1,1',
];
const brewery = askedFile('2026-04-01', LINES);
const followed = followedFile('2026-04-01', LINES);

test.each([
  'what did we lose on spilled litres in March',
  'how much money did we lose to spilled litres in March',
])('“%s” is no move of the litres, which are offered', async (question) => {
  const { status, clarification } = await brewery(question);
  expect(status).toBe('clarification_needed');
  const first = await brewery(clarification?.choices[0]?.question ?? '');
  expect(first.tables[0]?.rows).toEqual([[2.5]]);
});

test('what was lost on money that is counted is that money', async () => {
  const { tables } = await brewery('what did we lose on compensation paid in March');
  expect(tables[0]?.rows).toEqual([[3.5]]);
});

test('what was paid as compensation is no income', async () => {
  expect((await brewery('revenue in March')).tables[0]?.rows).toEqual([[170.75]]);
});

test('how much somebody bought is money, as what is sold to them, and said', async () => {
  const { tables, assumptions } = await brewery('how much did pubs buy in March compared to February');
  expect(tables[0]?.rows[0]?.slice(1, 3)).toEqual([80.5, 30.5]);
  expect(assumptions.join(' ')).toContain('“buy” is read as sales');
  const other = await followed('how much did pubs buy in March compared to February', 'and supermarkets');
  expect(other.tables[0]?.rows[0]?.slice(1, 3)).toEqual([90.25, 20]);
});

test('how many somebody bought is counted, and said, too', async () => {
  const { tables, assumptions } = await brewery('how many did pubs buy in March');
  expect(tables[0]?.rows).toEqual([[5]]);
  expect(assumptions.join(' ')).toContain('“buy” is read as orders');
});
