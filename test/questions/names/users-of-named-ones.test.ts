import { expect, test } from 'vitest';
import { askedFile } from '../asking/asked-file.ts';

const DAYS = Array.from({ length: 31 }, (_, at) => `2026-05-${String(at + 1).padStart(2, '0')}`);

/** Each day of May 2026: 4 users on mobile from Spain, 2 on desktop from Germany. */
const ask = askedFile('2026-06-01', [
  'date,device,country,sessions,total users',
  ...DAYS.flatMap((day) => [`${day},mobile,Spain,8,4`, `${day},desktop,Germany,4,2`]),
]);

test('where users of several days are refused, what is offered keeps the names', async () => {
  const { status, failure } = await ask('users on mobile in May');
  expect(status).toBe('failed');
  expect(failure?.nearest[0]).toBe('Average users per day on mobile in May 2026');
});

test('of all users the average day is offered as before', async () => {
  const { failure } = await ask('users in May');
  expect(failure?.nearest[0]).toBe('Average users per day in May 2026');
});
