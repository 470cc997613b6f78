import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { attribution } from './contributions.ts';
import { attributeMixAndRate } from './mix-and-rate.ts';
import { attributeChain } from './order-chain.ts';

const sum = (contributions: readonly { change: number }[]) =>
  contributions.reduce((all, { change }) => all + change, 0);
const tolerance = (...sizes: number[]) => 1e-9 * Math.max(1, ...sizes.map(Math.abs));
const positive = fc.double({ min: 1e-3, max: 1e6, noNaN: true });

describe('attributions add up exactly', () => {
  it('by dimension, whatever is cut off', () => {
    const value = fc.double({ min: -1e6, max: 1e6, noNaN: true });
    fc.assert(
      fc.property(value, fc.array(value, { maxLength: 40 }), (total, changes) => {
        const parts = changes.map((change, index) => ({
          member: `m${index}`,
          observed: change,
          expected: 0,
          change,
        }));
        const { contributions } = attribution('by_dimension', 'country', total, parts, '(rest)');
        expect(Math.abs(sum(contributions) - total)).toBeLessThan(tolerance(total, ...changes));
        expect(contributions.filter(({ remainder }) => remainder).length).toBeLessThanOrEqual(1);
      }),
    );
  });

  it('mix and rate, and gives the mix to the mix', () => {
    const member = fc.tuple(positive, positive, positive, positive);
    fc.assert(
      fc.property(fc.array(member, { minLength: 1, maxLength: 20 }), (rows) => {
        const members = rows.map(([events, trials, expectedEvents, expectedTrials], index) => ({
          member: `m${index}`,
          events,
          trials,
          expectedEvents,
          expectedTrials,
        }));
        const all = (key: 'events' | 'trials' | 'expectedEvents' | 'expectedTrials') =>
          members.reduce((total, one) => total + one[key], 0);
        const total = all('events') / all('trials') - all('expectedEvents') / all('expectedTrials');
        const { contributions } = attributeMixAndRate('channel', total, members);
        expect(Math.abs(sum(contributions) - total)).toBeLessThan(
          tolerance(total, ...contributions.map(({ change }) => change)),
        );
      }),
    );
    // Both rates stay; only the shares change: 50 of 100 and 10 of 100 become 50 of 100 and 30 of 300.
    const { contributions } = attributeMixAndRate('channel', 80 / 400 - 60 / 200, [
      { member: 'good', events: 50, trials: 100, expectedEvents: 50, expectedTrials: 100 },
      { member: 'poor', events: 30, trials: 300, expectedEvents: 10, expectedTrials: 100 },
    ]);
    expect(contributions[0]).toMatchObject({ member: '(mix)' });
    expect(contributions[0]?.change).toBeCloseTo(-0.1, 12);
    expect(contributions.slice(1).every(({ change }) => Math.abs(change) < 1e-12)).toBe(true);
  });

  it('along a chain, and has nothing to say of zeros', () => {
    const factor = fc.tuple(positive, positive);
    fc.assert(
      fc.property(fc.array(factor, { minLength: 1, maxLength: 4 }), (pairs) => {
        const factors = pairs.map(([observed, expected], index) => ({
          name: `f${index}`,
          observed,
          expected,
        }));
        const product = (key: 'observed' | 'expected') => factors.reduce((all, one) => all * one[key], 1);
        const total = product('observed') - product('expected');
        const result = attributeChain(total, factors);
        expect(Math.abs(sum(result!.contributions) - total)).toBeLessThan(
          tolerance(product('observed'), product('expected')),
        );
      }),
    );
    expect(attributeChain(5, [{ name: 'sessions', observed: 5, expected: 0 }])).toBeNull();
    // Sessions double, the rate stays: all of the change is theirs.
    const { contributions } = attributeChain(100, [
      { name: 'sessions', observed: 2000, expected: 1000 },
      { name: 'rate', observed: 0.1, expected: 0.1 },
    ])!;
    expect(contributions.find(({ member }) => member === 'sessions')?.change).toBeCloseTo(100, 9);
  });
});
