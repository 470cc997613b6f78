import { describe, expect, test } from 'vitest';
import { followedFile } from '../../asking/asked-file.ts';

/** Two bookings on each day of January and February 2026, three on Sundays; asked on Monday, February 23. */
const days = Array.from({ length: 53 }, (_, at) =>
  new Date(Date.UTC(2026, 0, 1 + at)).toISOString().slice(0, 10),
);
const asked = followedFile('2026-02-23', [
  'date,hotel,bookings',
  ...days.map((day) => `${day},Linz,${new Date(`${day}T00:00:00Z`).getUTCDay() === 0 ? 3 : 2}`),
]);

/** A day is written with spaces that do not break. */
const told = async (...questions: readonly string[]): Promise<string> =>
  (await asked(...questions)).headline.replaceAll(/\s/g, ' ');

describe('the week behind a day is the one that it lies in', () => {
  test.each([
    ['bookings on 2026-02-10', 'the whole week', /^15 bookings in the week of Feb 9 to Feb 15, 2026/],
    ['bookings on 2026-02-10', 'and that whole week?', /^15 bookings in the week of Feb 9/],
    ['bookings on 2026-02-10', 'the week', /^15 bookings in the week of Feb 9/],
    ['bookings on 2026-01-10', 'that month', /^66 bookings in January 2026/],
    ['bookings yesterday', 'the whole week', /^15 bookings in the week of Feb 16 to Feb 22, 2026/],
    ['bookings yesterday', 'the whole month', /^48 bookings from Feb 1 to Feb 22, 2026/],
    ['bookings in january by week', 'the whole month', /^66 bookings in January 2026/],
  ])('%s | %s', async (first, then, headline) => {
    expect(await told(first, then)).toMatch(headline);
  });

  test('the same week again is not every week of the data', async () => {
    expect((await asked('bookings last week', 'the week')).status).not.toBe('answered');
  });
});

describe('last Sunday behind yesterday is the last one, though it was yesterday', () => {
  test.each([
    [['bookings yesterday', 'last sunday'], /last Sunday \(Feb 22, 2026\)/],
    [['bookings yesterday', 'last sunday', 'the sunday before'], /on Feb 15, 2026/],
    [['bookings last sunday', 'the sunday before'], /on Feb 15, 2026/],
    [['bookings on 2026-02-22', 'last sunday'], /on Feb 15, 2026/],
  ])('%j', async (questions, headline) => {
    expect(await told(...questions)).toMatch(headline);
  });
});

describe('by which unit "when" is asked stands behind', () => {
  test.each([
    ['when do we get the most bookings, by month', /^January 2026 had the most bookings/],
    ['when do we get the most bookings month wise?', /^January 2026 had the most bookings/],
    ['when are bookings highest, by weekday', /^Sunday had the most bookings/],
    ['when did we get the most bookings', /^(?:Jan|Feb) \d+, 2026/],
  ])('%s', async (question, headline) => {
    expect(await told(question)).toMatch(headline);
  });
});
