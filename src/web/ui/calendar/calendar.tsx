import { ChevronLeft, ChevronRight } from 'lucide-react';
import { DayPicker } from 'react-day-picker';
import { addDays, type Day, weekOf } from '#src/shared/week.ts';
import { fromDate, toDate } from '#src/web/ui/calendar/calendar-date.ts';
import { formatLongDay, formatShortDay } from '#src/web/ui/format/date.ts';

export interface CalendarProps {
  readonly selected: Day | undefined;
  readonly onSelect: (day: Day) => void;
  /** Whole weeks: a press anywhere in one names its Monday. */
  readonly weeks?: boolean;
  readonly earliest?: Day | undefined;
  /** The last day that can be chosen; nothing after it exists yet. */
  readonly latest: Day;
  readonly today: Day;
}

const arrowClass =
  'absolute top-0 grid size-8 place-items-center rounded-control text-soft hover:bg-hover hover:text-ink aria-disabled:opacity-30 pointer-coarse:size-10';

const looks = {
  months: 'relative',
  month_caption: 'flex h-8 items-center justify-center text-ui font-semibold pointer-coarse:h-10',
  dropdowns: 'flex items-center gap-1',
  dropdown:
    'field-sizing-content cursor-pointer appearance-none rounded-control bg-transparent px-2 py-1 text-center font-semibold hover:bg-hover',
  // What a closed list shows already.
  caption_label: 'hidden',
  button_previous: `${arrowClass} left-0`,
  button_next: `${arrowClass} right-0`,
  month_grid: 'mt-2 border-separate border-spacing-y-0.5',
  weekday: 'h-8 text-note font-normal text-faint pointer-coarse:w-11',
  day: 'p-0 text-center group/day',
  day_button:
    'relative size-9 rounded-control text-ui pointer-coarse:h-10 pointer-coarse:w-11 group-data-[selected=true]/day:bg-accent group-data-[selected=true]/day:text-on-accent ' +
    'hover:bg-hover disabled:bg-transparent disabled:text-faint disabled:opacity-60',
  today: '*:font-semibold *:text-accent *:underline *:underline-offset-4',
  outside: 'text-faint',
  hidden: 'invisible',
};

/** In weeks the row is what one points at. */
const weekLooks = {
  ...looks,
  week: 'group/week rounded-control hover:bg-hover has-data-[disabled=true]:hover:bg-transparent',
  day: 'p-0 text-center first:rounded-l-control last:rounded-r-control',
  day_button:
    'size-9 rounded-control text-ui pointer-coarse:h-10 pointer-coarse:w-11 disabled:text-faint disabled:opacity-60',
  today: '*:font-semibold *:underline *:underline-offset-4',
};

const chosenWeekClass =
  'bg-accent text-on-accent *:focus-visible:-outline-offset-3 *:focus-visible:outline-on-accent';

/** Of Google Analytics: no site has data from before. */
const FIRST_DAY = '2005-11-14' as Day;

/** The lazily loaded month of DatePicker and WeekPicker. Weeks start on Monday. */
export function Calendar({ selected, onSelect, weeks = false, earliest, latest, today }: CalendarProps) {
  const last = weeks ? addDays(weekOf(latest), 6) : latest;
  const chosen = selected === undefined ? undefined : toDate(selected);
  const chosenWeek =
    weeks && selected !== undefined
      ? { from: toDate(weekOf(selected)), to: toDate(addDays(weekOf(selected), 6)) }
      : undefined;
  return (
    <DayPicker
      mode="single"
      required
      weekStartsOn={1}
      fixedWeeks
      showOutsideDays={weeks}
      autoFocus
      navLayout="around"
      today={toDate(today)}
      defaultMonth={chosen ?? toDate(latest)}
      endMonth={toDate(latest)}
      captionLayout="dropdown"
      startMonth={toDate(earliest ?? FIRST_DAY)}
      selected={chosen}
      onSelect={(date) => onSelect(weeks ? weekOf(fromDate(date)) : fromDate(date))}
      disabled={[{ after: toDate(last) }, ...(earliest === undefined ? [] : [{ before: toDate(earliest) }])]}
      {...(chosenWeek !== undefined && { modifiers: { week: chosenWeek } })}
      modifiersClassNames={{ week: chosenWeekClass }}
      classNames={weeks ? weekLooks : looks}
      labels={{
        labelDayButton: (date) => {
          const day = fromDate(date);
          return weeks ? `Week of ${formatShortDay(weekOf(day))}: ${formatLongDay(day)}` : formatLongDay(day);
        },
      }}
      components={{
        Chevron: ({ orientation }) =>
          orientation === 'left' ? (
            <ChevronLeft aria-hidden="true" size={16} />
          ) : (
            <ChevronRight aria-hidden="true" size={16} />
          ),
      }}
    />
  );
}
