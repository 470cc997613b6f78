import type { TreeNode } from './tree-node.ts';

export interface PlacedNode {
  readonly id: string;
  /** undefined: stands for the children of `parent` that are not shown. */
  readonly node: TreeNode | undefined;
  readonly parent: string | null;
  readonly depth: number;
  readonly x: number;
  readonly y: number;
  /** Of a node its children, of a stand-in the hidden ones. */
  readonly count: number;
  readonly open: boolean;
}

export const NODE_WIDTH = 272;
const COLUMN = 320;
const INDENT = 20;
const ROW = 64;
/** Children that are shown of an opened node before the rest stands together; those with something important always are. */
const SHOWN = 5;

export interface Openness {
  readonly open: ReadonlySet<string>;
  /** How many more children are shown of a node than at first. */
  readonly more: ReadonlyMap<string, number>;
}

/** The same nodes one below the other and indented by depth, for where there is no room for columns. */
export const indented = (placed: readonly PlacedNode[]): PlacedNode[] =>
  placed.map((one, row) => ({ ...one, x: one.depth * INDENT, y: row * ROW }));

/** Nodes from the left to the right by depth, leaves below each other, a parent in the middle of its children. */
export function placeNodes(nodes: readonly TreeNode[], { open, more }: Openness): PlacedNode[] {
  const children = Map.groupBy(nodes, (node) => node.parent);
  const heavy = importantWays(nodes);
  const placed: PlacedNode[] = [];
  let row = 0;

  const place = (node: TreeNode, depth: number): number => {
    const own = children.get(node.id) ?? [];
    const isOpen = own.length > 0 && open.has(node.id);
    const at = placed.length;
    const rows: number[] = [];
    // The parent's place is kept, so that the list is in reading order.
    placed.push({
      id: node.id,
      node,
      parent: node.parent,
      depth,
      x: depth * COLUMN,
      y: 0,
      count: own.length,
      open: isOpen,
    });
    if (isOpen) {
      const sorted = own.toSorted((one, other) => Number(heavy.has(other.id)) - Number(heavy.has(one.id)));
      const least = sorted.filter((child) => heavy.has(child.id)).length;
      const shown = Math.max(least, SHOWN) + (more.get(node.id) ?? 0);
      for (const child of sorted.slice(0, shown)) rows.push(place(child, depth + 1));
      const hidden = sorted.length - shown;
      if (hidden > 0) {
        rows.push(row);
        // Found again by its attribute, in which not every character survives.
        const id = `${node.id} more`;
        placed.push({
          id,
          node: undefined,
          parent: node.id,
          depth: depth + 1,
          x: (depth + 1) * COLUMN,
          y: row * ROW,
          count: hidden,
          open: false,
        });
        row += 1;
      }
    }
    const mine = rows.length === 0 ? row : ((rows[0] ?? 0) + (rows.at(-1) ?? 0)) / 2;
    if (rows.length === 0) row += 1;
    placed[at] = { ...(placed[at] as PlacedNode), y: mine * ROW };
    return mine;
  };
  for (const root of children.get(null) ?? []) place(root, 0);
  return placed;
}

/** Every node that is important or stands above one that is. */
export function importantWays(nodes: readonly TreeNode[]): ReadonlySet<string> {
  const parents = new Map(nodes.map((node) => [node.id, node.parent]));
  const ways = new Set<string>();
  for (const node of nodes)
    if (node.important)
      for (let id: string | null = node.id; id !== null && !ways.has(id); id = parents.get(id) ?? null)
        ways.add(id);
  return ways;
}
