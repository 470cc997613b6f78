import { Fragment } from 'react';
import { Dialog } from '#src/web/ui/dialog.tsx';
import { KeyboardKey } from '#src/web/ui/keyboard-key.tsx';

export interface ShortcutHelp {
  readonly keys: readonly string[];
  readonly does: string;
}

export interface ShortcutsDialogProps {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly shortcuts: readonly ShortcutHelp[];
}

/** What `?` shows. */
export function ShortcutsDialog({ open, onClose, shortcuts }: ShortcutsDialogProps) {
  return (
    <Dialog open={open} onClose={onClose} title="Keyboard shortcuts">
      <dl className="grid grid-cols-[1fr_auto] items-center gap-x-6 gap-y-2">
        {shortcuts.map(({ keys, does }) => (
          <Fragment key={does}>
            <dt className="text-ui">{does}</dt>
            <dd className="flex justify-end gap-1">
              {keys.map((key) => (
                <KeyboardKey key={key}>{key}</KeyboardKey>
              ))}
            </dd>
          </Fragment>
        ))}
      </dl>
    </Dialog>
  );
}
