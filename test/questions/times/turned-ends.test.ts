import { expect, test } from 'vitest';
import { askedFile } from '../asking/asked-file.ts';

const ask = askedFile('2026-04-01', [
  'date,hotel,bookings',
  '2026-01-01,Vienna,3',
  '2026-01-10,Vienna,4',
  '2026-03-01,Vienna,5',
  '2026-03-10,Vienna,6',
  '2026-03-31,Vienna,1',
]);

const TURNED = 'The later end is named first: it is read from the earlier one to the later one.';

test.each([
  ['bookings between 2026-01-10 and 2026-01-01', '7 bookings from Jan 1 to Jan 10, 2026'],
  ['bookings between March 10 and March 1', '11 bookings from Mar 1 to Mar 10, 2026'],
  ['bookings from 10 March to 1 March', '11 bookings from Mar 1 to Mar 10, 2026'],
])('"%s" is turned round, and says so', async (question, told) => {
  const { headline, assumptions } = await ask(question);
  expect(headline.replaceAll('\u00a0', ' ')).toContain(told);
  expect(assumptions).toContain(TURNED);
});

test('ends in their order are not turned', async () => {
  const { headline, assumptions } = await ask('bookings between March 1 and March 10');
  expect(headline.replaceAll('\u00a0', ' ')).toContain('11 bookings from Mar 1 to Mar 10, 2026');
  expect(assumptions).not.toContain(TURNED);
});
