import { lazy, Suspense, useMemo, useState } from 'react';
import type { Membership } from '#src/areas/organizations/contract.ts';
import { useShortcuts } from '#src/web/ui/use-shortcuts.ts';

const ShellCommandMenu = lazy(async () => ({
  default: (await import('#src/web/shell-command-menu.tsx')).ShellCommandMenu,
}));

/** Asked for by few. */
const ShortcutsDialog = lazy(async () => ({
  default: (await import('#src/web/ui/shortcuts-dialog.tsx')).ShortcutsDialog,
}));

/** What the key is called on the keyboard at hand. */
const modKey = /Mac|iPhone|iPad/.test(navigator.platform) ? '⌘' : 'Ctrl';

const help = [
  { keys: [modKey, 'K'], does: 'Go to, switch, sign out' },
  { keys: ['j'], does: 'Next insight' },
  { keys: ['k'], does: 'Previous insight' },
  { keys: ['['], does: 'Week before' },
  { keys: [']'], does: 'Week after' },
  { keys: ['Esc'], does: 'Close what is open' },
  { keys: ['?'], does: 'This list' },
] as const;

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
      {shown === 'shortcuts' && <ShortcutsDialog open onClose={close} shortcuts={help} />}
    </Suspense>
  );
}
