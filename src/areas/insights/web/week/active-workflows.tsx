import { useOrganization } from '#src/web/api/current-organization.tsx';
import { ButtonLink } from '#src/web/ui/button-link.tsx';
import { Notice } from '#src/web/ui/notice.tsx';
import { Progress } from '#src/web/ui/progress.tsx';
import { Section } from '#src/web/ui/section.tsx';
import type { Card } from '../../contract.ts';

export interface ActiveWorkflowsProps {
  readonly workflows: readonly Card[];
  /** Of the sources, where the week has several. */
  readonly names: ReadonlyMap<string, string>;
}

/** Runs of this week that go on, with how far they are; or why the newest one failed. */
export function ActiveWorkflows({ workflows, names }: ActiveWorkflowsProps) {
  return (
    <Section title="Active Workflows" count={workflows.length}>
      <div className="grid gap-4">
        {workflows.map((card) => (
          <Workflow key={card.id} card={card} source={names.get(card.source_id)} />
        ))}
      </div>
    </Section>
  );
}

function Workflow({ card, source }: { card: Card; source: string | undefined }) {
  const { isAdmin, path } = useOrganization();
  const { status, progressPercentage, currentStep, failure, waiting } = card.payload;
  if (status === 'failed')
    return (
      <Notice
        tone="danger"
        title={source === undefined ? 'The run failed' : `The run of ${source} failed`}
        action={
          isAdmin && (
            <ButtonLink
              size="small"
              href={path(`/insights/generate?week=${card.time_frame_start}&source=${card.source_id}`)}
            >
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
      <Progress
        label={source === undefined ? card.title : `${card.title}: ${source}`}
        // Of one that waits nothing is done; of one that does not say, nothing is known.
        percent={waiting === true ? undefined : progressPercentage}
        step={currentStep ?? card.summary}
      />
    </div>
  );
}
