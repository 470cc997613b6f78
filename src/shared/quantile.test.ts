import fc from 'fast-check';
import { expect, test } from 'vitest';
import { median, quantileOf } from './quantile.ts';

const values = fc.array(fc.integer({ min: -1000, max: 1000 }), { minLength: 1, maxLength: 40 });

test('quantiles are those of a spreadsheet', () => {
  expect(quantileOf([4, 1, 3, 2], 0.25)).toBe(1.75);
  expect(quantileOf([4, 1, 3, 2], 1)).toBe(4);
  expect(quantileOf([7], 0.9)).toBe(7);
});

test('of nothing there is no middle, and none is zero', () => {
  expect(quantileOf([], 0.5)).toBeNull();
  expect(median([])).toBeNaN();
});

test('the median is the quantile of a half, in any order of the values', () => {
  fc.assert(
    fc.property(values, (numbers) => {
      expect(median(numbers)).toBeCloseTo(quantileOf(numbers, 0.5) ?? Number.NaN, 9);
      expect(median([...numbers].reverse())).toBe(median(numbers));
    }),
  );
});

test('at least that part of the values lies at or below a quantile', () => {
  fc.assert(
    fc.property(values, fc.double({ min: 0, max: 1, noNaN: true }), (numbers, part) => {
      const limit = quantileOf(numbers, part) ?? Number.NaN;
      const below = numbers.filter((value) => value <= limit + 1e-9).length;
      expect(below).toBeGreaterThanOrEqual(Math.floor((numbers.length - 1) * part) + 1);
    }),
  );
});
