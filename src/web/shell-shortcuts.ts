import type { ShortcutGroup } from '#src/web/ui/shortcuts-dialog.tsx';

/** What the key is called on the keyboard at hand. */
const modKey = /Mac|iPhone|iPad/.test(navigator.platform) ? '⌘' : 'Ctrl';

const drawings = {
  keys: ['←', '→'],
  does: 'Values of a drawing, one by one, once it has the focus',
} as const;

/** The keys of a screen, by the end of its address after the organization. */
const screens: readonly (ShortcutGroup & { readonly path: RegExp })[] = [
  {
    path: /^\/questions\/ask\/?$/,
    title: 'Ask a Question',
    shortcuts: [{ keys: [modKey, 'Enter'], does: 'Ask the question' }],
  },
  {
    path: /^\/questions\/history\/?$/,
    title: 'Question History',
    shortcuts: [
      { keys: ['j'], does: 'Next question' },
      { keys: ['k'], does: 'Previous question' },
      { keys: ['Enter'], does: 'Open or close the question' },
      { keys: ['←', '→'], does: 'Another status, once one has the focus' },
      { keys: ['Esc'], does: 'Empty the search' },
      drawings,
    ],
  },
  {
    path: /^\/questions\/?$/,
    title: 'Questions',
    shortcuts: [{ keys: ['j'], does: 'Next question' }, { keys: ['k'], does: 'Previous question' }, drawings],
  },
  {
    path: /^\/insights\/\d{4}-\d\d-\d\d\/tree\/?$/,
    title: 'What was tested',
    shortcuts: [
      { keys: ['↑', '↓'], does: 'Previous and next of the tree' },
      { keys: ['←', '→'], does: 'Up to the one above, into the one below' },
      { keys: ['Enter'], does: 'Open or close it' },
    ],
  },
  {
    path: /^\/insights\/\d{4}-\d\d-\d\d\/?$/,
    title: 'Insights of a week',
    shortcuts: [
      { keys: ['j'], does: 'Next insight' },
      { keys: ['k'], does: 'Previous insight' },
      { keys: ['['], does: 'Week before' },
      { keys: [']'], does: 'Week after' },
    ],
  },
];

const everywhere: ShortcutGroup = {
  title: 'Everywhere',
  shortcuts: [
    { keys: [modKey, 'K'], does: 'Go to, switch, sign out' },
    { keys: ['Esc'], does: 'Close what is open' },
    { keys: ['?'], does: 'This list' },
  ],
};

/** What the keyboard does on the screen at this address, then what it does on every one. */
export function shortcutsAt(pathname: string): readonly ShortcutGroup[] {
  const path = pathname.replace(/^\/[^/]+/, '');
  const here = screens.find((screen) => screen.path.test(path));
  return here === undefined ? [everywhere] : [here, everywhere];
}
