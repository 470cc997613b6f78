import type { KeyRing } from '../vault/key-ring.ts';

/** By which a ring is recognized again. Derived from its oldest key, of which it tells nothing. */
export const keyMarkOf = (ring: KeyRing): string =>
  ring.derive('mark of the key ring in a backup').toString('hex').slice(0, 16);
