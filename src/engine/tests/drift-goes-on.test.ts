import { describe, expect, it } from 'vitest';
import { driftGoesOn } from './drift-goes-on.ts';

const WEEKS = 15;
/** From 100 on by 4 % a week. */
const rise = { slope: 0.04, start: Math.log(100) };
const fall = { slope: -0.04, start: Math.log(100) };
const after = (part: number, slope: number): number => 100 * Math.exp(part * slope * WEEKS);

describe('a drift goes on', () => {
  it.each([
    ['a rise where the week lies on the line', rise, after(1, 0.04), true],
    ['a rise with a little more than half of it', rise, after(0.51, 0.04), true],
    ['a rise with a little less than half of it', rise, after(0.49, 0.04), false],
    ['a rise that is gone', rise, 100, false],
    ['a rise that ends below its beginning', rise, 60, false],
    ['a fall with a little more than half of it', fall, after(0.51, -0.04), true],
    ['a fall with a little less than half of it', fall, after(0.49, -0.04), false],
    ['a fall to nothing at all', fall, 0, true],
  ])('%s', (_, drift, observed, goesOn) => {
    expect(driftGoesOn(drift, WEEKS, observed)).toBe(goesOn);
  });
});
