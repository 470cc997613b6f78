import { useState } from 'react';
import type { Credits } from '#src/areas/organizations/contract.ts';
import type { Source } from '#src/areas/sources/contract.ts';
import { addDays, type Day, dayAt } from '#src/shared/week.ts';
import { now } from '#src/web/api/clock.ts';
import { Button } from '#src/web/ui/button.tsx';
import { DatePicker } from '#src/web/ui/date-picker.tsx';
import { formatCount } from '#src/web/ui/format/number.ts';
import { Notice } from '#src/web/ui/notice.tsx';
import { Select } from '#src/web/ui/select.tsx';
import { explorerLimits } from '../../explorer-limits.ts';
import { creditsForScan, rangeProblem, weeksOfRange } from '../../explorer-range.ts';
import { CostLine } from '../generate/cost-line.tsx';
import { counted } from '../words.ts';
import { scanDepth } from './scan-depth.ts';
import { TopMembers } from './top-members.tsx';
import { useExplore } from './use-explore.ts';

export interface ExplorerFormProps {
  /** Active ones only; at least one. */
  readonly sources: readonly Source[];
  readonly credits: Credits;
  /** An exploration that goes on already. */
  readonly underWay: boolean;
}

const { landingPages, highCard, usualDays } = explorerLimits;

export function ExplorerForm({ sources, credits, underWay }: ExplorerFormProps) {
  const [sourceId, setSourceId] = useState(sources[0]?.id ?? '');
  const zone = sources.find((one) => one.id === sourceId)?.property?.timeZone ?? 'UTC';
  const today = dayAt(now(), zone);
  const [startDate, setStart] = useState<Day>(addDays(today, 1 - usualDays));
  const [endDate, setEnd] = useState<Day>(today);
  const [top, setTop] = useState({
    include: false,
    landingPages: landingPages.usual as number,
    highCard: highCard.usual as number,
  });
  const { explore, isPending, refusal } = useExplore();

  const problem = rangeProblem({ startDate, endDate, sourceId }, now(), zone);
  const { over, notOver } = weeksOfRange(startDate, endDate, now(), zone);
  const cost = creditsForScan(over.length, top.include);
  const block = problem ?? blockOf(over.length, cost, credits);
  return (
    <form
      className="grid gap-6"
      onSubmit={(event) => {
        event.preventDefault();
        if (block !== undefined || underWay) return;
        explore({
          sourceId,
          startDate,
          endDate,
          includeTopN: top.include,
          topNLandingPage: top.landingPages,
          topNHighCard: top.highCard,
        });
      }}
    >
      <div className="grid gap-4 md:grid-cols-2">
        <DatePicker label="Start date" value={startDate} onChange={setStart} latest={today} today={today} />
        <DatePicker label="End date" value={endDate} onChange={setEnd} latest={today} today={today} />
      </div>
      <Select
        label="Source"
        options={sources.map(({ id, name }) => ({ value: id, label: name }))}
        value={sourceId}
        onChange={(event) => setSourceId(event.target.value)}
      />
      <TopMembers value={top} onChange={setTop} />
      <p className="text-ui text-soft">{scanDepth(top.include)}</p>
      {/* What cannot be asked for has no cost. */}
      <CostLine cost={problem === undefined && over.length > 0 ? cost : undefined} credits={credits} />
      <div className="grid justify-items-start gap-2">
        <Button
          type="submit"
          tone="primary"
          busy={isPending}
          busyLabel="Exploring"
          disabledReason={block ?? (underWay ? 'An exploration is under way already' : undefined)}
        >
          Explore Historical Data
        </Button>
        <p role="status" className="text-ui text-soft">
          {block ?? scanLine(over.length, notOver.length)}
        </p>
      </div>
      <div aria-live="polite">{refusal !== undefined && <Notice tone="danger">{refusal}</Notice>}</div>
    </form>
  );
}

function blockOf(weeks: number, cost: number, { creditsRemaining: left }: Credits): string | undefined {
  if (weeks === 0) return 'No week of this range is over yet. Choose an earlier start date.';
  if (left === null || left >= cost) return undefined;
  return `Not enough credits: this range needs ${formatCount(cost)}, ${formatCount(left)} are left.`;
}

/** Days are chosen, weeks are compared: what becomes of the range. */
function scanLine(over: number, notOver: number): string {
  const rest =
    notOver === 0
      ? ''
      : `; ${counted(notOver, 'week')} not over yet ${notOver === 1 ? 'is' : 'are'} left out`;
  return `Scans ${counted(over, 'whole week')} that the range touches${rest}.`;
}
