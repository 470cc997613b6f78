import type { Ref, SelectHTMLAttributes } from 'react';
import { classNames } from '#src/web/ui/class-names.ts';
import { controlClass } from '#src/web/ui/control-class.ts';
import { Field, type FieldProps } from '#src/web/ui/field.tsx';

export interface SelectOption {
  readonly value: string;
  readonly label: string;
  readonly disabled?: boolean;
}

export interface SelectProps
  extends FieldProps,
    Omit<SelectHTMLAttributes<HTMLSelectElement>, 'id' | 'className'> {
  readonly options: readonly SelectOption[];
  /** Shown until something is chosen; cannot be chosen itself. */
  readonly placeholder?: string;
  readonly ref?: Ref<HTMLSelectElement>;
}

/** The platform's own select: a wheel on a phone, first letters on a keyboard, and no code of ours. */
export function Select({
  label,
  hint,
  error,
  optional,
  hideLabel,
  aside,
  options,
  placeholder,
  ...select
}: SelectProps) {
  const field = { label, hint, error, optional, hideLabel, aside };
  return (
    <Field {...field}>
      {(control) => (
        <select
          {...select}
          {...control}
          className={classNames('select', controlClass, 'h-9 pl-3 pointer-coarse:h-11')}
        >
          {placeholder !== undefined && (
            <option value="" disabled>
              {placeholder}
            </option>
          )}
          {options.map((option) => (
            <option key={option.value} value={option.value} disabled={option.disabled}>
              {option.label}
            </option>
          ))}
        </select>
      )}
    </Field>
  );
}
