import { expect, it } from 'vitest';
import type { Day } from '#src/shared/week.ts';
import { creditsLine, generationBlock } from './generation-block.ts';

const left = (creditsRemaining: number | null, creditsMonthly: number | null = 400) => ({
  creditsRemaining,
  creditsMonthly,
});

it('blocks members, and runs that cost more than is left', () => {
  const block = (isAdmin: boolean, steps: number, remaining: number | null) =>
    generationBlock({
      isAdmin,
      week: '2026-10-19' as Day,
      sourceId: 'a',
      steps,
      credits: left(remaining),
    });
  expect(block(false, 20, 400)).toBe('Admin access required');
  expect(block(true, 50, 10)).toBeUndefined();
  expect(block(true, 55, 10)).toBe('Not enough credits: this run needs 11, 10 are left.');
  expect(block(true, 20, 0)).toBe('Not enough credits: this run needs 4, 0 are left.');
  expect(block(true, 100, null)).toBeUndefined();
});

it('asks for a week and a source before it counts credits', () => {
  const wish = { isAdmin: true, steps: 20, credits: left(0) };
  expect(generationBlock({ ...wish, week: undefined, sourceId: 'a' })).toBe('Select week and source');
  // The source was deleted while the form stood open.
  expect(generationBlock({ ...wish, week: '2026-10-19' as Day, sourceId: undefined })).toBe(
    'Select week and source',
  );
});

it('takes no week from before the first of the source', () => {
  const wish = {
    isAdmin: true,
    sourceId: 'a',
    steps: 20,
    credits: left(400),
    firstWeek: '2025-09-15' as Day,
  };
  expect(generationBlock({ ...wish, week: '2025-09-08' as Day })).toBe(
    'The source has no data before the week of Sep 15, 2025. Choose that week or a later one.',
  );
  expect(generationBlock({ ...wish, week: '2025-09-15' as Day })).toBeUndefined();
});

it('tells what is left', () => {
  expect(creditsLine(left(390))).toBe('390 of 400 credits left this month');
  expect(creditsLine(left(null, null))).toBe('Unlimited credits');
  expect(creditsLine(left(12, null))).toBe('12 credits left');
});
