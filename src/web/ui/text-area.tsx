import type { Ref, TextareaHTMLAttributes } from 'react';
import { classNames } from '#src/web/ui/class-names.ts';
import { controlClass } from '#src/web/ui/control-class.ts';
import { Field, type FieldProps } from '#src/web/ui/field.tsx';

export interface TextAreaProps
  extends FieldProps,
    Omit<TextareaHTMLAttributes<HTMLTextAreaElement>, 'id' | 'className'> {
  readonly ref?: Ref<HTMLTextAreaElement>;
  /** It becomes as high as its text, up to half of the screen. */
  readonly grows?: boolean;
}

export function TextArea({
  label,
  hint,
  error,
  optional,
  hideLabel,
  aside,
  grows = false,
  ...area
}: TextAreaProps) {
  const field = { label, hint, error, optional, hideLabel, aside };
  return (
    <Field {...field}>
      {(control) => (
        <textarea
          rows={4}
          {...area}
          {...control}
          className={classNames(
            controlClass,
            // A pasted address is one word, and the field would grow with it.
            'resize-y px-3 py-2 leading-6 wrap-anywhere',
            grows && 'field-sizing-content max-h-[50svh] min-h-34',
          )}
        />
      )}
    </Field>
  );
}
