import { lazy, Suspense, useState } from 'react';
import { CopyButton } from '#src/web/ui/copy-button.tsx';
import { Section } from '#src/web/ui/section.tsx';
import { Skeleton } from '#src/web/ui/skeleton.tsx';
import { Tabs } from '#src/web/ui/tabs.tsx';
import type { ToolResult } from '../use-tools.ts';
import { holdsNothing } from './write-value.ts';

const JsonView = lazy(() => import('./json-view.tsx').then(({ JsonView: one }) => ({ default: one })));
const Readable = lazy(() => import('./readable.tsx').then(({ Readable: one }) => ({ default: one })));

const tabs = [
  { id: 'readable', label: 'Readable' },
  { id: 'json', label: 'JSON' },
] as const;

/** What a tool answered: for people, and as it came. */
export function Response({ result }: { result: ToolResult }) {
  const [shown, setShown] = useState<(typeof tabs)[number]['id']>('json');
  const { label, value } = result;
  const text = () => JSON.stringify(value, null, 2) ?? String(value);
  return (
    <Section title="API Response:" detail={label} actions={<CopyButton label="Copy JSON" text={text} />}>
      <div aria-live="polite">
        {holdsNothing(value) && (
          <p className="mb-3 text-ui text-soft">
            This answer is empty: nothing is there for the source and the week chosen above. Generate the week
            first.
          </p>
        )}
        <Tabs label="How the response is shown" tabs={tabs} selected={shown} onSelect={setShown}>
          <Suspense fallback={<Skeleton className="h-64" />}>
            {shown === 'json' ? <JsonView value={value} label={label} /> : <Readable value={value} />}
          </Suspense>
        </Tabs>
      </div>
    </Section>
  );
}
