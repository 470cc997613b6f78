import { expect, test } from 'vitest';
import { type Day, daysFrom } from '#src/shared/week.ts';
import { askedFile } from '../asking/asked-file.ts';

const asked = askedFile('2026-03-09', [
  'date,shop,visits',
  ...daysFrom('2025-01-01' as Day, '2026-03-08' as Day).map((day) => `${day},Bern,1`),
]);

test.each([
  ['visits in fiscal year 2025', 365],
  ['visits in the financial year 2025', 365],
  ['visits in FY25', 365],
  ['visits last fiscal year', 365],
  ['visits this FY', 67],
  ['visits in Q1 FY2025', 90],
  ['visits in the last two fiscal quarters', 184],
])('%s: that it is taken for a year of the calendar is told', async (question, visits) => {
  const { tables, assumptions } = await asked(question);
  expect(tables[0]?.rows[0]?.[0]).toBe(visits);
  expect(assumptions.join(' ')).toContain('When a fiscal year begins is not known');
});

test('a year is no fiscal one', async () => {
  expect((await asked('visits in 2025')).assumptions.join(' ')).not.toContain('fiscal');
});

test.each(['visits in fiscal year 2024/25', 'visits in the fiscal year'])(
  '%s is asked about',
  async (question) => {
    expect((await asked(question)).status).not.toBe('answered');
  },
);
