import { CalendarDays } from 'lucide-react';
import { lazy, Suspense } from 'react';
import type { Day } from '#src/shared/week.ts';
import type { CalendarProps } from '#src/web/ui/calendar/calendar.tsx';
import { classNames } from '#src/web/ui/class-names.ts';
import { controlClass } from '#src/web/ui/control-class.ts';
import { Field, type FieldProps } from '#src/web/ui/field.tsx';
import { Skeleton } from '#src/web/ui/skeleton.tsx';
import { usePopover } from '#src/web/ui/use-popover.ts';

const loadCalendar = () => import('#src/web/ui/calendar/calendar.tsx');
const Calendar = lazy(async () => ({ default: (await loadCalendar()).Calendar }));

export interface CalendarPopoverProps extends FieldProps, CalendarProps {
  /** What is chosen, as text in the closed control. */
  readonly text: string;
  readonly disabled?: boolean;
}

/** The closed control of both pickers and the month that opens below it. */
export function CalendarPopover(props: CalendarPopoverProps) {
  const { label, hint, error, optional, hideLabel, aside, text, disabled, onSelect, ...calendar } = props;
  const popover = usePopover();
  const choose = (day: Day) => {
    onSelect(day);
    popover.close();
  };
  return (
    <Field {...{ label, hint, error, optional, hideLabel, aside }}>
      {({ id, 'aria-describedby': describedBy }) => (
        <>
          <button
            type="button"
            id={id}
            aria-describedby={describedBy}
            aria-label={`${label}: ${text}`}
            aria-haspopup="dialog"
            disabled={disabled}
            {...popover.trigger}
            // The code is on its way before the press is over.
            onPointerEnter={loadCalendar}
            onFocus={loadCalendar}
            className={classNames(
              controlClass,
              'flex h-9 items-center gap-2 px-3 text-left pointer-coarse:h-11',
            )}
          >
            <CalendarDays aria-hidden="true" size={16} className="text-faint" />
            <span className="min-w-0 flex-1 truncate">{text}</span>
          </button>
          <div
            {...popover.content}
            role="dialog"
            aria-label={label}
            className={classNames(popover.content.className, 'p-3')}
          >
            {popover.open && (
              <Suspense fallback={<CalendarSkeleton />}>
                <Calendar {...calendar} onSelect={choose} />
              </Suspense>
            )}
          </div>
        </>
      )}
    </Field>
  );
}

/** As large as the month, so that nothing moves when it comes. */
function CalendarSkeleton() {
  return (
    <div className="grid h-78 w-63 place-content-start gap-3 pointer-coarse:w-77">
      <Skeleton className="mx-auto h-5 w-28" />
      <Skeleton className="h-68 w-63 pointer-coarse:w-77" />
    </div>
  );
}
