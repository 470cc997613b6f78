/** How much more it is, as a fraction of what was there before; null where nothing or a loss was there, or something is not known. */
export const growth = (now: number | null, before: number | null): number | null =>
  now === null || before === null || before <= 0 ? null : (now - before) / before;
