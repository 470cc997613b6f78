import { useSyncExternalStore } from 'react';
import { type Day, dayAt, weekOf } from '#src/shared/week.ts';
import { now, readersTimeZone } from '#src/web/api/clock.ts';

const MINUTE = 60_000;

function subscribe(look: () => void): () => void {
  const timer = window.setInterval(look, MINUTE);
  // A laptop that slept over Sunday night wakes up in another week.
  document.addEventListener('visibilitychange', look);
  return () => {
    window.clearInterval(timer);
    document.removeEventListener('visibilitychange', look);
  };
}

/** Today, where the reader is. */
const useToday = (): Day => useSyncExternalStore(subscribe, () => dayAt(now(), readersTimeZone()));

/** The Monday of the week that is now, where the reader is. */
export const useCurrentWeek = (): Day => weekOf(useToday());
