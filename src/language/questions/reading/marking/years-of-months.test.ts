import { expect, test } from 'vitest';
import type { Day } from '#src/shared/week.ts';
import { yearsOfMonths } from './years-of-months.ts';

const read = (text: string, firstDay = '2025-01-01') =>
  yearsOfMonths(text, '2026-03-09' as Day, firstDay as Day).text;

test('the same month twice, of this year and the last, is two months', () => {
  expect(read('clicks feb 26 vs feb 25')).toBe('clicks feb 2026 vs feb 2025');
  expect(read('feb 26 compared to Feb 25, at least 20 in Feb 25')).toBe(
    'feb 2026 compared to Feb 2025, at least 20 in Feb 2025',
  );
});

test.each([
  'clicks feb 26',
  'clicks jan 26 vs feb 25',
  'clicks feb 25 vs feb 24',
  'clicks from feb 3 to feb 25',
  'clicks feb 26, 2026 vs feb 25, 2026',
  'clicks 26 feb vs 25 feb',
])('%s stays as it is', (text) => {
  expect(read(text)).toBe(text);
});
