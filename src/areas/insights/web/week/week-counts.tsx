import { formatCount } from '#src/web/ui/format/number.ts';
import type { WeekContent } from './week-content.ts';

/** Four small numbers in a line; the week's news is told by its sentences. */
export function WeekCounts({ content }: { content: WeekContent }) {
  const counts = [
    ['Insight', 'Insights', content.insights.length],
    ['Workflow', 'Workflows', content.activeWorkflows.length],
    ['Problem', 'Problems', content.problems],
    ['Opportunity', 'Opportunities', content.opportunities],
  ] as const;
  return (
    <dl className="flex flex-wrap gap-x-8 gap-y-2 border-y border-line py-3 max-md:justify-between max-md:gap-x-3">
      {counts.map(([one, many, count]) => (
        <div key={one} className="flex items-baseline gap-2 max-md:flex-col-reverse max-md:gap-0">
          <dt className="text-ui text-faint max-md:text-note">{count === 1 ? one : many}</dt>
          <dd className="text-read font-semibold md:order-first">{formatCount(count)}</dd>
        </div>
      ))}
    </dl>
  );
}
