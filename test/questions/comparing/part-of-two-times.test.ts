import { describe, expect, test } from 'vitest';
import type { Day } from '#src/shared/week.ts';
import { daysFrom } from '#src/shared/week.ts';
import { askedFile } from '../asking/asked-file.ts';

/** Two dives on each day from November 1, 2025 on; four from February 1, 2027 on. */
const asked = askedFile('2027-03-01', [
  'date,bay,dives',
  ...daysFrom('2025-11-01' as Day, '2027-02-28' as Day).map(
    (day) => `${day},North,${day < '2027-02-01' ? 2 : 4}`,
  ),
]);

describe('months held against those of which a part has no data', () => {
  test('the whole comes first, and it is said which part is compared', async () => {
    const { headline } = await asked('dives by month in 2026 vs the year before');
    expect(headline).toMatch(/^730 dives in 2026 in all\. Only a part of it has data on both sides: 122 /);
  });
});

describe('the average day of each month against that of the month before', () => {
  test.each([
    'average dives per day by month vs the month before',
    'average daily dives by month compared with the previous month',
  ])('%s', async (question) => {
    const { status, tables } = await asked(question);
    expect(status).toBe('answered');
    expect(tables[0]?.columns).toContain('Change');
    expect(tables[0]?.rows.at(-1)).toEqual(['2027-02-01', 4, 2, 1, 28]);
  });
});
