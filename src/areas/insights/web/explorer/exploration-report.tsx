import type { Source } from '#src/areas/sources/contract.ts';
import { formatDayRange } from '#src/web/ui/format/date.ts';
import { Notice } from '#src/web/ui/notice.tsx';
import { Progress } from '#src/web/ui/progress.tsx';
import { Section } from '#src/web/ui/section.tsx';
import type { Exploration } from '../../explorer-contract.ts';
import { ExplorationFindings } from './exploration-findings.tsx';

export interface ExplorationReportProps {
  readonly exploration: Exploration;
  readonly sources: readonly Source[];
}

/** The newest exploration: how far it is, why it failed, or what it found. */
export function ExplorationReport({ exploration, sources }: ExplorationReportProps) {
  const { startDate, endDate, sourceId, status, result, failure } = exploration;
  const source = sources.find(({ id }) => id === sourceId)?.name ?? 'a source that was deleted';
  return (
    <Section title="Last exploration" detail={`${formatDayRange(startDate, endDate)}, ${source}`}>
      <div aria-live="polite">
        {status === 'failed' && (
          <Notice tone="danger">{`Analysis failed: ${failure ?? 'the reason is not known.'}`}</Notice>
        )}
        {(status === 'queued' || status === 'in_progress') && <UnderWay exploration={exploration} />}
        {result !== null && <ExplorationFindings exploration={exploration} result={result} />}
      </div>
    </Section>
  );
}

function UnderWay({ exploration: { status, progress, currentStep } }: { exploration: Exploration }) {
  return (
    <div className="grid gap-3">
      <Progress
        label="Exploring historical data"
        percent={progress}
        step={status === 'queued' ? 'Waiting for the run before it. It starts by itself.' : currentStep}
      />
      <p className="text-note text-faint">
        You can leave this page; the result stays here and on the timeline.
      </p>
    </div>
  );
}
