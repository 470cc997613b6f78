import { describe, expect, test } from 'vitest';
import { askedFile } from '../asking/asked-file.ts';

/** Ten whole months: 100 a day, and 150 in April. */
const DAYS = Array.from({ length: 304 }, (_, at) =>
  new Date(Date.UTC(2025, 6, 1 + at)).toISOString().slice(0, 10),
);
const asked = askedFile('2026-05-01', [
  'date,country,sessions',
  ...DAYS.flatMap((day) => [
    `${day},Canada,${day > '2026-04' ? 90 : 50}`,
    `${day},Germany,${day > '2026-04' ? 60 : 50}`,
  ]),
]);

describe('a time beside an average one is held against those before it', () => {
  test.each([
    'Was April 2026 better than an average month in sessions?',
    'Was April 2026 a better than average month for sessions?',
    'Did April 2026 have more sessions than an average month?',
    'Was last month worse than usual in sessions?',
  ])('%s', async (question) => {
    const { headline } = await asked(question);
    expect(headline).toMatch(/^4,500 sessions (?:in|last month).*: more than in any of the 8 months before/);
  });

  test.each([
    'Is April 2026 better than the average of all months in sessions?',
    'Did Canada in April 2026 have more sessions than the average month?',
  ])('and never against itself: %s', async (question) => {
    const { status, headline } = await asked(question);
    expect(status, headline).toBe('clarification_needed');
  });
});

test('the average of a time is told where nothing is held against it', async () => {
  const { headline } = await asked('average sessions per day in April 2026');
  expect(headline).toContain('150');
});
