import {
  Background,
  Controls,
  type Edge,
  Handle,
  type Node,
  type NodeProps,
  Position,
  ReactFlow,
  type ReactFlowInstance,
} from '@xyflow/react';
import '@xyflow/react/dist/style.css';
import { type FocusEvent, type KeyboardEvent, useEffect, useMemo, useRef, useState } from 'react';
import { classNames } from '#src/web/ui/class-names.ts';
import { usePhone } from '#src/web/ui/use-media-query.ts';
import { importantWays, indented, NODE_WIDTH, type PlacedNode, placeNodes } from './place-nodes.ts';
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
  readonly isIndented: boolean;
  readonly press: (placed: PlacedNode) => void;
}>;

const elementOf = (id: string): HTMLElement | null =>
  document.querySelector(`[data-tree-node="${CSS.escape(id)}"]`);

const MORE = 25;
/** As `h-13` below. */
const NODE_HEIGHT = 52;

/**
 * A tree to pan and zoom. Every node is a button: pressed, it is chosen and opens or closes. Arrows walk: up and down
 * through what is shown, right into a node, left to the one above.
 */
export function TreeCanvas({ label, nodes, selected, onSelect }: TreeCanvasProps) {
  const [open, setOpen] = useState<ReadonlySet<string>>(() => importantWays(nodes));
  const [more, setMore] = useState<ReadonlyMap<string, number>>(new Map());
  const isPhone = usePhone();
  const flow = useRef<ReactFlowInstance<Shown>>(null);
  const placed = useMemo(() => {
    const across = placeNodes(nodes, { open, more });
    return isPhone ? indented(across) : across;
  }, [nodes, open, more, isPhone]);

  // Where the rest of a node's children stood, the first of them stands then, and takes over the focus.
  const unfolded = useRef(-1);
  useEffect(() => {
    const first = placed[unfolded.current];
    unfolded.current = -1;
    // The drawing takes the nodes over after this.
    if (first !== undefined) requestAnimationFrame(() => elementOf(first.id)?.focus());
  }, [placed]);

  const press = (one: PlacedNode) => {
    if (one.node === undefined) {
      const above = one.parent ?? '';
      unfolded.current = placed.indexOf(one);
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
    if (target !== undefined) elementOf(target.id)?.focus();
  };

  const shown: Shown[] = placed.map((one) => ({
    id: one.id,
    type: 'one',
    position: { x: one.x, y: one.y },
    width: NODE_WIDTH,
    height: NODE_HEIGHT,
    data: { placed: one, chosen: one.id === selected, isIndented: isPhone, press },
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
      type: isPhone ? 'smoothstep' : 'default',
      style: { stroke: 'var(--line-strong)' },
      focusable: false,
    }));
  return (
    <section
      aria-label={label}
      className={`${controlColours} h-[70dvh] rounded-box border border-line`}
      onKeyDown={onKeyDown}
      onFocus={(event) => bringIntoFrame(event, flow.current)}
    >
      <ReactFlow
        nodes={shown}
        edges={edges}
        nodeTypes={nodeTypes}
        // Another layout is another drawing, which begins where the tree does.
        key={isPhone ? 'down' : 'across'}
        onInit={(ready) => {
          flow.current = ready;
          showRoot(ready, placed);
        }}
        minZoom={0.1}
        maxZoom={1.5}
        nodesConnectable={false}
        nodesFocusable={false}
        edgesFocusable={false}
        disableKeyboardA11y
        proOptions={{ hideAttribution: true }}
      >
        <Background color="var(--line)" />
        <Controls showInteractive={false} position="bottom-right" />
      </ReactFlow>
    </section>
  );
}

/** The buttons of the drawing come with colours of their own, which know one theme. */
const controlColours =
  '[--xy-controls-button-background-color:var(--raised)] [--xy-controls-button-background-color-hover:var(--hover)] [--xy-controls-button-border-color:var(--line-strong)] [--xy-controls-button-color:var(--ink)] [--xy-controls-button-color-hover:var(--ink)]';

const MARGIN = 12;
/** Smaller than this the words cannot be read; then the tree is larger than its frame, and is panned. */
const LEAST_ZOOM = 0.9;

/** As much of the tree as can be read, its root at the left edge, and in the middle of the height where it would not be in sight otherwise. */
function showRoot(flow: ReactFlowInstance<Shown>, placed: readonly PlacedNode[]): void {
  const frame = document.querySelector('.react-flow')?.getBoundingClientRect();
  const root = placed.find((one) => one.parent === null);
  if (frame === undefined || root === undefined) return;
  const [right, bottom] = [placed.map(({ x }) => x + NODE_WIDTH), placed.map(({ y }) => y + NODE_HEIGHT)].map(
    (ends) => Math.max(...ends) + 2 * MARGIN,
  ) as [number, number];
  const zoom = Math.max(LEAST_ZOOM, Math.min(1, frame.width / right, frame.height / bottom));
  const isInSight = MARGIN + (root.y + NODE_HEIGHT) * zoom <= frame.height;
  const y = isInSight ? MARGIN : frame.height / 2 - (root.y + NODE_HEIGHT / 2) * zoom;
  void flow.setViewport({ x: MARGIN, y, zoom });
}

/** A node that the keyboard reached outside of the frame: the drawing moves, where a browser would scroll its inside away. */
function bringIntoFrame({ target, currentTarget }: FocusEvent, flow: ReactFlowInstance<Shown> | null): void {
  if (flow === null || !target.matches('[data-tree-node]:focus-visible')) return;
  for (let box = target.parentElement; box !== null && box !== currentTarget; box = box.parentElement)
    box.scrollTo(0, 0);
  const [node, frame] = [target.getBoundingClientRect(), currentTarget.getBoundingClientRect()];
  const { x, y, zoom } = flow.getViewport();
  const moved = {
    x: x + wayInto(node.left, node.right, frame.left, frame.right),
    y: y + wayInto(node.top, node.bottom, frame.top, frame.bottom),
  };
  if (moved.x !== x || moved.y !== y) void flow.setViewport({ ...moved, zoom });
}

/** How far something must move to lie between two edges. */
function wayInto(from: number, to: number, first: number, last: number): number {
  if (from < first + MARGIN) return first + MARGIN - from;
  return Math.min(0, last - MARGIN - to);
}

const tones: Record<TreeNode['tone'], string> = {
  gain: 'border-l-4 border-l-gain-fill',
  loss: 'border-l-4 border-l-loss-fill',
  mark: 'border-l-4 border-l-mark',
  quiet: '',
};

function OneNode({ data: { placed, chosen, isIndented, press } }: NodeProps<Shown>) {
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
          // The drawing takes the pointer away from nodes that can be neither dragged nor selected in its own way.
          'nodrag pointer-events-auto h-13 w-full overflow-hidden rounded-control border border-line-strong bg-raised px-2.5 text-left text-note',
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
            <span className="flex gap-2 text-soft">
              <span className="min-w-0 flex-1 truncate" title={node.detail}>
                {node.detail}
              </span>
              {count > 0 && (
                <span className="shrink-0 text-faint">
                  {open ? '▾' : '▸'} {count} inside
                </span>
              )}
              <span className="sr-only">, {node.verdict}</span>
            </span>
          </>
        )}
      </button>
      {isIndented ? (
        <Handle type="source" position={Position.Bottom} className="invisible" style={{ left: 8 }} />
      ) : (
        <Handle type="source" position={Position.Right} className="invisible" />
      )}
    </>
  );
}

const nodeTypes = { one: OneNode };
