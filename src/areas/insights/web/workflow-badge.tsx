import { Badge } from '#src/web/ui/badge.tsx';
import { formatShare } from '#src/web/ui/format/percent.ts';

/** How a run stands. One that is done says nothing. */
export function WorkflowBadge({ status, percent }: { status: string; percent: number }) {
  switch (status) {
    case 'completed':
      return null;
    case 'in_progress':
      return <Badge tone="live">{formatShare(Math.round(percent) / 100)}</Badge>;
    case 'failed':
      return <Badge tone="danger">Failed</Badge>;
    default:
      return <Badge>Unknown</Badge>;
  }
}
