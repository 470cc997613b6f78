import { Menu as MenuIcon, X } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { IconButton } from '#src/web/ui/icon-button.tsx';
import { useDialog } from '#src/web/ui/use-dialog.ts';

/** The navigation of a phone: a sheet from the left behind one button. */
export function MenuSheet({ children }: { children: (close: () => void) => ReactNode }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <IconButton
        label="Open the menu"
        icon={<MenuIcon aria-hidden="true" size={20} />}
        aria-expanded={open}
        onClick={() => setOpen(true)}
      />
      {open && <Sheet onClose={() => setOpen(false)}>{children(() => setOpen(false))}</Sheet>}
    </>
  );
}

function Sheet({ onClose, children }: { onClose: () => void; children: ReactNode }) {
  const ref = useDialog(true);
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape arrives as `cancel`; the press on the backdrop has no key
    <dialog
      ref={ref}
      aria-label="Menu"
      onCancel={(event) => {
        if (event.target !== event.currentTarget) return;
        event.preventDefault();
        onClose();
      }}
      onClick={(event) => {
        if (event.target === event.currentTarget) onClose();
      }}
      className="from-left inset-y-0 left-0 m-0 h-dvh max-h-none w-[min(20rem,calc(100vw-3rem))] bg-sunken shadow-3"
    >
      <div className="flex h-full flex-col p-3">
        <div className="flex min-h-0 flex-1 flex-col">{children}</div>
        <div className="absolute top-3 right-3">
          <IconButton label="Close the menu" icon={<X aria-hidden="true" size={20} />} onClick={onClose} />
        </div>
      </div>
    </dialog>
  );
}
