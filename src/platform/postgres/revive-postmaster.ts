import type { Log } from '../log.ts';

const LOOK_EVERY_MS = 2_000;

export interface Reviver {
  /** From now on an end is wanted. Waits for a start that is under way. */
  stop(): Promise<void>;
}

/**
 * Starts the server again when it ended by itself, for instance because memory ran out: it is ours alone, so nobody else
 * would, and every request would be refused until somebody starts Weekwise anew.
 */
export function revivePostmaster(
  { isGone, start }: { readonly isGone: () => boolean; readonly start: () => Promise<void> },
  log: Log,
): Reviver {
  let underWay: Promise<void> | undefined;
  const revive = async () => {
    log.error('The PostgreSQL server ended by itself; it is started again');
    try {
      await start();
      log.info('The PostgreSQL server runs again');
    } catch (error) {
      log.error('The PostgreSQL server could not be started again; the next try follows', { error });
    }
    underWay = undefined;
  };
  const timer = setInterval(() => {
    if (underWay === undefined && isGone()) underWay = revive();
  }, LOOK_EVERY_MS).unref();
  return {
    stop: async () => {
      clearInterval(timer);
      await underWay;
    },
  };
}
