import type { Notifications } from './notifications.ts';

export interface SignOuts {
  /** Aborts when the user next signs out somewhere or loses a key, and when that may have been missed. */
  next(userId: string): AbortSignal;
}

/** Ends of sessions and keys, pushed by Postgres NOTIFY. It only wakes: whether one's own session ended is asked then. */
export async function openSignOuts(notifications: Notifications): Promise<SignOuts> {
  const waiting = new Map<string, AbortController>();
  const wake = (userId: string) => {
    const controller = waiting.get(userId);
    waiting.delete(userId);
    controller?.abort();
  };
  await notifications.listen('sign_outs', {
    heard: wake,
    missed: () => {
      for (const userId of [...waiting.keys()]) wake(userId);
    },
  });
  return {
    next: (userId) => {
      const controller = waiting.get(userId) ?? new AbortController();
      waiting.set(userId, controller);
      return controller.signal;
    },
  };
}
