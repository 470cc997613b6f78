import { type ReactNode, useId } from 'react';
import { classNames } from '#src/web/ui/class-names.ts';

export interface Choice {
  readonly value: string;
  readonly label: string;
  readonly detail?: ReactNode;
  readonly aside?: ReactNode;
  /** Given, it cannot be chosen, and this says why. */
  readonly disabledReason?: string;
}

export interface ChoiceListProps {
  readonly label: string;
  readonly hideLabel?: boolean;
  readonly choices: readonly Choice[];
  readonly value: string | undefined;
  readonly onChange: (value: string) => void;
}

/** One of a few, each with a line about it: kinds of source, properties to connect. */
export function ChoiceList({ label, hideLabel = false, choices, value, onChange }: ChoiceListProps) {
  const name = useId();
  return (
    <fieldset className="min-w-0">
      <legend className={classNames('mb-2 text-ui font-medium', hideLabel && 'sr-only')}>{label}</legend>
      <div className="divide-y divide-line rounded-box border border-line">
        {choices.map((choice) => (
          <label
            key={choice.value}
            className={classNames(
              'flex items-start gap-3 px-4 py-3 transition-colors first:rounded-t-box last:rounded-b-box',
              'has-focus-visible:outline-2 has-focus-visible:-outline-offset-2 has-focus-visible:outline-accent',
              choice.disabledReason === undefined ? 'cursor-pointer hover:bg-sunken' : 'cursor-not-allowed',
              choice.value === value && 'bg-accent-tint hover:bg-accent-tint',
            )}
          >
            <input
              type="radio"
              name={name}
              value={choice.value}
              checked={choice.value === value}
              disabled={choice.disabledReason !== undefined}
              onChange={() => onChange(choice.value)}
              className="mt-0.5 size-4 shrink-0 appearance-none rounded-full border border-line-control bg-paper outline-none checked:border-5 checked:border-accent disabled:border-line disabled:bg-sunken"
            />
            <span className="min-w-0 flex-1">
              <span
                className={classNames(
                  'block font-medium',
                  choice.disabledReason !== undefined && 'text-soft',
                )}
              >
                {choice.label}
              </span>
              <span className="block text-note text-soft">{choice.disabledReason ?? choice.detail}</span>
            </span>
            {choice.aside}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
