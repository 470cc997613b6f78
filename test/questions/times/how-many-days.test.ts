import { describe, expect, test } from 'vitest';
import { type Day, daysFrom } from '#src/shared/week.ts';
import { askedFile } from '../asking/asked-file.ts';

const asked = askedFile('2026-03-09', [
  'date,shop,visits',
  ...daysFrom('2025-01-01' as Day, '2026-03-08' as Day).map((day) => `${day},Bern,1`),
]);

describe('several days, weeks or months without their number are asked about', () => {
  test.each([
    ['visits in the last days of February', 'Visits in the last 3 days of February'],
    ['visits in the first days of February', 'Visits in the first 3 days of February'],
    ['visits in the final few days of February', 'Visits in the last 3 days of February'],
    ['visits in the last weeks of 2025', 'Visits in the last 2 weeks of 2025'],
    ['visits in the last days', 'Visits in the last 3 days'],
    ['visits over the past few weeks', 'Visits in the last 2 weeks'],
    ['visits in recent weeks', 'Visits in the last 2 weeks'],
  ])('%s', async (question, choice) => {
    const { status, clarification } = await asked(question);
    expect(status).toBe('clarification_needed');
    expect(clarification?.choices[0]?.question).toBe(choice);
    expect((await asked(choice)).status).toBe('answered');
  });

  test.each([
    ['visits in the last couple of days of February', 2],
    ['visits on the last day of February', 1],
    ['last weeks visits', 7],
    ['visits in the last 3 days of February', 3],
  ])('%s says how many', async (question, visits) => {
    expect((await asked(question)).tables[0]?.rows[0]?.[0]).toBe(visits);
  });
});

describe('a week that the year does not have', () => {
  test.each([
    'visits in week 53 of 2025',
    'week 53 of 2025',
    'visits in 2025-W53',
    'visits since week 53 of 2025',
    'visits in week 53 of last year',
    'visits in week 53',
    'visits in week 60 of 2025',
  ])('%s', async (question) => {
    const { status, headline, clarification } = await asked(question);
    expect(status).toBe('clarification_needed');
    expect(headline).toContain('That year has no week of this number');
    expect(clarification?.choices.map((choice) => choice.question)).toEqual([
      expect.stringMatching(/ in week 52 of 2025$/),
      expect.stringMatching(/ in week 1 of 2026$/),
    ]);
  });

  test('2020 has a week 53', async () => {
    const old = askedFile('2021-03-09', [
      'date,shop,visits',
      ...daysFrom('2020-12-01' as Day, '2021-03-08' as Day).map((day) => `${day},Bern,1`),
    ]);
    for (const question of [
      'visits in week 53 of 2020',
      'visits in week 53',
      'visits in week 53 of last year',
    ])
      expect((await old(question)).tables[0]?.rows[0]?.[0]).toBe(7);
  });
});
