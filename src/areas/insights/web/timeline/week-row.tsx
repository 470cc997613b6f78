import { classNames } from '#src/web/ui/class-names.ts';
import { formatShortDay, formatWeek } from '#src/web/ui/format/date.ts';
import { PlainLink } from '#src/web/ui/link.tsx';
import type { AvailablePeriod } from '../../contract.ts';
import { counted } from '../words.ts';
import { WorkflowBadge } from '../workflow-badge.tsx';

export interface WeekRowProps {
  readonly period: AvailablePeriod;
  readonly href: string;
  readonly isCurrent: boolean;
}

/** All other headlines are news, also where no insight is told: a measurement that stood still, too short a history. */
const saysNothingMoved: ReadonlySet<string> = new Set(['A quiet week', 'No change that holds']);

export function WeekRow({ period, href, isCurrent }: WeekRowProps) {
  const {
    workflow,
    headline,
    headline_source: source,
    untested,
    card_count: count,
    time_frame_start: start,
  } = period;
  return (
    <li className="border-b border-line last:border-0">
      <PlainLink
        href={href}
        className="group -mx-4 grid min-h-14 grid-cols-[10rem_1fr_auto] items-center gap-x-6 gap-y-0.5 rounded-control px-4 py-3 transition-colors hover:bg-sunken max-md:grid-cols-[1fr_auto]"
      >
        <span className="flex items-center gap-2 font-medium" title={formatWeek(start)}>
          Week of {formatShortDay(start)}
          {isCurrent && (
            <span className="size-2 rounded-full bg-accent">
              <span className="sr-only">Current week</span>
            </span>
          )}
        </span>
        <span className="min-w-0 max-md:col-span-2 max-md:row-start-2">
          <span
            className={classNames(
              'line-clamp-2 print:line-clamp-none group-hover:text-ink',
              // What changed stands out from the weeks in which nothing did.
              headline !== undefined && saysNothingMoved.has(headline) ? 'text-faint' : 'text-ink',
            )}
          >
            {headline}
          </span>
          {/* On a line of its own: of a long headline only the end is cut off. */}
          {source !== undefined && <span className="block text-note text-faint">{source}</span>}
        </span>
        <span className="figures flex items-center justify-end gap-3 text-faint">
          {workflow !== undefined && (
            <WorkflowBadge
              status={workflow.status}
              percent={workflow.percentage}
              waiting={workflow.waiting}
              partial={workflow.partial === true}
            />
          )}
          {/* A run that has not ended has found nothing yet, which is not the same as nothing. */}
          {(count > 0 || workflow?.status !== 'in_progress') &&
            (untested ? 'not tested' : counted(count, 'insight'))}
        </span>
      </PlainLink>
    </li>
  );
}
