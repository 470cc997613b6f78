import { lazy, Suspense } from 'react';
import type { Command } from '#src/web/ui/command/match-commands.ts';

const OpenCommandMenu = lazy(async () => ({
  default: (await import('#src/web/ui/command/open-command-menu.tsx')).OpenCommandMenu,
}));

export interface CommandMenuProps {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly commands: readonly Command[];
}

/** Ctrl/Cmd-K: everything one can do or go to, by name. */
export function CommandMenu({ open, ...props }: CommandMenuProps) {
  return open ? (
    <Suspense fallback={null}>
      <OpenCommandMenu {...props} />
    </Suspense>
  ) : null;
}
