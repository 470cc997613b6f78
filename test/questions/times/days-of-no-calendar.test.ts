import { expect, test } from 'vitest';
import { askedFile } from '../asking/asked-file.ts';

const ask = askedFile('2026-10-12', [
  'date,hotel,bookings',
  '2025-02-28,Vienna,3',
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

test('what is no day is nobody who is called like its parts', async () => {
  const sizes = askedFile('2026-06-15', [
    'date,variant,sales',
    '2026-05-01,2025,7',
    '2026-05-02,45 cm,5',
    '2026-06-14,30 cm,4',
  ]);
  for (const day of ['2025-02-30', '45/13/2026'])
    expect((await sizes(`sales on ${day}`)).headline).toBe(`There is no day “${day}” in the calendar.`);
});

test.each([
  ['bookings on february 29 2025', 'february 29 2025', 'bookings on 2025-02-28'],
  ['bookings on February 29, 2025?', 'February 29, 2025', 'bookings on 2025-02-28?'],
  ['bookings on the 31st of april 2026', '31st of april 2026', 'bookings on the 2026-04-30'],
  ['bookings on 30 Feb 2026 in Vienna', '30 Feb 2026', 'bookings on 2026-02-28 in Vienna'],
])('of a date said in words the nearest one is offered: %s', async (question, day, nearest) => {
  const { status, headline, clarification } = await ask(question);
  expect(status).toBe('clarification_needed');
  expect(headline).toBe(`There is no day “${day}” in the calendar.`);
  expect(clarification?.choices.map((one) => one.question)).toEqual([nearest]);
});

test('a day of a year that no data can have is outside, and in the calendar', async () => {
  expect((await ask('bookings on 0001-01-01')).headline).toBe(
    '“0001-01-01” lies outside the years that can be asked about.',
  );
});

test.each(['bookings in february 2026', 'bookings on february 29 2024', 'the 30 best days of february 2026'])(
  'others are days: %s',
  async (question) => {
    expect((await ask(question)).headline).not.toContain('in the calendar');
  },
);

test('a day that the calendar has is answered', async () => {
  expect((await ask('bookings on 2025-12-09')).headline).toContain('7 bookings');
});
