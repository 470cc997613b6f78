import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { falseDiscoveryRates } from './false-discovery.ts';

const p = fc.double({ min: 0, max: 1, noNaN: true });

describe('false discovery rates', () => {
  it('are those of Benjamini and Hochberg in one tier', () => {
    // p.adjust(c(.01, .02, .03, .04, .5), "BH") of R.
    const q = falseDiscoveryRates([0.01, 0.02, 0.03, 0.04, 0.5].map((value) => ({ p: value, tier: 'one' })));
    for (const [index, expected] of [0.05, 0.05, 0.05, 0.05, 0.5].entries())
      expect(q[index]).toBeCloseTo(expected, 12);
  });

  it('keep the order of p within a tier and never fall below p', () => {
    fc.assert(
      fc.property(
        fc.array(fc.record({ p, tier: fc.constantFrom('a', 'b', 'c') }), { minLength: 1, maxLength: 60 }),
        (tests) => {
          const q = falseDiscoveryRates(tests);
          for (const [i, one] of tests.entries())
            for (const [j, other] of tests.entries())
              if (one.tier === other.tier && one.p < other.p) expect(q[i]!).toBeLessThanOrEqual(q[j]!);
          for (const value of q) expect(value).toBeLessThanOrEqual(1);
        },
      ),
    );
  });

  it('give a lone test of the site its own share of the budget beside a thousand segments', () => {
    const crowd = Array.from({ length: 1000 }, (_, index) => ({ p: (index + 0.5) / 1000, tier: 'two' }));
    const [q] = falseDiscoveryRates([{ p: 0.004, tier: 'site' }, ...crowd]);
    expect(q).toBeLessThan(0.01);
  });
});
