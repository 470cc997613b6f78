import { Badge } from '#src/web/ui/badge.tsx';
import { formatShare } from '#src/web/ui/format/percent.ts';

export interface WorkflowBadgeProps {
  readonly status: string;
  /** Null where it is not known. */
  readonly percent: number | null;
  /** Queued behind another run. */
  readonly waiting: boolean;
  /** Ended before everything was explored. */
  readonly partial: boolean;
}

/** How a run stands. One that is done says nothing, unless something was left. */
export function WorkflowBadge({ status, percent, waiting, partial }: WorkflowBadgeProps) {
  switch (status) {
    case 'completed':
      return partial ? <Badge>Partial</Badge> : null;
    case 'in_progress':
      if (waiting) return <Badge>Waiting</Badge>;
      return (
        <Badge tone="live">{percent === null ? 'In progress' : formatShare(Math.round(percent) / 100)}</Badge>
      );
    case 'failed':
      return <Badge tone="danger">Failed</Badge>;
    default:
      return <Badge>Unknown</Badge>;
  }
}
