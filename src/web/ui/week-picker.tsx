import type { Day } from '#src/shared/week.ts';
import { CalendarPopover } from '#src/web/ui/calendar/calendar-popover.tsx';
import type { FieldProps } from '#src/web/ui/field.tsx';
import { formatWeek } from '#src/web/ui/format/date.ts';

export interface WeekPickerProps extends FieldProps {
  /** The Monday of the week. */
  readonly value: Day | undefined;
  readonly onChange: (monday: Day) => void;
  readonly earliest?: Day;
  /** A day of the last week that can be chosen. Weeks after it are disabled. */
  readonly latest: Day;
  readonly today: Day;
  readonly disabled?: boolean;
}

export function WeekPicker({ value, onChange, ...props }: WeekPickerProps) {
  const text = value === undefined ? 'Choose a week' : formatWeek(value);
  return <CalendarPopover {...props} weeks selected={value} onSelect={onChange} text={text} />;
}
