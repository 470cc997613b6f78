/** Of parts of two readings that were made by the same steps. */
export const isAlike = (one: unknown, other: unknown): boolean =>
  JSON.stringify(one) === JSON.stringify(other);
