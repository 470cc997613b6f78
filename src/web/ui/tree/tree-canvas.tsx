import {
  Background,
  Controls,
  type Edge,
  Handle,
  type Node,
  type NodeProps,
  Position,
  ReactFlow,
} from '@xyflow/react';
import '@xyflow/react/dist/style.css';
import { type KeyboardEvent, useMemo, useState } from 'react';
import { classNames } from '#src/web/ui/class-names.ts';
import { importantWays, NODE_WIDTH, type PlacedNode, placeNodes } from './place-nodes.ts';
import type { TreeNode } from './tree-node.ts';

export interface TreeCanvasProps {
  readonly label: string;
  readonly nodes: readonly TreeNode[];
  readonly selected: string | undefined;
  readonly onSelect: (id: string) => void;
}

type Shown = Node<{
  readonly placed: PlacedNode;
  readonly chosen: boolean;
  readonly press: (placed: PlacedNode) => void;
}>;

const MORE = 25;

/**
 * A tree to pan and zoom. Every node is a button: pressed, it is chosen and opens or closes. Arrows walk: up and down
 * through what is shown, right into a node, left to the one above.
 */
export function TreeCanvas({ label, nodes, selected, onSelect }: TreeCanvasProps) {
  const [open, setOpen] = useState<ReadonlySet<string>>(() => importantWays(nodes));
  const [more, setMore] = useState<ReadonlyMap<string, number>>(new Map());
  const placed = useMemo(() => placeNodes(nodes, { open, more }), [nodes, open, more]);

  const press = (one: PlacedNode) => {
    if (one.node === undefined) {
      const above = one.parent ?? '';
      setMore(new Map(more).set(above, (more.get(above) ?? 0) + MORE));
      return;
    }
    onSelect(one.id);
    if (one.count === 0) return;
    const next = new Set(open);
    if (!next.delete(one.id)) next.add(one.id);
    setOpen(next);
  };

  const onKeyDown = (event: KeyboardEvent) => {
    const id = (event.target as HTMLElement).dataset['treeNode'];
    const at = placed.findIndex((one) => one.id === id);
    const here = placed[at];
    if (here === undefined) return;
    const target = {
      ArrowDown: placed[at + 1],
      ArrowUp: placed[at - 1],
      ArrowLeft: placed.find((one) => one.id === here.parent),
      ArrowRight: here.open ? placed[at + 1] : undefined,
    }[event.key];
    if (event.key === 'ArrowRight' && !here.open && here.count > 0) press(here);
    else if (target === undefined) return;
    event.preventDefault();
    if (target !== undefined)
      document.querySelector<HTMLElement>(`[data-tree-node="${CSS.escape(target.id)}"]`)?.focus();
  };

  const shown: Shown[] = placed.map((one) => ({
    id: one.id,
    type: 'one',
    position: { x: one.x, y: one.y },
    width: NODE_WIDTH,
    data: { placed: one, chosen: one.id === selected, press },
    draggable: false,
    selectable: false,
    focusable: false,
  }));
  const edges: Edge[] = placed
    .filter((one) => one.parent !== null)
    .map((one) => ({
      id: one.id,
      source: one.parent ?? '',
      target: one.id,
      style: { stroke: 'var(--line-strong)' },
      focusable: false,
    }));
  return (
    <section aria-label={label} className="h-[70dvh] rounded-box border border-line" onKeyDown={onKeyDown}>
      <ReactFlow
        nodes={shown}
        edges={edges}
        nodeTypes={nodeTypes}
        fitView
        fitViewOptions={{ maxZoom: 1, minZoom: 0.65, padding: 0.05 }}
        minZoom={0.1}
        maxZoom={1.5}
        nodesConnectable={false}
        nodesFocusable={false}
        edgesFocusable={false}
        disableKeyboardA11y
        proOptions={{ hideAttribution: true }}
      >
        <Background color="var(--line)" />
        <Controls showInteractive={false} />
      </ReactFlow>
    </section>
  );
}

const tones: Record<TreeNode['tone'], string> = {
  gain: 'border-l-4 border-l-gain-fill',
  loss: 'border-l-4 border-l-loss-fill',
  mark: 'border-l-4 border-l-mark',
  quiet: '',
};

function OneNode({ data: { placed, chosen, press } }: NodeProps<Shown>) {
  const { node, count, open } = placed;
  return (
    <>
      <Handle type="target" position={Position.Left} className="invisible" />
      <button
        type="button"
        data-tree-node={placed.id}
        aria-expanded={node !== undefined && count > 0 ? open : undefined}
        aria-pressed={node === undefined ? undefined : chosen}
        onClick={() => press(placed)}
        className={classNames(
          'nodrag h-13 w-full overflow-hidden rounded-control border border-line-strong bg-raised px-2.5 text-left text-note',
          node === undefined && 'border-dashed text-soft',
          node !== undefined && tones[node.tone],
          chosen && 'outline-2 outline-accent',
        )}
      >
        {node === undefined ? (
          `${count} more`
        ) : (
          <>
            <span className="block truncate font-medium" title={node.title}>
              <span aria-hidden="true">{node.sign} </span>
              {node.title}
            </span>
            <span className="block truncate text-soft">
              {node.detail}
              {count > 0 && ` · ${open ? '▾' : '▸'} ${count} inside`}
              <span className="sr-only">, {node.verdict}</span>
            </span>
          </>
        )}
      </button>
      <Handle type="source" position={Position.Right} className="invisible" />
    </>
  );
}

const nodeTypes = { one: OneNode };
