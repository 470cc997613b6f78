import type { AvailablePeriod } from '../../contract.ts';
import { LongTimeline } from './long-timeline.tsx';
import { MonthSection } from './month-section.tsx';
import { monthsOf } from './months-of.ts';

export interface TimelineListProps {
  readonly periods: readonly AvailablePeriod[];
  readonly currentWeek: string;
  readonly hrefOf: (week: string) => string;
}

/** Up to here everything stands in the page, where the browser's own search finds it. */
const MOST_MONTHS = 18;

export function TimelineList({ periods, ...shared }: TimelineListProps) {
  const months = monthsOf(periods);
  if (months.length > MOST_MONTHS) return <LongTimeline months={months} {...shared} />;
  return months.map((month) => <MonthSection key={month.month} {...month} {...shared} />);
}
