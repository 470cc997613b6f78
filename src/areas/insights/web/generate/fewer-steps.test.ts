import { expect, it } from 'vitest';
import { fewerSteps } from './fewer-steps.ts';

const known = (steps: number, stepsUnderWay: number | null) => ({
  exploration: { lastRun: null, depth: 2, steps, setsLeft: 0 },
  stepsUnderWay,
});

it('says before a run that it would replace a deeper one', () => {
  expect(fewerSteps(known(100, null), 50)).toMatch(
    /^This week was analysed with 100 steps\. A run with 50 replaces its insights/,
  );
  expect(fewerSteps(known(20, 100), 50)).toMatch(/^A run of this week with 100 steps is under way/);
});

it('is silent where nothing is lost', () => {
  expect(fewerSteps(known(50, null), 50)).toBeUndefined();
  expect(fewerSteps(known(0, null), 20)).toBeUndefined();
  expect(fewerSteps(known(20, 40), 50)).toBeUndefined();
});
