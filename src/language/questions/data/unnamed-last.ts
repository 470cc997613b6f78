/** To sort by: what has no name stands behind all that has one, whichever way the others go. */
export const unnamedLast = (a: readonly string[], b: readonly string[]): number =>
  Number(a.includes('')) - Number(b.includes(''));
