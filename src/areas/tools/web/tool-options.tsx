import type { Source } from '#src/areas/sources/contract.ts';
import type { Day } from '#src/shared/week.ts';
import { DatePicker } from '#src/web/ui/date-picker.tsx';
import { Select } from '#src/web/ui/select.tsx';

export interface ToolOptionsProps {
  readonly sources: readonly Source[];
  readonly sourceId: string;
  readonly onSource: (id: string) => void;
  readonly from: Day;
  readonly to: Day;
  readonly today: Day;
  readonly onRange: (range: { from: Day; to: Day }) => void;
}

/** What all tools work on. At first the first active source and its last complete week. */
export function ToolOptions(props: ToolOptionsProps) {
  const { sources, sourceId, onSource, from, to, today, onRange } = props;
  return (
    <div className="grid gap-4 md:grid-cols-[minmax(0,2fr)_minmax(0,1fr)_minmax(0,1fr)]">
      <Select
        label="Source"
        value={sourceId}
        onChange={(event) => onSource(event.target.value)}
        options={sources.map(({ id, name, status }) => ({
          value: id,
          label: status === 'active' ? name : `${name} (${status})`,
        }))}
      />
      <DatePicker
        label="From"
        value={from}
        latest={today}
        today={today}
        onChange={(day) => onRange({ from: day, to: day > to ? day : to })}
      />
      <DatePicker
        label="To"
        value={to}
        latest={today}
        today={today}
        onChange={(day) => onRange({ from: day < from ? day : from, to: day })}
      />
    </div>
  );
}
