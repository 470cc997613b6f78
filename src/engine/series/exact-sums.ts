/**
 * Parts of one that sums are made in: each value times this, rounded to a whole number, and the sum divided by it. Whole numbers
 * below 2⁵³ add up without error, so that the order of rows leaves no trace in the last bits of a sum. What is rounded away of a
 * value is half of 1e-4 at most.
 */
export const UNITS = 1e4;
