import { useWindowVirtualizer } from '@tanstack/react-virtual';
import { useLayoutEffect, useRef, useState } from 'react';
import { MonthSection } from './month-section.tsx';
import type { TimelineMonth } from './months-of.ts';

export interface LongTimelineProps {
  readonly months: readonly TimelineMonth[];
  readonly currentWeek: string;
  readonly hrefOf: (week: string) => string;
}

const HEADING = 37;
const YEAR = 40;
const ROW = 57;
const GAP = 24;

/** Years of weeks: only the months in sight, and a few around them, are in the page. */
export function LongTimeline({ months, ...shared }: LongTimelineProps) {
  const box = useRef<HTMLDivElement>(null);
  const [top, setTop] = useState(0);
  useLayoutEffect(() => setTop((box.current?.getBoundingClientRect().top ?? 0) + window.scrollY), []);

  const virtual = useWindowVirtualizer({
    count: months.length,
    estimateSize: (index) => {
      const month = months[index];
      return HEADING + GAP + ROW * (month?.weeks.length ?? 0) + (month?.year === undefined ? 0 : YEAR);
    },
    getItemKey: (index) => months[index]?.month ?? index,
    overscan: 3,
    scrollMargin: top,
  });

  return (
    <div ref={box} className="relative" style={{ height: virtual.getTotalSize() }}>
      {virtual.getVirtualItems().map((item) => {
        const month = months[item.index];
        return (
          month !== undefined && (
            <div
              key={item.key}
              ref={virtual.measureElement}
              data-index={item.index}
              className="absolute inset-x-0 top-0"
              style={{ transform: `translateY(${item.start - top}px)` }}
            >
              <MonthSection {...month} {...shared} />
            </div>
          )
        );
      })}
    </div>
  );
}
