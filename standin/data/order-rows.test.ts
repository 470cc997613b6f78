import fc from 'fast-check';
import { expect, it } from 'vitest';
import { labelOrder, orderRows } from './order-rows.ts';

const size = 40;
const key = fc.record({
  values: fc
    .array(fc.oneof(fc.integer({ min: -3, max: 3 }), fc.double({ noNaN: true })), { minLength: size, maxLength: size })
    .map((values) => Float64Array.from(values, (value) => value + 0)),
  descending: fc.boolean(),
});
const rows = fc.uniqueArray(fc.nat({ max: size - 1 })).map((list) => Uint32Array.from(list));

it('sorts as a comparison function would, equal rows in the order they had', () => {
  fc.assert(
    // Fifteen keys of up to 40 values each pack to far more than a double holds.
    fc.property(rows, fc.array(key, { maxLength: 15 }), (list, keys) => {
      const expected = [...list].sort((a, b) => {
        for (const { values, descending } of keys) {
          const [left, right] = [values[a]!, values[b]!];
          if (left !== right) return left < right === descending ? 1 : -1;
        }
        return 0;
      });
      expect([...orderRows(list.slice(), keys)]).toEqual(expected);
    }),
    { numRuns: 300 },
  );
});

it('knows the three orders of labels', () => {
  const labels = ['b', 'A', '10', '9', 'a', '(not set)'];
  const sorted = (orderType: string) => {
    const places = labelOrder(labels, orderType);
    return labels.map((_, index) => index).sort((a, b) => places[a]! - places[b]! || a - b).map((index) => labels[index]);
  };
  expect(sorted('ALPHANUMERIC')).toEqual(['(not set)', '10', '9', 'A', 'a', 'b']);
  expect(sorted('CASE_INSENSITIVE_ALPHANUMERIC')).toEqual(['(not set)', '10', '9', 'A', 'a', 'b']);
  expect(labelOrder(labels, 'CASE_INSENSITIVE_ALPHANUMERIC')[1]).toBe(labelOrder(labels, 'CASE_INSENSITIVE_ALPHANUMERIC')[4]);
  expect(sorted('NUMERIC')).toEqual(['b', 'A', 'a', '(not set)', '9', '10']);
});
