import { X } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { classNames } from '#src/web/ui/class-names.ts';
import { IconButton } from '#src/web/ui/icon-button.tsx';
import { useDialog } from '#src/web/ui/use-dialog.ts';

export interface DialogProps {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly title: string;
  readonly description?: ReactNode;
  readonly children?: ReactNode;
  /** The buttons, the one that goes on at the end. */
  readonly footer?: ReactNode;
  /** While something runs that must not be left: neither Escape nor a press outside closes. */
  readonly locked?: boolean;
}

/** Asks one thing. On a phone it stands at the bottom, where the thumb is. */
export function Dialog({ open, ...props }: DialogProps) {
  return open ? <OpenDialog {...props} /> : null;
}

function OpenDialog({
  onClose,
  title,
  description,
  children,
  footer,
  locked = false,
}: Omit<DialogProps, 'open'>) {
  const ref = useDialog(true);
  const id = useId();
  const close = () => {
    if (!locked) onClose();
  };
  return (
    // Escape reaches a dialog as `cancel`; the press on the backdrop has no key of its own.
    // biome-ignore lint/a11y/useKeyWithClickEvents: see above
    <dialog
      ref={ref}
      aria-labelledby={`${id}-title`}
      aria-describedby={description === undefined ? undefined : `${id}-description`}
      onCancel={(event) => {
        // A dialog inside, or a popover, cancels on its own.
        if (event.target !== event.currentTarget) return;
        event.preventDefault();
        close();
      }}
      onClick={(event) => {
        if (event.target === event.currentTarget) close();
      }}
      className={classNames(
        'm-auto max-h-[calc(100dvh-2rem)] w-full max-w-dialog overflow-y-auto rounded-box bg-raised shadow-3',
        'max-md:from-below max-md:mb-0 max-md:max-w-none max-md:rounded-b-none max-md:pb-[env(safe-area-inset-bottom)]',
      )}
    >
      <div className="grid gap-4 p-6 max-md:p-4">
        <header className="grid gap-1 pr-10">
          <h2 id={`${id}-title`} className="text-head font-semibold">
            {title}
          </h2>
          {description !== undefined && (
            <div id={`${id}-description`} className="text-ui text-soft">
              {description}
            </div>
          )}
        </header>
        {children}
        {footer !== undefined && (
          <footer className="mt-2 flex flex-wrap justify-end gap-2 max-md:flex-col-reverse">{footer}</footer>
        )}
      </div>
      {/* Last, so that the first field or button gets the focus and not the way out. */}
      {!locked && (
        <div className="absolute top-4 right-4 max-md:top-2 max-md:right-2">
          <IconButton label="Close" icon={<X aria-hidden="true" size={16} />} onClick={close} />
        </div>
      )}
    </dialog>
  );
}
