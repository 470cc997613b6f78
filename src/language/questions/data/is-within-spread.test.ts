import { expect, it } from 'vitest';
import { isWithinSpread } from './is-within-spread.ts';

it.each([
  // Means 11 and 13, variances 1 and 1: 2 against 2 · √(2/3) = 1.63
  { one: [10, 11, 12], other: [12, 13, 14], isWithin: false },
  // Means 11 and 12.5: 1.5 against 1.63
  { one: [10, 11, 12], other: [11.5, 12.5, 13.5], isWithin: true },
  // Variances 1 and 100: 10 against 2 · √(101/3) = 11.6
  { one: [10, 11, 12], other: [11, 21, 31], isWithin: true },
  { one: [10, 11, 12], other: [13, 23, 33], isWithin: false },
  // All alike: the least difference is one, and none is none
  { one: [5, 5, 5], other: [6, 6, 6], isWithin: false },
])('$one and $other: $isWithin', ({ one, other, isWithin }) => {
  expect(isWithinSpread(one, other)).toBe(isWithin);
  expect(isWithinSpread(other, one)).toBe(isWithin);
});

it('two figures tell of no spread', () => {
  expect(isWithinSpread([1, 9], [2, 10])).toBe(false);
});
