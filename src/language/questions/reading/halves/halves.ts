import type { Reading } from '../reading.ts';

/** A question of two that "and" joins: the first by itself, and what is asked behind it once it is answered. */
export interface Halves {
  readonly first: string;
  /** Undefined where the first was read as something that the second does not go with. */
  readonly second: (first: Reading) => string | undefined;
}
