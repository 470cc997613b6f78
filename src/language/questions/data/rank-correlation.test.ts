import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { rankCorrelation } from './rank-correlation.ts';

const series = fc
  .integer({ min: 12, max: 80 })
  .chain((many) =>
    fc.tuple(
      fc.array(fc.integer({ min: -50, max: 50 }), { minLength: many, maxLength: many }),
      fc.array(fc.integer({ min: -50, max: 50 }), { minLength: many, maxLength: many }),
    ),
  );

describe('a rank correlation', () => {
  test('is that of Spearman where values are equal, too', () => {
    // By hand: of the ranks 1, 2.5, 2.5, 4 … 10 against 1 … 10 the products are 82, their squares 82 and 82.5
    const found = rankCorrelation([4, 5, 1, 10, 2, 6, 9, 2, 8, 7], [4, 5, 1, 10, 2, 6, 9, 3, 8, 7]);
    expect(found?.value).toBeCloseTo(82 / Math.sqrt(82 * 82.5), 12);
  });

  test('is −29/165 of the ten pairs that textbooks count (intelligence and hours of television)', () => {
    const found = rankCorrelation(
      [106, 100, 86, 101, 99, 103, 97, 113, 112, 110],
      [7, 27, 2, 50, 28, 29, 20, 12, 6, 17],
    );
    expect(found?.value).toBeCloseTo(-29 / 165, 12);
  });

  test('lies within its range, which lies from −1 to 1, and turns with one of the two', () => {
    fc.assert(
      fc.property(series, ([xs, ys]) => {
        const found = rankCorrelation(xs, ys);
        if (found === undefined) return;
        expect(found.low).toBeLessThanOrEqual(found.value);
        expect(found.high).toBeGreaterThanOrEqual(found.value);
        expect(Math.max(Math.abs(found.low), Math.abs(found.high))).toBeLessThanOrEqual(1);
        const turned = rankCorrelation(
          xs.map((x) => -x),
          ys,
        );
        expect(turned?.value).toBeCloseTo(-found.value, 10);
      }),
    );
  });

  test('knows only the order of values', () => {
    fc.assert(
      fc.property(series, ([xs, ys]) => {
        const cubes = xs.map((x) => x ** 3);
        expect(rankCorrelation(cubes, ys)?.value).toEqual(rankCorrelation(xs, ys)?.value);
      }),
    );
  });

  test('is none of a number that never moves, nor of few pairs', () => {
    expect(rankCorrelation(new Array(30).fill(4), [...new Array(30).keys()])).toBeUndefined();
    expect(rankCorrelation([1, 2, 3, 4], [2, 1, 4, 3])).toBeUndefined();
  });

  test('covers nothing in 95 of 100 pairs of series that wander by themselves', () => {
    const random = seeded(20_170_103);
    let outside = 0;
    const runs = 400;
    for (let run = 0; run < runs; run++) {
      const found = rankCorrelation(wandering(random, 120), wandering(random, 120));
      if (found === undefined || found.low > 0 || found.high < 0) outside++;
    }
    // Taken for independent days it would be three times as many.
    expect(outside / runs).toBeLessThan(0.09);
  });
});

/** Each day remembers 0.6 of the one before. */
function wandering(random: () => number, many: number): number[] {
  const values: number[] = [];
  for (let at = 0; at < many; at++) {
    const chance = random() + random() + random() - 1.5;
    values.push(0.6 * (values.at(-1) ?? 0) + chance);
  }
  return values;
}

function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 48_271) % 2_147_483_647;
    return state / 2_147_483_647;
  };
}
