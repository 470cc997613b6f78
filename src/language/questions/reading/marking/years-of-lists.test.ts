import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import type { Day } from '#src/shared/week.ts';
import { yearsOfLists } from './years-of-lists.ts';

const TODAY = '2026-12-31' as Day;

describe('the year of a list of months or quarters', () => {
  it.each([
    ['sessions in Jan, Feb and Mar 2025', 'sessions in Jan 2025, Feb 2025 and Mar 2025'],
    ['January vs February 2025 sessions', 'January 2025 vs February 2025 sessions'],
    ['Q1, Q2 and Q3 2025', 'Q1 2025, Q2 2025 and Q3 2025'],
    ['sessions 2025 Q1 vs 2025 Q2', 'sessions Q1 2025 vs Q2 2025'],
    ['revenue 2026 January', 'revenue January 2026'],
    ['clicks in Jan/Feb 2026', 'clicks in Jan to Feb 2026'],
    ['clicks in November plus December 2025', 'clicks in November 2025 plus December 2025'],
    ['January 2024 and March 2025', 'January 2024 and March 2025'],
    ['from January to March 2025', 'from January to March 2025'],
    ['on 2025-01-05', 'on 2025-01-05'],
    ['in March 2025', 'in March 2025'],
  ])('%s → %s', (said, read) => expect(yearsOfLists(said, TODAY).text).toBe(read));
});

test('months that each have a year of their own keep it', () => {
  const month = fc.constantFrom('January', 'Feb', 'Q3', 'dec', 'May', 'Q1');
  const year = fc.integer({ min: 2019, max: 2029 });
  const joint = fc.constantFrom(' and ', ', ', ' vs ', ' to ', ' or ', ' ');
  fc.assert(
    fc.property(fc.array(fc.tuple(month, year, joint), { minLength: 1, maxLength: 5 }), (parts) => {
      const said = parts.map(([name, of, then], at) => `${at === 0 ? '' : then}${name} ${of}`).join('');
      expect(yearsOfLists(said, TODAY).text).toBe(said);
    }),
  );
});

test('every month of a list gets the one year that stands behind it', () => {
  const months = fc.uniqueArray(fc.constantFrom('January', 'March', 'Jun', 'Oct', 'December'), {
    minLength: 2,
  });
  const joint = fc.constantFrom(' and ', ', ', ' or ', ' & ');
  fc.assert(
    fc.property(months, joint, fc.integer({ min: 2019, max: 2029 }), (names, between, year) => {
      const read = yearsOfLists(`${names.join(between)} ${year}`, TODAY).text;
      expect(read.split(between)).toEqual(names.map((name) => `${name} ${year}`));
    }),
  );
});

test('a month to come, held against one of this year, is the one that was', () => {
  expect(yearsOfLists('takings December vs June 2026', '2026-07-01' as Day)).toEqual({
    text: 'takings December 2025 vs June 2026',
    spellings: [{ said: 'December', read: 'December 2025' }],
  });
});
