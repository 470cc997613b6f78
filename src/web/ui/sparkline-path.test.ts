import { expect, test } from 'vitest';
import { sparkPath, sparkPoints } from '#src/web/ui/sparkline-path.ts';

test('the smallest value lies at the bottom, the largest at the top', () => {
  expect(sparkPoints([1, 3, 2], 10, 8)).toEqual([
    { x: 0, y: 8 },
    { x: 5, y: 0 },
    { x: 10, y: 4 },
  ]);
});

test('the line is broken where there is no data', () => {
  expect(sparkPath(sparkPoints([0, null, 2, 1], 9, 2))).toBe('M0 2M6 0L9 1');
});

test('a line that never moved runs through the middle, and no data draws nothing', () => {
  expect(sparkPath(sparkPoints([5, 5], 4, 8))).toBe('M0 4L4 4');
  expect(sparkPath(sparkPoints([null, null], 4, 8))).toBe('');
});
