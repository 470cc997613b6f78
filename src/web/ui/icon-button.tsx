import type { ButtonHTMLAttributes, ReactNode } from 'react';
import { classNames } from '#src/web/ui/class-names.ts';
import { Tooltip } from '#src/web/ui/tooltip.tsx';

export interface IconButtonProps
  extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'children' | 'disabled'> {
  /** Its name, also shown on hover and focus. */
  readonly label: string;
  readonly icon: ReactNode;
  readonly shortcut?: string;
}

export function IconButton({ label, icon, shortcut, className, ...rest }: IconButtonProps) {
  const text = shortcut === undefined ? label : `${label} (${shortcut})`;
  return (
    <Tooltip text={text}>
      {({ 'aria-describedby': _, ...target }) => (
        <button
          type="button"
          {...rest}
          {...target}
          aria-label={label}
          aria-keyshortcuts={shortcut}
          className={classNames(
            'inline-grid size-8 shrink-0 place-items-center rounded-control text-soft transition-colors',
            'hover:bg-hover hover:text-ink aria-disabled:opacity-50 pointer-coarse:size-11',
            className,
          )}
        >
          {icon}
        </button>
      )}
    </Tooltip>
  );
}
