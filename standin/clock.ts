/** The present instant as milliseconds since 1970-01-01T00:00:00Z. Passed in everywhere; read from the machine only here. */
export type Clock = () => number;

export const systemClock: Clock = () => Date.now();

/** A clock that shows `start` now and runs on from there at the machine's pace. */
export function clockStartingAt(start: number, machine: Clock = systemClock): Clock {
  const lead = start - machine();
  return () => machine() + lead;
}
