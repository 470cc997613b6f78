import type { Day } from '#src/shared/week.ts';
import { CalendarPopover } from '#src/web/ui/calendar/calendar-popover.tsx';
import type { FieldProps } from '#src/web/ui/field.tsx';
import { formatDay } from '#src/web/ui/format/date.ts';

export interface DatePickerProps extends FieldProps {
  readonly value: Day | undefined;
  readonly onChange: (day: Day) => void;
  readonly earliest?: Day;
  /** The last day that can be chosen: today, or the newest day with data. */
  readonly latest: Day;
  readonly today: Day;
  readonly disabled?: boolean;
}

export function DatePicker({ value, onChange, ...props }: DatePickerProps) {
  const text = value === undefined ? 'Choose a day' : formatDay(value);
  return <CalendarPopover {...props} selected={value} onSelect={onChange} text={text} />;
}
