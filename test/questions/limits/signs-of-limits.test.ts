import { describe, expect, test } from 'vitest';
import { askedFile } from '../asking/asked-file.ts';

const ask = askedFile('2026-02-01', [
  'date,hotel,bookings',
  '2026-01-05,Vienna,7',
  '2026-01-05,Graz,0',
  '2026-01-06,Vienna,3',
  '2026-01-06,Graz,2',
  '2026-01-07,Vienna,50',
  '2026-01-07,Graz,60',
]);

describe('the sign of a limit below zero', () => {
  test.each([
    ['hotels with more than -5 bookings', 'above -5'],
    ['days with bookings below -1', 'below -1'],
    ['days with bookings below minus 1', 'below -1'],
    ['hotels with bookings ≥ -1', 'at least -1'],
    ['days with bookings < -5', 'below -5'],
    ['days with bookings of -1 to 5', 'at least -1 and at most 5'],
    ['days with between -5 and -1 bookings', 'at least -5 and at most -1'],
  ])('"%s" keeps it', async (question, limit) => {
    const { status, headline } = await ask(question);
    expect(status).toBe('answered');
    expect(headline).toContain(limit);
  });

  test.each(['days with 5-10 bookings', 'days with bookings of 5 - 10', 'days with 5–10 bookings'])(
    '"%s" has a dash',
    async (question) => {
      const { headline } = await ask(question);
      expect(headline).toContain('at least 5 and at most 10');
    },
  );

  test.each(['top -3 hotels by bookings', 'bottom -2 hotels by bookings'])(
    '"%s" names no number of rows',
    async (question) => {
      expect((await ask(question)).status).toBe('clarification_needed');
    },
  );
});

test('a range whose upper end is named first is the same range', async () => {
  const { headline } = await ask('days with between 10 and 5 bookings');
  expect(headline).toContain('at least 5 and at most 10');
});

test('a change of less than a negative number is asked about', async () => {
  const { status } = await ask('hotels with a change of less than -10 % in bookings in January');
  expect(status).toBe('clarification_needed');
});

test('how many of a kind is no range of a number', async () => {
  expect((await ask('bookings from 1 to 10 hotels')).status).toBe('clarification_needed');
});
