import { expect, test } from 'vitest';
import { type Day, daysFrom } from '#src/shared/week.ts';
import { askedFile } from '../asking/asked-file.ts';

const asked = askedFile('2026-01-10', [
  'date,shop,visits',
  ...daysFrom('2024-10-01' as Day, '2025-12-31' as Day).map((day) => `${day},Bern,9`),
]);

test.each(['average visits per day in 2025 vs 2024', 'average monthly visits in 2024 vs 2025'])(
  'a mean of a year of which there are three months says so: %s',
  async (question) => {
    const { assumptions } = await asked(question);
    expect(assumptions.join(' ').replaceAll('\u00a0', ' ')).toContain('The data begin on Oct 1, 2024');
  },
);
