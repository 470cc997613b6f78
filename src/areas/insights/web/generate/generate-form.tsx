import { useQuery } from '@tanstack/react-query';
import { useSearch } from '@tanstack/react-router';
import { useState } from 'react';
import type { Credits } from '#src/areas/organizations/contract.ts';
import type { Source } from '#src/areas/sources/contract.ts';
import { creditsForSteps } from '#src/shared/credits.ts';
import { addDays, type Day, dayAt, lastCompleteWeek } from '#src/shared/week.ts';
import { now } from '#src/web/api/clock.ts';
import { useOrganization } from '#src/web/api/current-organization.tsx';
import { Button } from '#src/web/ui/button.tsx';
import { Notice } from '#src/web/ui/notice.tsx';
import { Select } from '#src/web/ui/select.tsx';
import { Slider } from '#src/web/ui/slider.tsx';
import { WeekPicker } from '#src/web/ui/week-picker.tsx';
import { stepsBudget } from '../../steps-budget.ts';
import { availabilityQuery, periodsQuery } from '../queries.ts';
import { readWeekAddress } from '../week/week-address.ts';
import { counted } from '../words.ts';
import { CostLine } from './cost-line.tsx';
import { fewerSteps } from './fewer-steps.ts';
import { generationBlock } from './generation-block.ts';
import { RunAnswerNotice } from './run-answer-notice.tsx';
import { stepsFrom } from './steps-from.ts';
import { useGenerate } from './use-generate.ts';

export interface GenerateFormProps {
  /** Active ones only; at least one. */
  readonly sources: readonly Source[];
  readonly credits: Credits;
}

export function GenerateForm({ sources, credits }: GenerateFormProps) {
  const { isAdmin, organization } = useOrganization();
  // Other screens lead here with a week or a budget; the home screen shows the form without any address of its own.
  const wished = useSearch({ strict: false });
  const [sourceId, setSourceId] = useState(
    () => (sources.find((one) => one.id === wished.source) ?? sources[0])?.id ?? '',
  );
  const source = sources.find((one) => one.id === sourceId);
  const zone = source?.property?.timeZone ?? 'UTC';
  const latest = lastCompleteWeek(now(), zone);
  const [chosen, setChosen] = useState<Day | undefined>(() => weekFrom(wished.week));
  const week = chosen !== undefined && chosen <= latest ? chosen : latest;
  const [steps, setSteps] = useState(() => stepsFrom(wished.steps));
  // Null, and missing while it is asked for: any week may be chosen then, and the server says no.
  const firstWeek =
    useQuery(availabilityQuery(organization.id, latest, source?.id)).data?.firstWeek ?? undefined;
  const { generate, isPending, answer, failure } = useGenerate();

  const block = generationBlock({ isAdmin, week, firstWeek, sourceId: source?.id, steps, credits });
  const accepted = answer !== undefined && answer.status !== 'blocked';
  return (
    <form
      className="grid gap-6"
      onSubmit={(event) => {
        event.preventDefault();
        if (block === undefined && !accepted) generate({ week, sourceId, stepsBudget: steps });
      }}
    >
      {!isAdmin && (
        <Notice title="Admin access required">
          Administrators of your organization generate insights. You see every week they generate.
        </Notice>
      )}
      <WeekPicker
        label="Week"
        // Once asked for, the answer below says what became of it.
        hint={accepted ? 'Whole weeks only, Monday to Sunday.' : <WeekHint week={week} />}
        value={week}
        onChange={setChosen}
        {...(firstWeek !== undefined && { earliest: firstWeek })}
        latest={addDays(latest, 6)}
        today={dayAt(now(), zone)}
        disabled={!isAdmin}
      />
      <Select
        label="Source"
        options={sources.map(({ id, name }) => ({ value: id, label: name }))}
        value={sourceId}
        onChange={(event) => setSourceId(event.target.value)}
        disabled={!isAdmin}
      />
      <Slider
        label="Budget"
        hint="One step tests all members of one dimension. More steps look deeper."
        value={steps}
        onChange={setSteps}
        min={stepsBudget.least}
        max={stepsBudget.most}
        step={stepsBudget.step}
        describe={(value) => counted(value, 'step')}
        ends={[`Quick ${stepsBudget.least}`, `Deep ${stepsBudget.most}`]}
        disabled={!isAdmin}
      />
      <CostLine cost={creditsForSteps(steps)} credits={credits} />
      {isAdmin && !accepted && source !== undefined && (
        <FewerSteps week={week} sourceId={source.id} steps={steps} />
      )}
      <div className="grid justify-items-start gap-2">
        <Button
          type="submit"
          tone="primary"
          busy={isPending}
          busyLabel="Generating"
          disabledReason={block ?? (accepted ? 'This week was just requested' : undefined)}
        >
          {block === undefined ? 'Generate' : 'Blocked'}
        </Button>
        {block !== undefined && isAdmin && (
          <p role="status" className="text-ui text-soft">
            {block}
          </p>
        )}
      </div>
      <RunAnswerNotice answer={answer} failure={failure} week={week} />
    </form>
  );
}

function weekFrom(text: string | undefined): Day | undefined {
  const address = readWeekAddress(text ?? '');
  return address.type === 'week' ? address.monday : undefined;
}

/** Said before the start: the cards of a deeper run would be replaced. */
function FewerSteps({ week, sourceId, steps }: { week: Day; sourceId: string; steps: number }) {
  const { organization } = useOrganization();
  const { data } = useQuery(availabilityQuery(organization.id, week, sourceId));
  const warning = data && fewerSteps(data, steps);
  return (
    <div aria-live="polite">
      {warning !== undefined && (
        <Notice tone="caution" title="Fewer steps than before">
          {warning}
        </Notice>
      )}
    </div>
  );
}

/** What a run would find there already. */
function WeekHint({ week }: { week: Day }) {
  const { organization } = useOrganization();
  const { data } = useQuery(periodsQuery(organization.id));
  const period = data?.periods.find((one) => one.time_frame_start === week);
  if (period?.workflow?.status === 'in_progress') return 'A run of this week is under way already.';
  if (period?.headline !== undefined)
    return `Analysed before, with ${counted(period.card_count, 'insight')}. A new run replaces those of its source.`;
  return 'Whole weeks only, Monday to Sunday.';
}
