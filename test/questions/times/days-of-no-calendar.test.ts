import { expect, test } from 'vitest';
import { askedFile } from '../asking/asked-file.ts';

const ask = askedFile('2026-10-12', [
  'date,hotel,bookings',
  '2025-12-09,Vienna,7',
  '2026-01-01,Vienna,5',
  '2026-02-01,Vienna,6',
  '2026-10-11,Vienna,4',
]);

test.each([
  ['bookings on 2025-13-01', '2025-13-01'],
  ['bookings on 2025-14-02', '2025-14-02'],
  ['bookings on 2026-00-10', '2026-00-10'],
  ['bookings on 13/13/2025', '13/13/2025'],
  ['bookings on 00/09/2026', '00/09/2026'],
  ['bookings on 31/9/2026', '31/9/2026'],
  ['bookings on 31.9.2026', '31.9.2026'],
  ['bookings from 2025-13-01 to 2025-14-01', '2025-13-01'],
])('"%s" names a day that no calendar has', async (question, day) => {
  const { status, headline } = await ask(question);
  expect(status).toBe('failed');
  expect(headline).toBe(`There is no day “${day}” in the calendar.`);
});

test('a day that the calendar has is answered', async () => {
  expect((await ask('bookings on 2025-12-09')).headline).toContain('7 bookings');
});
