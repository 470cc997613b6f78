import { formatMonth } from '#src/web/ui/format/date.ts';
import type { TimelineMonth } from './months-of.ts';
import { WeekRow } from './week-row.tsx';

export interface MonthSectionProps extends TimelineMonth {
  readonly currentWeek: string;
  readonly hrefOf: (week: string) => string;
}

/** A month of weeks; the year stands above its first month. */
export function MonthSection({ month, year, weeks, currentWeek, hrefOf }: MonthSectionProps) {
  // The year stands above already; a reader who jumps from heading to heading gets it too.
  const [name, ofYear] = formatMonth(`${month}-01`).split(' ');
  return (
    <>
      {year !== undefined && <h2 className="pt-2 pb-1 text-head font-semibold">{year}</h2>}
      <section aria-labelledby={`month-${month}`} className="pb-6">
        <h3 id={`month-${month}`} className="border-b border-line-strong py-2 text-ui font-medium text-faint">
          {name}
          <span className="sr-only"> {ofYear}</span>
        </h3>
        <ol>
          {weeks.map((period) => (
            <WeekRow
              key={period.time_frame_start}
              period={period}
              href={hrefOf(period.time_frame_start)}
              isCurrent={period.time_frame_start === currentWeek}
            />
          ))}
        </ol>
      </section>
    </>
  );
}
