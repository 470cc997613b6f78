import { creditsForSteps } from '#src/shared/credits.ts';
import type { Day } from '#src/shared/week.ts';
import { Button } from '#src/web/ui/button.tsx';
import { stepsBudget } from '../../steps-budget.ts';
import { RunAnswerNotice } from '../generate/run-answer-notice.tsx';
import { useGenerate } from '../generate/use-generate.ts';
import { counted } from '../words.ts';

/** Starts a run of the week with the whole budget. */
export function DeepExploreWeek({ week, sourceId }: { week: Day; sourceId: string }) {
  const { generate, isPending, answer, failure } = useGenerate();
  const accepted = answer !== undefined && answer.status !== 'blocked';
  const { most } = stepsBudget;
  return (
    <div className="grid justify-items-start gap-3">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <Button
          tone="primary"
          busy={isPending}
          busyLabel="Generating"
          disabledReason={accepted ? 'This week was just requested' : undefined}
          onClick={() => generate({ week, sourceId, stepsBudget: most })}
        >
          {`Explore with ${counted(most, 'step')}`}
        </Button>
        <span className="figures text-note text-faint">
          Costs at most {counted(creditsForSteps(most), 'credit')}
        </span>
      </div>
      <RunAnswerNotice answer={answer} failure={failure} week={week} />
    </div>
  );
}
