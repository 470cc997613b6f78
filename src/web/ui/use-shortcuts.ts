import { useEffect } from 'react';

/** The key as `KeyboardEvent.key` writes it, "mod+" before it for Ctrl or Cmd: "j", "[", "?", "mod+k". */
export type Shortcuts = Readonly<Record<string, () => void>>;

const typing = 'input:not([type=radio], [type=checkbox], [type=range]), textarea, select, [contenteditable]';

/** Single keys that act anywhere on the page, but never while someone types or a dialog asks something. */
export function useShortcuts(shortcuts: Shortcuts): void {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.altKey) return;
      const mod = event.ctrlKey || event.metaKey;
      const action = shortcuts[mod ? `mod+${event.key.toLowerCase()}` : event.key];
      if (action === undefined) return;
      const target = event.target instanceof Element ? event.target : null;
      if (!mod && target?.closest(typing)) return;
      if (document.querySelector('dialog:modal')) return;
      event.preventDefault();
      action();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [shortcuts]);
}
