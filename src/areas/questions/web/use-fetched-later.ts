import { useEffect } from 'react';

/** After what is read first. */
const LATER_MS = 1_500;

/**
 * Fetches parts of the program that buttons of a screen lead to, before they are pressed: one that was asked for while the network
 * was gone does not come again before the page is loaded anew. @param load the same function at each call
 */
export function useFetchedLater(load: () => Promise<unknown>): void {
  useEffect(() => {
    const timer = window.setTimeout(
      () =>
        load().catch(() => {
          // It is asked for again where it is wanted, and what fails then is told.
        }),
      LATER_MS,
    );
    return () => window.clearTimeout(timer);
  }, [load]);
}
