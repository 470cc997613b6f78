import { type ReactNode, useId } from 'react';
import { classNames } from '#src/web/ui/class-names.ts';

export interface FieldProps {
  readonly label: string;
  readonly hint?: ReactNode;
  /** What is wrong and how to put it right. */
  readonly error?: string | undefined;
  readonly optional?: boolean | undefined;
  /** The label is read, not seen: for a search box that says what it is by its place and icon. */
  readonly hideLabel?: boolean | undefined;
  /** Stands at the right of the label: a counter, the value of a slider. */
  readonly aside?: ReactNode;
}

/** What ties a control to its label, hint and error. */
export interface ControlProps {
  readonly id: string;
  readonly 'aria-describedby': string | undefined;
  readonly 'aria-invalid': boolean | undefined;
}

/** Label above, hint below the label, error below the control. The row of the error has no height until there is one. */
export function Field(props: FieldProps & { children: (control: ControlProps) => ReactNode }) {
  const { label, hint, error, optional = false, hideLabel = false, aside, children } = props;
  const id = useId();
  const hintId = `${id}-hint`;
  const errorId = `${id}-error`;
  const described = classNames(hint !== undefined && hintId, error !== undefined && errorId);
  return (
    <div className="grid min-w-0 content-start gap-1.5">
      <div className={classNames('flex items-baseline justify-between gap-4', hideLabel && 'sr-only')}>
        <label htmlFor={id} className="text-ui font-medium">
          {label}
          {optional && <span className="font-normal text-faint"> (optional)</span>}
        </label>
        {aside !== undefined && <span className="text-note text-faint">{aside}</span>}
      </div>
      {hint !== undefined && (
        <p id={hintId} className="-mt-1 text-note text-faint">
          {hint}
        </p>
      )}
      <div>
        {children({
          id,
          'aria-describedby': described === '' ? undefined : described,
          'aria-invalid': error !== undefined || undefined,
        })}
        {/* The region is always there, so that an error that comes is announced. */}
        <p id={errorId} aria-live="polite" className="text-note font-medium text-danger not-empty:mt-1.5">
          {error}
        </p>
      </div>
    </div>
  );
}
