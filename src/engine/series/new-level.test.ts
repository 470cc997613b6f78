import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isBeginning, newLevelSince, newLevels } from './new-level.ts';

const noise = { dispersion: 2, extra: 0.002 };
const weeks = (counts: readonly number[], exposure = 1000) => ({
  counts: Float64Array.from(counts),
  exposure: new Float64Array(counts.length).fill(exposure),
  complementOf: () => 1,
});

describe('a new level in the weeks before', () => {
  it.each([
    ['no step', [300, 310, 290, 305, 296, 301, 299, 303], -1],
    ['a step five weeks ago', [300, 310, 290, 150, 160, 155, 149, 152], 3],
    ['a step two weeks ago', [300, 310, 290, 305, 296, 301, 150, 148], 6],
    ['the week just before', [300, 310, 290, 305, 296, 301, 299, 120], 7],
    ['an accident weeks ago, left behind', [300, 310, 90, 305, 296, 301, 299, 303], 3],
    ['what came back, a level again', [300, 310, 150, 150, 150, 301, 299, 303], 5],
    ['what begins', [0, 0, 0, 0, 0, 80, 85, 90], 5],
    ['too little to tell', [4, 3, 5, 2, 1, 1], -1],
    ['too few weeks', [300, 100], -1],
  ])('%s', (_, counts, since) => {
    expect(newLevelSince(weeks(counts), noise)).toBe(since);
  });

  it('is one of each week in which a channel dies that takes two for it', () => {
    const sinces = newLevels(weeks([300, 310, 290, 305, 296, 301, 150, 0]), noise).map(({ since }) => since);
    expect(sinces).toContain(6);
    expect(sinces.at(-1)).toBe(7);
  });

  it('is a beginning where there was as good as nothing before', () => {
    expect(isBeginning(weeks([0, 0, 1, 0, 0, 80, 85, 90]), 5)).toBe(true);
    expect(isBeginning(weeks([3, 2, 4, 2, 3, 80, 85, 90]), 5)).toBe(false);
  });

  it('does not care how large the site is that a count is a share of', () => {
    fc.assert(
      fc.property(
        fc.array(fc.integer({ min: 0, max: 2000 }), { minLength: 4, maxLength: 8 }),
        fc.integer({ min: -8, max: 8 }),
        (counts, power) => {
          expect(newLevelSince(weeks(counts, 1000 * 2 ** power), noise)).toBe(
            newLevelSince(weeks(counts), noise),
          );
        },
      ),
    );
  });
});
