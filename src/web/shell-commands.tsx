import { lazy, Suspense, useMemo, useState } from 'react';
import type { Membership } from '#src/areas/organizations/contract.ts';
import { useShortcuts } from '#src/web/ui/use-shortcuts.ts';

const ShellCommandMenu = lazy(async () => ({
  default: (await import('#src/web/shell-command-menu.tsx')).ShellCommandMenu,
}));

/** Asked for by few. */
const ShellShortcuts = lazy(async () => ({
  default: (await import('#src/web/shell-shortcuts-dialog.tsx')).ShellShortcutsDialog,
}));

export interface ShellCommandsProps {
  readonly memberships: readonly Membership[];
  readonly current: Membership | undefined;
}

/** Ctrl/Cmd-K and `?`, wherever one is. */
export function ShellCommands({ memberships, current }: ShellCommandsProps) {
  const [shown, setShown] = useState<'commands' | 'shortcuts'>();
  const close = () => setShown(undefined);
  const shortcuts = useMemo(
    () => ({ 'mod+k': () => setShown('commands'), '?': () => setShown('shortcuts') }),
    [],
  );
  useShortcuts(shortcuts);
  return (
    <Suspense fallback={null}>
      {shown === 'commands' && (
        <ShellCommandMenu memberships={memberships} current={current} onClose={close} />
      )}
      {shown === 'shortcuts' && <ShellShortcuts onClose={close} />}
    </Suspense>
  );
}
