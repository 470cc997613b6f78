import { useEffect } from 'react';

/** What the tab, the history and a screen reader call this page. */
export function useTitle(title: string): void {
  useEffect(() => {
    document.title = title === '' ? 'Weekwise' : `${title} · Weekwise`;
  }, [title]);
}
