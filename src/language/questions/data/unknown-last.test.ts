import { expect, it } from 'vitest';
import { sumOfKnown } from './sums.ts';
import { unknownLast } from './unknown-last.ts';

it('puts what is unknown behind zero and below, whichever way the others go', () => {
  const values = [null, 0, -3, null, 5];
  expect(values.toSorted((a, b) => unknownLast(a, b, 'down'))).toEqual([5, 0, -3, null, null]);
  expect(values.toSorted((a, b) => unknownLast(a, b, 'up'))).toEqual([-3, 0, 5, null, null]);
});

it('adds up what is known, and nothing known to nothing known', () => {
  expect(sumOfKnown([2, null, 0])).toBe(2);
  expect(sumOfKnown([null, null])).toBeNull();
  expect(sumOfKnown([])).toBeNull();
});
