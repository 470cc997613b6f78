import { describe, expect, test } from 'vitest';
import { type Day, daysFrom } from '#src/shared/week.ts';
import { askedFile } from '../asking/asked-file.ts';

/** As many as the day of the month, but many more in the middle of each: the best week is never the first or the last. */
const asked = askedFile('2026-03-09', [
  'date,shop,visits',
  ...daysFrom('2025-10-01' as Day, '2026-03-08' as Day).map((day) => {
    const date = Number(day.slice(8));
    return `${day},Bern,${date > 14 && date < 22 ? 1000 : date}`;
  }),
]);

describe('an end of a stretch that is left out is a time, and never the largest one', () => {
  test.each([
    ['visits in January but not the first week', 'without Jan 5, 2026 to Jan 11, 2026'],
    ['visits in January without its first week', 'without Jan 5, 2026 to Jan 11, 2026'],
    ['without the first week, how many visits in January', 'without Jan 5, 2026 to Jan 11, 2026'],
    ['visits in January except the second week', 'without Jan 12, 2026 to Jan 18, 2026'],
    ['visits in January without the first day', 'without Jan 1, 2026'],
    ['visits in January except the first 3 days', 'without Jan 1, 2026 to Jan 3, 2026'],
    ['visits in January without the first two weeks', 'without Jan 1, 2026 to Jan 14, 2026'],
    ['visits in Q4 2025 without the first month', 'without October 2025'],
    ['visits in January excluding the last two days', 'without Jan 30, 2026 to Jan 31, 2026'],
    // What of it lies within the month
    ['visits in January without the last week', 'without Jan 26, 2026 to Jan 31, 2026'],
    ['visits in January minus the final week', 'without Jan 26, 2026 to Jan 31, 2026'],
  ])('%s', async (question, days) => {
    const { status, headline } = await asked(question);
    expect(status).toBe('answered');
    expect(headline.replace(/\u00a0/g, ' ')).toContain(days);
  });

  test('which week the first one is, is told', async () => {
    const { assumptions } = await asked('visits in January but not the first week');
    expect(assumptions.join(' ')).toContain('belong to the month that they begin in');
  });

  test('the last week of today’s calendar where the stretch holds it', async () => {
    const { headline } = await asked('visits this year without the last week');
    expect(headline.replace(/\u00a0/g, ' ')).toContain('without Mar 2, 2026 to Mar 8, 2026');
  });

  test('the best week stays the best one', async () => {
    const { headline } = await asked('visits in January without the best week');
    expect(headline.replace(/\u00a0/g, ' ')).toContain('without Jan 12, 2026 to Jan 18, 2026');
  });
});

describe('how many days an end has, and of what it is one, is asked', () => {
  test.each(['visits in January without the last days', 'visits in January without the first few days'])(
    '%s',
    async (question) => {
      const { status, clarification } = await asked(question);
      expect(status).toBe('clarification_needed');
      expect(clarification?.choices[0]?.question).toMatch(
        /^Visits in January 2026 without the (?:first|last) 3 days$/,
      );
    },
  );

  test.each(['visits without the first week', 'visits in January vs February without the first week'])(
    '%s',
    async (question) => {
      expect((await asked(question)).status).toBe('clarification_needed');
    },
  );
});
