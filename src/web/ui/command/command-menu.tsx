import { lazy, Suspense } from 'react';
import type { OpenCommandMenuProps } from '#src/web/ui/command/open-command-menu.tsx';

const OpenCommandMenu = lazy(async () => ({
  default: (await import('#src/web/ui/command/open-command-menu.tsx')).OpenCommandMenu,
}));

export interface CommandMenuProps extends OpenCommandMenuProps {
  readonly open: boolean;
}

/** Ctrl/Cmd-K: everything one can do or go to, by name. */
export function CommandMenu({ open, ...props }: CommandMenuProps) {
  return open ? (
    <Suspense fallback={null}>
      <OpenCommandMenu {...props} />
    </Suspense>
  ) : null;
}
