import type { ButtonHTMLAttributes, ReactNode, Ref } from 'react';
import { type ButtonSize, type ButtonTone, buttonClass } from '#src/web/ui/button-class.ts';
import { classNames } from '#src/web/ui/class-names.ts';
import { Spinner } from '#src/web/ui/spinner.tsx';
import { Tooltip } from '#src/web/ui/tooltip.tsx';

export interface ButtonProps extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'disabled'> {
  readonly tone?: ButtonTone;
  readonly size?: ButtonSize;
  readonly icon?: ReactNode;
  /** Under way: the button keeps its width and its place in the tab order, and does nothing. */
  readonly busy?: boolean;
  /** What it says meanwhile: "Generating". */
  readonly busyLabel?: string;
  /** Why it cannot be pressed. A button is never disabled without a reason anyone can read. */
  readonly disabledReason?: string | undefined;
  readonly ref?: Ref<HTMLButtonElement>;
}

export function Button({ disabledReason, ...rest }: ButtonProps) {
  // One shape with and without a reason: the button stays the same element, and whoever pressed it keeps the focus.
  return (
    <Tooltip text={disabledReason}>
      {(target) =>
        disabledReason === undefined ? (
          <BareButton {...rest} />
        ) : (
          <BareButton {...rest} {...target} aria-disabled onClick={undefined} />
        )
      }
    </Tooltip>
  );
}

function BareButton(props: Omit<ButtonProps, 'disabledReason'>) {
  const {
    tone = 'quiet',
    size = 'medium',
    icon,
    busy = false,
    busyLabel,
    className,
    children,
    onClick,
    ...rest
  } = props;
  const inert = busy || rest['aria-disabled'] === true;
  return (
    <button
      type="button"
      {...rest}
      aria-busy={busy || undefined}
      aria-disabled={inert || undefined}
      className={classNames(buttonClass(tone, size), className)}
      onClick={(event) => {
        // A submit button must not send its form either.
        if (inert) event.preventDefault();
        else onClick?.(event);
      }}
    >
      {busyLabel === undefined ? (
        <>
          {busy ? <Spinner /> : icon}
          {children}
        </>
      ) : (
        <span className="grid">
          <Face shown={!busy} icon={icon} label={children} />
          <Face shown={busy} icon={<Spinner />} label={busyLabel} />
        </span>
      )}
    </button>
  );
}

/** Both labels stand in one cell, so the button is as wide as the wider one and nothing moves. */
function Face({ shown, icon, label }: { shown: boolean; icon: ReactNode; label: ReactNode }) {
  return (
    <span
      className={classNames(
        'col-start-1 row-start-1 flex items-center justify-center gap-2',
        !shown && 'invisible',
      )}
    >
      {icon}
      {label}
    </span>
  );
}
