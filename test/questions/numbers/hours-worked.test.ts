import { expect, test } from 'vitest';
import { askedFile } from '../asking/asked-file.ts';

const HEAD = 'date,branch,lessons_booked,hours_driven';
const school = askedFile('2026-04-01', [HEAD, '2026-03-06,Harbour,8,9.5', '2026-03-07,Harbour,4,5']);
const two = askedFile('2026-04-01', [
  `${HEAD},hours_cleaned`,
  '2026-03-06,Harbour,8,9.5,2',
  '2026-03-07,Harbour,4,5,1',
]);

test('hours worked are the one kind of hours that is counted, which is said', async () => {
  const { tables, assumptions } = await school('total hours worked on Fridays in March');
  expect(tables[0]?.rows[0]).toContain(9.5);
  expect(assumptions.join(' ')).toContain('“hours” is read as hours driven');
});

test('of two kinds neither is told', async () => {
  expect((await two('total hours worked in March')).status).not.toBe('answered');
});

test('minutes of waiting beside them are no hours worked', async () => {
  const ask = askedFile('2026-04-01', [
    `${HEAD},wait_minutes`,
    '2026-03-06,Harbour,8,9.5,12',
    '2026-03-07,Harbour,4,5,9',
  ]);
  expect((await ask('total hours worked on Fridays in March')).tables[0]?.rows[0]).toContain(9.5);
});
