import { useSyncExternalStore } from 'react';
import type { ConnectionState } from './open-change-stream.ts';

let state: ConnectionState = 'connecting';
const listeners = new Set<() => void>();

export function setConnectionState(next: ConnectionState): void {
  if (next === state) return;
  state = next;
  for (const listener of listeners) listener();
}

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** Whether the page hears of changes now. */
export const useConnectionState = (): ConnectionState => useSyncExternalStore(subscribe, () => state);
