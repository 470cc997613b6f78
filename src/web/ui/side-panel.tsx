import { X } from 'lucide-react';
import { type ReactNode, useEffect, useId } from 'react';
import { classNames } from '#src/web/ui/class-names.ts';
import { IconButton } from '#src/web/ui/icon-button.tsx';
import { useDialog } from '#src/web/ui/use-dialog.ts';
import { usePhone } from '#src/web/ui/use-media-query.ts';

export interface SidePanelProps {
  /** What it shows, for its name; the visible heading is the content's own. */
  readonly label: string;
  readonly onClose: () => void;
  /** Stands at the left of the closing button: previous, next, copy the address. */
  readonly toolbar?: ReactNode;
  readonly children: ReactNode;
}

/**
 * The detail of something in the list, which stays in reach beside it; on a phone a sheet over it. It is there or it is
 * not: the address says so, and the screen renders it accordingly.
 */
export function SidePanel({ label, onClose, toolbar, children }: SidePanelProps) {
  const phone = usePhone();
  const ref = useDialog(phone);
  const id = useId();

  useEffect(() => {
    // Only a modal dialog hears Escape by itself. What lies above the panel comes first.
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || event.defaultPrevented) return;
      if (document.querySelector('dialog:modal, :popover-open:not([role=tooltip], [data-toasts])')) return;
      onClose();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [onClose]);

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape arrives as `cancel`; the press on the backdrop has no key
    <dialog
      ref={ref}
      aria-labelledby={id}
      onCancel={(event) => {
        if (event.target !== event.currentTarget) return;
        event.preventDefault();
        onClose();
      }}
      onClick={(event) => {
        if (phone && event.target === event.currentTarget) onClose();
      }}
      className={classNames(
        'fixed z-30 flex flex-col overflow-hidden bg-raised shadow-3',
        phone
          ? 'from-below inset-x-0 top-auto bottom-0 m-0 h-[calc(100dvh-3rem)] max-h-none w-full max-w-none rounded-t-box'
          : 'from-right inset-y-0 right-0 left-auto m-0 h-dvh max-h-none w-(--panel-width) max-w-[calc(100vw-4rem)] border-l border-line',
      )}
    >
      <header className="flex min-h-14 shrink-0 items-center justify-between gap-2 border-b border-line px-6 py-2 max-md:px-4">
        <h2 id={id} className="truncate text-ui font-medium text-soft">
          {label}
        </h2>
        <div className="flex items-center gap-1">
          {toolbar}
          <IconButton
            label="Close"
            shortcut="Escape"
            icon={<X aria-hidden="true" size={16} />}
            onClick={onClose}
          />
        </div>
      </header>
      {/* Focusable, so that the keyboard can scroll a panel of mere text. */}
      <div
        // biome-ignore lint/a11y/noNoninteractiveTabindex: see above
        tabIndex={0}
        data-start
        className="min-h-0 flex-1 overflow-y-auto overscroll-contain p-6 outline-none focus-visible:shadow-[inset_0_2px_0_var(--accent)] max-md:p-4"
      >
        {children}
      </div>
    </dialog>
  );
}
