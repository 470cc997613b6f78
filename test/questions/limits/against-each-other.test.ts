import { expect, test } from 'vitest';
import { askedFile } from '../asking/asked-file.ts';

const ask = askedFile('2026-02-01', [
  'date,hotel,device,bookings',
  '2026-01-10,Vienna,mobile,4',
  '2026-01-11,Vienna,desktop,5',
  '2026-01-12,Salzburg,mobile,6',
  '2026-01-13,Graz,desktop,1',
]);

test.each([
  ['mobile bookings excluding mobile', ['Mobile bookings', 'Bookings excluding mobile']],
  ['bookings in Vienna not in Vienna', ['Bookings in Vienna', 'Bookings not in Vienna']],
  ['mobile bookings in Vienna on desktop', ['Mobile bookings in Vienna', 'Bookings in Vienna on desktop']],
  ['desktop bookings on mobile', ['Desktop bookings', 'Bookings on mobile']],
  ['bookings on weekends only on weekdays', ['Bookings on weekends', 'Bookings only on weekdays']],
])('"%s" asks which of the two is meant', async (question, choices) => {
  const { status, clarification } = await ask(question);
  expect(status).toBe('clarification_needed');
  expect(clarification?.choices.map((choice) => choice.question)).toEqual(choices);
});

test.each([
  'share of Vienna in Salzburg bookings',
  'bookings on Mondays but not Mondays',
  'bookings on weekends excluding Saturdays',
])('"%s" asks back', async (question) => {
  expect((await ask(question)).status).toBe('clarification_needed');
});

test.each([
  ['mobile and desktop bookings in January 2026', '16 bookings'],
  ['bookings in Vienna and in Salzburg in January 2026', 'Vienna had 3 more bookings than Salzburg'],
  ['bookings in Vienna on mobile in January 2026', '4 bookings'],
  ['bookings excluding Vienna in January 2026', '7 bookings'],
])('"%s" contradicts nothing', async (question, told) => {
  expect((await ask(question)).headline).toContain(told);
});
