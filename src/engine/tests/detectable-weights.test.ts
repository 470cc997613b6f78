import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { detectableWeights } from './detectable-weights.ts';

const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;

describe('weights by what a test can show', () => {
  it('add up to the number of tests, and leave each at least three tenths of an equal part', () => {
    const test = fc.record({
      expected: fc.double({ min: 0, max: 1e6, noNaN: true }),
      deviation: fc.double({ min: 0, max: 1e5, noNaN: true }),
    });
    fc.assert(
      fc.property(fc.array(test, { minLength: 1, maxLength: 60 }), (tests) => {
        const weights = detectableWeights(tests);
        expect(mean(weights)).toBeCloseTo(1, 9);
        for (const weight of weights) expect(weight).toBeGreaterThanOrEqual(0.3 - 1e-9);
      }),
    );
  });

  it('give most to the tests that a change of 30 % would decide', () => {
    const hopeless = { expected: 30, deviation: 15 };
    const open = { expected: 1200, deviation: 80 };
    const weights = detectableWeights([...Array.from({ length: 200 }, () => hopeless), open, open]);
    expect(weights[0]).toBeLessThan(1);
    expect(weights[200]).toBeGreaterThan(20);
  });

  it('spare what shows such a change anyway, and of two alike prefer the one on which more hangs', () => {
    const of = (expected: number, size: number) => ({
      expected,
      deviation: (0.3 * expected) / size,
      level: { expected },
    });
    const [sure, open, small] = detectableWeights([
      of(10_000, 10),
      of(1200, 4),
      of(100, 4),
      ...Array.from({ length: 40 }, () => of(60, 1.5)),
    ]) as [number, number, number];
    expect(sure).toBeLessThan(1);
    expect(open).toBeGreaterThan(5);
    expect(small).toBeGreaterThan(1);
    expect(open).toBeGreaterThan(1.5 * small);
  });
});
