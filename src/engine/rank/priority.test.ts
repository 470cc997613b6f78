import { expect, it } from 'vitest';
import { priorityOf } from './priority.ts';

const change = {
  metric: 'sessions',
  isProblem: true,
  relative: -0.6,
  q: 0.01,
  shareOfSite: 0.1,
  confidence: 0.95,
};

it('goes by the part of the site and by how sure the change is', () => {
  expect(priorityOf(change)).toBe(1);
  expect(priorityOf({ ...change, confidence: 0.85 })).toBe(2);
  expect(priorityOf({ ...change, shareOfSite: 0.03 })).toBe(2);
  expect(priorityOf({ ...change, confidence: 0.7 })).toBe(3);
});

it('does not wait to know the exact place where half of the orders are gone for sure', () => {
  const lost = { ...change, metric: 'purchases', confidence: 0.7 };
  expect(priorityOf(lost)).toBe(1);
  expect(priorityOf({ ...lost, shareOfSite: 0.01 })).toBe(2);
  expect(priorityOf({ ...lost, q: 0.08 })).toBe(3);
  expect(priorityOf({ ...lost, relative: -0.3 })).toBe(3);
  expect(priorityOf({ ...lost, isProblem: false })).toBe(3);
});
