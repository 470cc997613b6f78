import { lazy, Suspense } from 'react';
import type { AvailablePeriod } from '../../contract.ts';
import { MonthSection } from './month-section.tsx';
import { monthsOf } from './months-of.ts';
import { TimelineSkeleton } from './timeline-skeleton.tsx';

export interface TimelineListProps {
  readonly periods: readonly AvailablePeriod[];
  readonly currentWeek: string;
  readonly hrefOf: (week: string) => string;
}

/** Up to here everything stands in the page, where the browser's own search finds it. */
const MOST_MONTHS = 18;

/** Ten kilobytes that few timelines need. */
const LongTimeline = lazy(async () => ({ default: (await import('./long-timeline.tsx')).LongTimeline }));

export function TimelineList({ periods, ...shared }: TimelineListProps) {
  const months = monthsOf(periods);
  if (months.length > MOST_MONTHS)
    return (
      <Suspense fallback={<TimelineSkeleton />}>
        <LongTimeline months={months} {...shared} />
      </Suspense>
    );
  return months.map((month) => <MonthSection key={month.month} {...month} {...shared} />);
}
