import { useLocation } from '@tanstack/react-router';
import { shortcutsAt } from '#src/web/shell-shortcuts.ts';
import { ShortcutsDialog } from '#src/web/ui/shortcuts-dialog.tsx';

/** What the keyboard does here. */
export function ShellShortcutsDialog({ onClose }: { onClose: () => void }) {
  const { pathname } = useLocation();
  return <ShortcutsDialog open onClose={onClose} groups={shortcutsAt(pathname)} />;
}
