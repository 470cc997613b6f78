import { describe, expect, it } from 'vitest';
import { chanceOfChange, promiseOf } from './promise.ts';

describe('the promise of a node', () => {
  const node = { kind: 'members', share: 0.3, cut: 'device' } as const;

  it('grows with the evidence that its place moved, and with what is at stake', () => {
    const quiet = promiseOf(node, [{ p: 0.8, stake: 0.02 }]);
    const likely = promiseOf(node, [{ p: 1e-4, stake: 0.02 }]);
    const large = promiseOf(node, [{ p: 1e-4, stake: 0.2 }]);
    expect(quiet).toBeLessThan(likely);
    expect(likely).toBeLessThan(large);
    expect(promiseOf({ ...node, kind: 'site' }, [])).toBe(1);
  });

  it('bounds the chance of a change by Sellke, Bayarri and Berger', () => {
    // −e · 0.05 · ln 0.05 = 0.4072; prior odds 1 : 9.
    expect(chanceOfChange(0.05)).toBeCloseTo(0.1 / (0.1 + 0.4072 * 0.9), 4);
    expect(chanceOfChange(0.9)).toBeCloseTo(0.1, 10);
    expect(chanceOfChange(0)).toBe(1);
  });
});
