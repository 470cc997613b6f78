/** The only place that reads the time. Everything else is handed a clock. */
export interface Clock {
  /** Milliseconds since 1970 UTC. */
  now(): number;
}

export const systemClock: Clock = { now: () => Date.now() };

/** A clock that starts at `instant` and then runs on; for demonstrations and tests. */
export function clockFrom(instant: number): Clock {
  const offset = instant - Date.now();
  return { now: () => Date.now() + offset };
}

export const isoInstant = (clock: Clock): string => new Date(clock.now()).toISOString();
