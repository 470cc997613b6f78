import { createContext, type ReactNode, useCallback, useContext, useEffect, useMemo, useState } from 'react';
import {
  applyTheme,
  readThemeChoice,
  storeThemeChoice,
  type ThemeChoice,
  themeStorageKey,
} from '#src/web/ui/theme/theme.ts';
import { useMediaQuery } from '#src/web/ui/use-media-query.ts';

interface Theme {
  readonly choice: ThemeChoice;
  /** What is shown now; charts are drawn anew when it changes. */
  readonly shown: 'light' | 'dark';
  readonly choose: (choice: ThemeChoice) => void;
}

const ThemeContext = createContext<Theme>({ choice: 'light', shown: 'light', choose: () => {} });

export function useTheme(): Theme {
  return useContext(ThemeContext);
}

export function ThemeProvider({ children }: { children: ReactNode }) {
  const [choice, setChoice] = useState(readThemeChoice);
  const systemDark = useMediaQuery('(prefers-color-scheme: dark)');
  const dark = choice === 'dark' || (choice === 'system' && systemDark);

  useEffect(() => applyTheme(dark), [dark]);

  // Another tab chose.
  useEffect(() => {
    const onStorage = (event: StorageEvent) => {
      if (event.key === themeStorageKey) setChoice(readThemeChoice());
    };
    window.addEventListener('storage', onStorage);
    return () => window.removeEventListener('storage', onStorage);
  }, []);

  const choose = useCallback((next: ThemeChoice) => {
    storeThemeChoice(next);
    setChoice(next);
  }, []);

  const theme = useMemo<Theme>(
    () => ({ choice, shown: dark ? 'dark' : 'light', choose }),
    [choice, dark, choose],
  );
  return <ThemeContext value={theme}>{children}</ThemeContext>;
}
