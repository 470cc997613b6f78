import { lazy, Suspense } from 'react';
import { CopyButton } from '#src/web/ui/copy-button.tsx';
import { Section } from '#src/web/ui/section.tsx';
import { Skeleton } from '#src/web/ui/skeleton.tsx';
import type { ToolResult } from '../use-tools.ts';
import type { ExplorationTree } from './exploration-tree.ts';

const DrawnTree = lazy(() => import('./drawn-tree.tsx').then(({ DrawnTree: one }) => ({ default: one })));
const JsonView = lazy(() =>
  import('../result/json-view.tsx').then(({ JsonView: one }) => ({ default: one })),
);

/** The tree drawn, and below it as it came. */
export function TreeResult({ result }: { result: ToolResult }) {
  const { tree } = result.value as { tree: ExplorationTree | null };
  const text = () => JSON.stringify(tree, null, 2);
  return (
    <Section
      title="Exploration Tree:"
      detail={
        tree === null
          ? 'No run has explored this source yet. Generate a week first.'
          : 'A proper visualization of the raw JSON below it: each node is a test, those inside it look closer.'
      }
      actions={<CopyButton label="Copy JSON" text={text} />}
    >
      <Suspense fallback={<Skeleton className="h-64" />}>
        <div className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-6">
          {tree && <DrawnTree tree={tree} />}
          <JsonView value={tree} label="Exploration tree" />
        </div>
      </Suspense>
    </Section>
  );
}
