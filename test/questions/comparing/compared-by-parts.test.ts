import { expect, test } from 'vitest';
import { askedFile } from '../asking/asked-file.ts';

const ask = askedFile('2026-03-04', [
  'date,country,device,sessions,users',
  '2026-03-01,Italy,mobile,5,4',
  '2026-03-02,Italy,desktop,3,2',
  '2026-03-03,Spain,mobile,2,1',
]);

test('compare mobile and desktop by country: both stand beside each other in each', async () => {
  const { tables } = await ask('compare mobile and desktop sessions by country in March');
  expect(tables[0]?.rows).toContainEqual(['Italy', 5, 3, 2]);
});

test('total, average and maximum of days are told with their days', async () => {
  const { headline } = await ask('total, average and maximum daily sessions');
  expect(headline).toMatch(/10 in all, .* on an average day/);
});

test('daily active users are the users of each day', async () => {
  const { tables } = await ask('DAU in March');
  expect(tables[0]?.rows.map(([, users]) => users)).toEqual([4, 2, 1]);
});
