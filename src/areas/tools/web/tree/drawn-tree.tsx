import { useMemo } from 'react';
import { Badge } from '#src/web/ui/badge.tsx';
import { writeValue } from '../result/write-value.ts';
import type { ExplorationNode, ExplorationTree } from './exploration-tree.ts';

/** The most certain of the nodes beside each other; the others are in the JSON. */
const MOST_BESIDE = 12;

const verdicts: Record<ExplorationNode['verdict'], string> = {
  kept: 'kept',
  not_significant: 'no change',
  explained_by_parent: 'explained above',
  explained_by_child: 'explained inside',
  guarded: 'guarded',
  duplicate: 'same place',
};

type Nodes = ReadonlyMap<string, ExplorationNode>;

/** Tests from the site down. A branch that holds something kept stands open. */
export function DrawnTree({ tree }: { tree: ExplorationTree }) {
  const nodes: Nodes = useMemo(() => new Map(tree.nodes.map((node) => [node.id, node])), [tree]);
  const open = useMemo(() => withKept(nodes), [nodes]);
  return (
    <div className="min-w-0 text-ui">
      <p className="mb-3 text-soft">
        {tree.tested.toLocaleString('en-US')} tested, {tree.kept} kept, week of {tree.weekStart}.
      </p>
      <Branch ids={tree.roots} nodes={nodes} open={open} />
    </div>
  );
}

function Branch({ ids, nodes, open }: { ids: readonly string[]; nodes: Nodes; open: ReadonlySet<string> }) {
  const all = ids
    .flatMap((id) => nodes.get(id) ?? [])
    .sort((a, b) => Number(open.has(b.id)) - Number(open.has(a.id)) || a.q - b.q);
  const shown = all.slice(0, MOST_BESIDE);
  return (
    <ul className="grid min-w-0 gap-1 border-l border-line pl-4">
      {shown.map((node) => (
        <li key={node.id} className="min-w-0">
          {node.children.length === 0 ? (
            <div className="py-0.5">
              <Test node={node} />
            </div>
          ) : (
            <details open={open.has(node.id)}>
              <summary className="cursor-pointer rounded-control py-0.5">
                <Test node={node} />
              </summary>
              <Branch ids={node.children} nodes={nodes} open={open} />
            </details>
          )}
        </li>
      ))}
      {all.length > shown.length && (
        <li className="text-note text-faint">{all.length - shown.length} more are in the JSON.</li>
      )}
    </ul>
  );
}

function Test({ node }: { node: ExplorationNode }) {
  const place = Object.values(node.segment).join(' · ') || 'The site';
  return (
    <span className="inline-flex max-w-full flex-wrap items-baseline gap-x-2 [overflow-wrap:anywhere]">
      <span className="font-medium">{place}</span>
      <span className="text-soft">
        {node.metricLabel} {writeValue(node.observed)}, expected {writeValue(node.expected)}
      </span>
      <span className="text-note text-faint">q {writeValue(node.q)}</span>
      <Badge tone={node.verdict === 'kept' ? 'live' : 'neutral'}>{verdicts[node.verdict]}</Badge>
    </span>
  );
}

/** Nodes that were kept or have a kept one somewhere inside. */
function withKept(nodes: Nodes): ReadonlySet<string> {
  const open = new Set<string>();
  for (const { id, verdict } of nodes.values())
    if (verdict === 'kept')
      for (let at: string | null = id; at !== null && !open.has(at); at = nodes.get(at)?.parent ?? null)
        open.add(at);
  return open;
}
