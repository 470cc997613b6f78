import type { InputHTMLAttributes, Ref } from 'react';
import { classNames } from '#src/web/ui/class-names.ts';
import { controlClass } from '#src/web/ui/control-class.ts';
import { Field, type FieldProps } from '#src/web/ui/field.tsx';

export interface TextFieldProps
  extends FieldProps,
    Omit<InputHTMLAttributes<HTMLInputElement>, 'id' | 'className'> {
  readonly ref?: Ref<HTMLInputElement>;
}

/** One line of text. What is not a Field's goes to the input, so react-hook-form's `register` fits as it is. */
export function TextField({ label, hint, error, optional, hideLabel, aside, ...input }: TextFieldProps) {
  const field = { label, hint, error, optional, hideLabel, aside };
  return (
    <Field {...field}>
      {(control) => (
        <input
          type="text"
          {...input}
          {...control}
          className={classNames(controlClass, 'h-9 px-3 pointer-coarse:h-11')}
        />
      )}
    </Field>
  );
}
