/** Sums are made in whole parts of a unit, exact to 1e-4, so that the order of rows leaves no trace in their last bits. */
export const UNITS = 1e4;
