import type { TestedNode } from '../analysis.ts';

export interface TreeNode extends TestedNode {
  /** Ids of the nodes right below, in the order of their tests. */
  readonly children: readonly string[];
  readonly depth: number;
}

export interface ExplorationTree {
  readonly roots: readonly string[];
  readonly nodes: readonly TreeNode[];
}

const isSite = ({ segment }: TestedNode): boolean => Object.keys(segment).length === 0;

/**
 * The tests of an analysis as a forest, one tree for each metric. A node stands below the segment it was cut from; where that
 * was not tested itself (too small, or left to another cell table), below the site. Each test is in it exactly once.
 */
export function explorationTree(tested: readonly TestedNode[]): ExplorationTree {
  const byId = new Map<string, TestedNode>();
  for (const node of tested) if (!byId.has(node.id)) byId.set(node.id, node);
  const siteOf = new Map<string, string>();
  for (const node of byId.values())
    if (isSite(node) && !siteOf.has(node.metric)) siteOf.set(node.metric, node.id);

  const parentOf = (node: TestedNode): string | null => {
    if (node.parent !== null && node.parent !== node.id && byId.has(node.parent)) return node.parent;
    const site = siteOf.get(node.metric);
    return site === undefined || site === node.id ? null : site;
  };
  const parents = new Map([...byId.values()].map((node) => [node.id, parentOf(node)]));
  const children = Map.groupBy(byId.keys(), (id) => parents.get(id) ?? null);
  const depthOf = (id: string): number => {
    const parent = parents.get(id) ?? null;
    return parent === null ? 0 : depthOf(parent) + 1;
  };
  return {
    roots: children.get(null) ?? [],
    nodes: [...byId.values()].map((node) => ({
      ...node,
      parent: parents.get(node.id) ?? null,
      children: children.get(node.id) ?? [],
      depth: depthOf(node.id),
    })),
  };
}
