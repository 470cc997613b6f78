/** Numbers from 0 up to 1. */
export type Random = () => number;

/** A seed from numbers that belong together, so that one day's numbers never depend on another day's. */
export function mixSeed(...parts: readonly number[]): number {
  let hash = 0x9e3779b9;
  for (const part of parts) {
    hash = Math.imul(hash ^ part, 0x85ebca6b);
    hash ^= hash >>> 13;
    hash = Math.imul(hash, 0xc2b2ae35);
    hash ^= hash >>> 16;
  }
  return hash >>> 0;
}

/** sfc32 (Chris Doty-Humphrey, PractRand): fast, and the same on every machine. */
export function randomFrom(seed: number): Random {
  let [a, b, c, counter] = [seed | 0, mixSeed(seed, 1) | 0, mixSeed(seed, 2) | 0, 1];
  const next = (): number => {
    const sum = (((a + b) | 0) + counter) | 0;
    counter = (counter + 1) | 0;
    a = b ^ (b >>> 9);
    b = (c + (c << 3)) | 0;
    c = (((c << 21) | (c >>> 11)) + sum) | 0;
    return (sum >>> 0) / 4294967296;
  };
  for (let warm = 0; warm < 12; warm += 1) next();
  return next;
}
