import { useOrganization } from '#src/web/api/current-organization.tsx';
import { ButtonLink } from '#src/web/ui/button-link.tsx';
import { Notice } from '#src/web/ui/notice.tsx';
import { Progress } from '#src/web/ui/progress.tsx';
import { Section } from '#src/web/ui/section.tsx';
import type { Card } from '../../contract.ts';

/** Runs of this week that go on, with how far they are; or why the newest one failed. */
export function ActiveWorkflows({ workflows }: { workflows: readonly Card[] }) {
  return (
    <Section title="Active Workflows" count={workflows.length}>
      <div className="grid gap-4">
        {workflows.map((card) => (
          <Workflow key={card.id} card={card} />
        ))}
      </div>
    </Section>
  );
}

function Workflow({ card }: { card: Card }) {
  const { isAdmin, path } = useOrganization();
  const { status, progressPercentage, currentStep, failure } = card.payload;
  if (status === 'failed')
    return (
      <Notice
        tone="danger"
        title="The run failed"
        action={
          isAdmin && (
            <ButtonLink size="small" href={path(`/insights/generate?week=${card.time_frame_start}`)}>
              Try Again
            </ButtonLink>
          )
        }
      >
        {failure ?? card.summary}
      </Notice>
    );
  return (
    <div className="max-w-measure">
      <Progress label={card.title} percent={progressPercentage ?? 0} step={currentStep ?? card.summary} />
    </div>
  );
}
