import { useId } from 'react';
import type { MappingChoice } from '#src/areas/sources/contract.ts';
import { classNames } from '#src/web/ui/class-names.ts';
import { formatValue } from '#src/web/ui/format/value.ts';

export interface MappingRoleFieldProps {
  readonly name: string;
  readonly about: string;
  readonly required: boolean;
  readonly choices: readonly MappingChoice[];
  readonly currency: string | null;
  readonly value: string | undefined;
  readonly suggested: string | undefined;
  readonly error: string | undefined;
  readonly onChange: (metric: string | undefined) => void;
}

/** One role with the metrics that can play it, each with last week's value: figures one knows tell more than names. */
export function MappingRoleField(props: MappingRoleFieldProps) {
  const { name, about, required, choices, currency, value, suggested, error, onChange } = props;
  const id = useId();
  return (
    // A legend names its group only as the first child, and that cannot stand in a column: the name is tied by its id.
    <fieldset
      aria-labelledby={`${id}-name`}
      aria-describedby={`${id}-about ${id}-error`}
      className="grid min-w-0 grid-cols-[13rem_1fr] gap-x-5 gap-y-3 py-5 max-md:grid-cols-1"
    >
      <div className="min-w-0">
        <p id={`${id}-name`} className="pt-2 text-ui font-medium">
          {name}
          {required ? (
            <span className="font-normal text-faint"> (required)</span>
          ) : (
            <span className="font-normal text-faint"> (optional)</span>
          )}
        </p>
        <p id={`${id}-about`} className="text-note text-faint">
          {about}
        </p>
      </div>
      <div className="min-w-0">
        {choices.length === 0 ? (
          <p className="px-3 pt-2 text-ui text-faint max-md:px-0">This property has no metric for it.</p>
        ) : (
          <div className="grid gap-0.5 max-md:-mx-3">
            {choices.map((choice) => (
              <MetricRow
                key={choice.metric}
                group={id}
                label={choice.label}
                note={choice.metric === suggested ? 'Suggested' : undefined}
                figure={formatValue(choice.lastWeek, choice.unit, 'exact', currency ?? undefined)}
                checked={choice.metric === value}
                onSelect={() => onChange(choice.metric)}
              />
            ))}
            {!required && (
              <MetricRow
                group={id}
                label="None"
                checked={value === undefined}
                onSelect={() => onChange(undefined)}
              />
            )}
          </div>
        )}
        <p
          id={`${id}-error`}
          aria-live="polite"
          className="text-note font-medium text-danger not-empty:mt-1.5"
        >
          {error}
        </p>
      </div>
    </fieldset>
  );
}

interface MetricRowProps {
  readonly group: string;
  readonly label: string;
  readonly note?: string | undefined;
  readonly figure?: string;
  readonly checked: boolean;
  readonly onSelect: () => void;
}

function MetricRow({ group, label, note, figure, checked, onSelect }: MetricRowProps) {
  return (
    <label
      className={classNames(
        'flex min-h-9 cursor-pointer items-center gap-3 rounded-control px-3 text-ui transition-colors pointer-coarse:min-h-11',
        'has-focus-visible:outline-2 has-focus-visible:-outline-offset-2 has-focus-visible:outline-accent',
        checked ? 'bg-accent-tint' : 'hover:bg-sunken',
      )}
    >
      <input
        type="radio"
        name={group}
        checked={checked}
        onChange={onSelect}
        className="size-4 shrink-0 appearance-none rounded-full border border-line-control bg-paper outline-none checked:border-5 checked:border-accent"
      />
      <span className="min-w-0 flex-1">
        {label}
        {note !== undefined && !checked && <span className="ml-2 text-note text-faint">{note}</span>}
      </span>
      {figure !== undefined && <span className="figures shrink-0">{figure}</span>}
    </label>
  );
}
