import { expect, it } from 'vitest';
import { simulateSite } from '../../../benchmarks/sites/simulate-site.ts';
import type { TestedNode } from '../analysis.ts';
import { analyzeWeek } from '../analyze-week.ts';

const EXPLAINED: readonly TestedNode['verdict'][] = [
  'explained_by_child',
  'explained_by_parent',
  'duplicate',
];

// A week in which a test of 10 % was once put down to another that did not pass.
it('explains nothing by what it does not keep', () => {
  const { kept, nodes } = analyzeWeek(simulateSite({ seed: 1048, sessions: 1500, countries: 8 }), {
    seed: 1,
  });
  expect(kept).toBe(0);
  expect(nodes.some(({ q }) => q <= 0.1)).toBe(true);
  expect(nodes.filter(({ verdict }) => EXPLAINED.includes(verdict))).toEqual([]);
  expect(nodes.some(({ verdict }) => verdict === 'guarded')).toBe(true);
});
