import { describe, expect, it } from 'vitest';
import { Random } from '../../../benchmarks/sites/random.ts';
import { readOrderValues } from './order-values.ts';

describe('order values', () => {
  const random = new Random(21);
  const orders = Float64Array.from({ length: 400 }, () => 1 + Math.floor(3 * random.uniform()));
  const revenue = orders.map((count) => {
    let sum = 0;
    for (let order = 0; order < count; order++) sum += 60 + 80 * random.uniform();
    return sum;
  });

  it('knows an order that stands alone exactly and one among others nearly', () => {
    const counts = orders.slice();
    const values = revenue.slice();
    counts[5] = 1;
    values[5] = 9000;
    counts[9] = 19;
    values[9] = 18 * 100 + 17_859.5;
    const { outliers, winsorized, cap } = readOrderValues(values, counts);
    expect(outliers.map(({ row, exact }) => [row, exact])).toEqual([
      [9, false],
      [5, true],
    ]);
    expect(outliers[1]?.value).toBe(9000);
    expect(outliers[0]?.value).toBeGreaterThan(17_859.5 * 0.98);
    expect(outliers[0]?.value).toBeLessThan(17_859.5 * 1.02);
    expect(winsorized[5]).toBe(cap);
    expect(winsorized[9]).toBeLessThan(19 * 200);
  });

  it('leaves ordinary cells as they are', () => {
    const { winsorized, outliers } = readOrderValues(revenue, orders);
    expect(outliers.length).toBeLessThan(20);
    expect(winsorized.filter((value, row) => value !== revenue[row]).length).toBe(outliers.length);
  });
});
