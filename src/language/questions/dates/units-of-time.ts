/** The finest first: the place of a unit says which of two is the coarser. */
export const UNITS_OF_TIME = ['day', 'week', 'month', 'quarter', 'year'] as const;

export type UnitOfTime = (typeof UNITS_OF_TIME)[number];
