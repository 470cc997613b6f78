import { useMemo, useState } from 'react';
import { Button } from '#src/web/ui/button.tsx';
import { CopyButton } from '#src/web/ui/copy-button.tsx';
import { TreeCanvas } from '#src/web/ui/tree/tree-canvas.tsx';
import type { ExplorationTree as Tree } from '../../exploration-contract.ts';
import { NodeDetail } from './node-detail.tsx';
import { treeNodes } from './tree-nodes.ts';

export interface ExplorationTreeProps {
  readonly organizationId: string;
  readonly tree: Tree;
  readonly cardHref: (cardId: string) => string;
}

/** What a run tested, drawn; the node that was pressed below it, and the raw data one press away. */
export function ExplorationTree({ organizationId, tree, cardHref }: ExplorationTreeProps) {
  const [selected, setSelected] = useState<string>();
  const [raw, setRaw] = useState(false);
  const nodes = useMemo(() => treeNodes(tree), [tree]);
  const node = tree.nodes.find((one) => one.id === selected);
  const text = () => JSON.stringify(tree, null, 2);
  return (
    <div className="grid min-w-0 gap-4">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <p className="text-note text-faint">
          ▲▼ kept · △▽ moved, and told by another node · “·” could be chance. Expected → this week. Arrow keys
          walk the nodes.
        </p>
        <div className="flex gap-1">
          <Button size="small" aria-pressed={raw} onClick={() => setRaw(!raw)}>
            Raw JSON
          </Button>
          <CopyButton label="Copy JSON" text={text} />
        </div>
      </div>
      {raw ? (
        <pre
          // biome-ignore lint/a11y/noNoninteractiveTabindex: a keyboard must be able to scroll it
          tabIndex={0}
          className="max-h-[70dvh] overflow-auto rounded-box bg-sunken p-4 font-mono text-note"
        >
          {text()}
        </pre>
      ) : (
        <TreeCanvas label="Exploration tree" nodes={nodes} selected={selected} onSelect={setSelected} />
      )}
      {node !== undefined && (
        <NodeDetail
          organizationId={organizationId}
          invocationId={tree.invocationId}
          node={node}
          currency={tree.currency ?? undefined}
          cardHref={cardHref}
        />
      )}
    </div>
  );
}
