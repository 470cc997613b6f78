import { describe, expect, it } from 'vitest';
import type { Day } from '#src/shared/week.ts';
import { aYearAgo } from './a-year-ago.ts';

describe('this month a year ago', () => {
  it.each([
    ['sessions this month last year', 'sessions in march 2025'],
    ['sessions in the same month last year', 'sessions in march 2025'],
    ['revenue a year ago this month', 'revenue in march 2025'],
    ['sessions this quarter last year', 'sessions in Q1 2025'],
    ['sessions this week last year', 'sessions in the week of 2025-03-10'],
    ['revenue this month compared to the same month last year', null],
    ['sessions in february vs the same month last year', null],
    ['sessions this month', null],
  ])('%s → %s', (said, read) => expect(aYearAgo(said, '2026-03-09' as Day)).toBe(read ?? said));
});
