import { Database, Inbox } from 'lucide-react';
import { Button } from '#src/web/ui/button.tsx';
import { EmptyState } from '#src/web/ui/empty-state.tsx';
import { ErrorState } from '#src/web/ui/error-state.tsx';
import { Chapter, Specimen } from '#src/web/ui/gallery/specimen.tsx';
import { Notice } from '#src/web/ui/notice.tsx';
import { Progress } from '#src/web/ui/progress.tsx';
import { ConnectionIndicator } from '#src/web/ui/shell/connection-indicator.tsx';
import {
  CardSkeleton,
  Loading,
  StatSkeleton,
  TableSkeleton,
  TextSkeleton,
} from '#src/web/ui/skeleton-shapes.tsx';
import { showToast } from '#src/web/ui/toast-store.ts';

export function Feedback() {
  return (
    <Chapter id="feedback" title="Feedback and waiting">
      <Specimen name="Notice" wide>
        <div className="grid max-w-measure gap-3">
          <Notice>Google sampled this report: 61% of the sessions were read.</Notice>
          <Notice tone="caution" title="Saturday and Sunday are provisional">
            Google may still change them until Mar 11.
          </Notice>
          <Notice tone="danger" title="Generation failed" action={<Button size="small">Try Again</Button>}>
            Google did not answer. Nothing was charged and nothing was changed.
          </Notice>
          <Notice tone="live">A session is active.</Notice>
        </div>
      </Specimen>
      <Specimen name="Toast">
        <Button onClick={() => showToast({ title: 'Source updated' })}>Done</Button>
        <Button
          onClick={() =>
            showToast({
              title: 'Source disconnected',
              detail: 'Its insights stay.',
              action: { label: 'Undo', run: () => {} },
            })
          }
        >
          With undo
        </Button>
        <Button
          onClick={() =>
            showToast({
              title: 'Failed to update source',
              detail: 'Nothing was changed. Try again.',
              tone: 'danger',
            })
          }
        >
          Failure
        </Button>
      </Specimen>
      <Specimen name="Progress" wide>
        <div className="grid max-w-measure gap-6">
          <Progress label="Analyzing Mar 2 – 8" percent={52} step="Testing 214 of 412 segments" />
          <Progress label="Waiting for Google" step="Asking again in 8 sec" />
        </div>
      </Specimen>
      <Specimen name="ConnectionIndicator">
        <ConnectionIndicator state="live" />
        <ConnectionIndicator state="connecting" />
        <ConnectionIndicator state="offline" />
      </Specimen>
      <Specimen name="EmptyState" wide>
        <div className="grid gap-4 md:grid-cols-2">
          <EmptyState title="A quiet week" icon={<Inbox aria-hidden="true" size={20} />}>
            412 segments tested, none moved more than usual.
          </EmptyState>
          <EmptyState
            title="No sources yet"
            icon={<Database aria-hidden="true" size={20} />}
            action={<Button tone="primary">Add Source</Button>}
          >
            Connect Google Analytics 4 to see what changed.
          </EmptyState>
        </div>
      </Specimen>
      <Specimen name="ErrorState" wide>
        <ErrorState title="Timeline unavailable" detail="503, request 7f3a" onRetry={() => {}}>
          The server did not answer. Your insights are safe; try again in a minute.
        </ErrorState>
      </Specimen>
      <Specimen name="Skeletons" wide>
        <Loading label="Loading...">
          <div className="grid gap-8">
            <StatSkeleton />
            <div className="grid gap-8 md:grid-cols-2">
              <CardSkeleton count={2} />
              <TableSkeleton rows={4} columns={3} />
            </div>
            <TextSkeleton />
          </div>
        </Loading>
      </Specimen>
    </Chapter>
  );
}
