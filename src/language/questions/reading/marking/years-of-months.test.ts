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
  'clicks feb 24',
  'clicks jan 26 vs feb 25',
  'clicks feb 25 vs feb 24',
  'clicks from feb 3 to feb 25',
  'clicks feb 26, 2026 vs feb 25, 2026',
  'clicks 26 feb vs 25 feb',
  'clicks feb 26 vs feb 19',
  'clicks from jan 26 to feb 26',
  'clicks between jan 26 and feb 26',
  'clicks on jan 26 and feb 26',
  'clicks on feb 26',
  'clicks in the week of feb 26',
  'clicks in feb 26 to 28',
  // No data of that year, or still to come
  'clicks in feb 24',
  'clicks in december 26',
])('%s stays as it is', (text) => {
  expect(read(text)).toBe(text);
});

test.each([
  ['clicks in January 26', 'clicks in January 2026'],
  ['clicks for feb 25 by query', 'clicks for feb 2025 by query'],
  ['share of mobile during mar 26', 'share of mobile during mar 2026'],
  ['clicks jan 26 vs feb 26', 'clicks jan 2026 vs feb 2026'],
  ['clicks dec 25 and jan 26', 'clicks dec 2025 and jan 2026'],
])('%s are months of those years, which is said', (text, full) => {
  const { text: is, spellings } = yearsOfMonths(text, '2026-03-09' as Day, '2025-01-01' as Day);
  expect(is).toBe(full);
  expect(spellings.length).toBeGreaterThan(0);
});

test.each(['clicks jan 26', 'feb 26 clicks'])('%s is the day where nothing tells, which is said', (text) => {
  const { text: is, spellings } = yearsOfMonths(text, '2026-03-09' as Day, '2025-01-01' as Day);
  expect(is).toBe(text);
  expect(spellings).toEqual([expect.objectContaining({ read: expect.stringMatching(/ 26, 2026$/) })]);
});

test('of the two that one is meant which lies in the data', () => {
  expect(read('clicks jan 26', '2026-01-27')).toBe('clicks jan 2026');
});
