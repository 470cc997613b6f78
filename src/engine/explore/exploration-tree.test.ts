import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { simulateSite } from '../../../benchmarks/sites/simulate-site.ts';
import type { TestedNode } from '../analysis.ts';
import { analyzeWeek } from '../analyze-week.ts';
import { explorationTree } from './exploration-tree.ts';

const node = (id: string, parent: string | null, segment: Record<string, string> = {}): TestedNode => ({
  id,
  parent,
  segment,
  metric: 'sessions',
  test: 'log_level_t',
  observed: 1,
  expected: 1,
  p: 1,
  q: 1,
  verdict: 'not_significant',
});

describe('explorationTree', () => {
  it('puts a segment whose parent was not tested below the site', () => {
    const { roots, nodes } = explorationTree([node('site', null), node('a', 'untested', { channel: 'A' })]);
    expect(roots).toEqual(['site']);
    expect(nodes).toMatchObject([
      { id: 'site', children: ['a'], depth: 0 },
      { id: 'a', parent: 'site', depth: 1 },
    ]);
  });

  it('keeps every test of an analysis once, each reached from a root', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 50 }), fc.integer({ min: 1, max: 40 }), (seed, stepsBudget) => {
        const facts = simulateSite({ seed, sessions: 3000, countries: 4, pages: 5 });
        const tested = analyzeWeek(facts, { seed: 1, stepsBudget }).nodes;
        const { roots, nodes } = explorationTree(tested);
        const byId = new Map(nodes.map((one) => [one.id, one]));
        const reached: string[] = [];
        const visit = (id: string) => {
          reached.push(id);
          for (const child of byId.get(id)?.children ?? []) visit(child);
        };
        roots.forEach(visit);
        expect(reached.toSorted()).toEqual(tested.map(({ id }) => id).toSorted());
      }),
      { numRuns: 8 },
    );
  });
});
