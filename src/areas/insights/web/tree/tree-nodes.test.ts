import { expect, it } from 'vitest';
import type { ExplorationNode, ExplorationTree } from '../../exploration-contract.ts';
import { treeNodes } from './tree-nodes.ts';

const node = (id: string, rest: Partial<ExplorationNode>): ExplorationNode => ({
  id,
  metric: 'sessions',
  metricLabel: 'Sessions',
  unit: 'count',
  segment: {},
  test: 'log_level_t',
  observed: 916,
  expected: 1570,
  p: 0.3,
  q: 0.6,
  verdict: 'not_significant',
  cardId: null,
  parent: null,
  children: [],
  depth: 0,
  ...rest,
});

it('names no two tests of one metric and segment alike, and says of which test the numbers are', () => {
  const tree = {
    tested: 3,
    kept: 0,
    falseDiscoveryRate: 0.05,
    currency: null,
    nodes: [
      node('a', {}),
      node('b', { test: 'log_linear_trend_t' }),
      node('c', { test: 'log_linear_trend_t', segment: { channel: 'Direct' } }),
    ],
  } as unknown as ExplorationTree;
  const [, level, trend, direct] = treeNodes(tree);
  expect([level?.title, trend?.title, direct?.title]).toEqual([
    'Sessions: Whole site',
    'Sessions, trend: Whole site',
    'Sessions, trend: Direct',
  ]);
  expect(level?.detail).toMatch(/^1\.57K → 916 · Could be chance$/);
  expect(direct?.detail).toMatch(/^Trend test: 1\.57K → 916 · Could be chance$/);
});
