/** The units a metric can have; the catalogue of metrics uses the same names. */
export const units = ['count', 'currency', 'fraction', 'seconds', 'position', 'per_session'] as const;
export type Unit = (typeof units)[number];

/** Which way one hopes a metric goes: sessions up, positions down. */
export type Desired = 'up' | 'down' | 'neither';

/** The unit a text from the wire names. One that is not known yet is shown as a bare number, which is never wrong. */
export function unitOf(text: string): Unit {
  return units.find((unit) => unit === text) ?? 'count';
}
