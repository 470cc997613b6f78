import { expect, test } from 'vitest';
import { askedFile } from '../asking/asked-file.ts';

const ask = askedFile('2026-10-12', [
  'date,hotel,bookings',
  '2026-01-02,Vienna,3',
  '2026-01-04,Vienna,4',
  '2026-01-05,Vienna,5',
  '2026-09-07,Vienna,7',
  '2026-09-08,Vienna,8',
  '2026-10-11,Vienna,9',
]);

test.each([
  ['bookings on Monday September 8 2026', ['2026-09-08', '2026-09-07']],
  ['bookings on Monday, September 8', ['2026-09-08', '2026-09-07']],
  ['bookings on Sunday January 5 2026', ['2026-01-05', '2026-01-04']],
  ['bookings on Friday 2026-01-05', ['2026-01-05', '2026-01-02']],
])('"%s" names a day that is another weekday', async (question, days) => {
  const { status, clarification } = await ask(question);
  expect(status).toBe('clarification_needed');
  expect(clarification?.choices.map((choice) => choice.question)).toEqual(
    days.map((day) => `Bookings on ${day}`),
  );
});

test('a day with its own weekday is answered', async () => {
  expect((await ask('bookings on Tuesday, September 8 2026')).headline).toContain('8 bookings');
});
