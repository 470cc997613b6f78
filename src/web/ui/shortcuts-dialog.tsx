import { Fragment } from 'react';
import { Dialog } from '#src/web/ui/dialog.tsx';
import { KeyboardKey } from '#src/web/ui/keyboard-key.tsx';

export interface ShortcutHelp {
  readonly keys: readonly string[];
  readonly does: string;
}

export interface ShortcutGroup {
  /** Where they act. */
  readonly title: string;
  readonly shortcuts: readonly ShortcutHelp[];
}

export interface ShortcutsDialogProps {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly groups: readonly ShortcutGroup[];
}

/** What `?` shows. */
export function ShortcutsDialog({ open, onClose, groups }: ShortcutsDialogProps) {
  return (
    <Dialog open={open} onClose={onClose} title="Keyboard shortcuts">
      <div className="grid gap-5">
        {groups.map((group) => (
          <section key={group.title} className="grid gap-2">
            <h3 className="text-note font-medium text-faint">{group.title}</h3>
            <Keys shortcuts={group.shortcuts} />
          </section>
        ))}
      </div>
    </Dialog>
  );
}

function Keys({ shortcuts }: Pick<ShortcutGroup, 'shortcuts'>) {
  return (
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
  );
}
