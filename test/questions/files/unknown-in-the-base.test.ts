import { expect, test } from 'vitest';
import { type Day, daysFrom } from '#src/shared/week.ts';
import { askedFile } from '../asking/asked-file.ts';

/** Two weeks from June 1 with three channels; of one row of the first week nobody wrote the bookings down. */
const bookings = (isUnknown: (day: string) => boolean) =>
  askedFile('2026-06-15', [
    'date,channel,sessions,bookings',
    ...daysFrom('2026-06-01' as Day, '2026-06-14' as Day).flatMap((day) => [
      `${day},Direct,20,5`,
      // Where nothing was booked there is a zero, so that no value is none
      `${day},Social,2,0`,
      `${day},Email,10,${isUnknown(day) ? '' : 4}`,
    ]),
  ]);

const QUESTION = 'how many bookings did we get last week';

test('what is unknown of the week before is said where it is held against it', async () => {
  const { headline, explanation } = await bookings((day) => day === '2026-06-03')(QUESTION);
  expect(headline).toMatch(/^63 bookings .*more than in the week before/);
  expect(explanation).toMatch(/1 row from Jun\s1, 2026 to Jun\s7, 2026 has no value for bookings/);
});

test('of both weeks each by itself', async () => {
  const { explanation } = await bookings((day) => day === '2026-06-03' || day > '2026-06-12')(QUESTION);
  expect(explanation).toMatch(/2 rows from Jun\s8, 2026 to Jun\s14, 2026 have no value for bookings/);
  expect(explanation).toMatch(/1 row from Jun\s1, 2026 to Jun\s7, 2026 has no value for bookings/);
});

test('where both are known, or nothing is held against it, nothing is said', async () => {
  expect((await bookings(() => false)(QUESTION)).explanation).not.toContain('no value');
  const { explanation } = await bookings((day) => day === '2026-06-03')('how many sessions last week');
  expect(explanation).not.toContain('no value');
});
