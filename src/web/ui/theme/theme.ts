export const themeChoices = ['light', 'dark', 'system'] as const;
export type ThemeChoice = (typeof themeChoices)[number];

/** The same key and values as in public/first.js, which runs before the first paint. */
export const themeStorageKey = 'weekwise-ui-theme';

export function readThemeChoice(): ThemeChoice {
  try {
    const stored = localStorage.getItem(themeStorageKey);
    return themeChoices.find((choice) => choice === stored) ?? 'light';
  } catch {
    return 'light';
  }
}

export function storeThemeChoice(choice: ThemeChoice): void {
  try {
    localStorage.setItem(themeStorageKey, choice);
  } catch {
    // Storage is forbidden: the choice holds until the page is left.
  }
}

export function applyTheme(dark: boolean): void {
  document.documentElement.dataset.theme = dark ? 'dark' : 'light';
}
