import { Badge } from '#src/web/ui/badge.tsx';
import { formatShare } from '#src/web/ui/format/percent.ts';

export interface WorkflowBadgeProps {
  readonly status: string;
  /** Null where it is not known. */
  readonly percent: number | null;
  /** Queued behind another run. */
  readonly waiting: boolean;
}

/** How a run stands. One that is done says nothing. */
export function WorkflowBadge({ status, percent, waiting }: WorkflowBadgeProps) {
  switch (status) {
    case 'completed':
      return null;
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
