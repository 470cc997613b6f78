import { expect, it } from 'vitest';
import { trafficSeverity } from './traffic-severity.ts';

const of = (relative: number | null, expected = 100, metric = 'sessions') =>
  trafficSeverity({ metric, effect: { relative, expected } });

it.each([
  [-1, 'critical'],
  [-0.501, 'critical'],
  [-0.5, 'significant'],
  [-0.2, 'significant'],
  [-0.199, 'moderate'],
  [-0.1, 'moderate'],
  [-0.099, null],
  [0.6, null],
])('calls a change of %f %s', (relative, severity) => {
  expect(of(relative)).toBe(severity);
});

it('judges pages from fifty expected sessions on, and sessions alone', () => {
  expect(of(-0.6, 50)).toBe('critical');
  expect(of(-0.6, 49.9)).toBeNull();
  expect(of(-0.6, 100, 'revenue')).toBeNull();
  expect(of(null)).toBeNull();
});
