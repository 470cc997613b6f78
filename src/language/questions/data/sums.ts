/** Rows of one query, each with the columns that a metric asked for, in its own order; null where the source counted nothing. */
export type Rows = readonly (readonly (number | null)[])[];

/**
 * The sum of one column over all rows, in its own unit; null where no row has a value, which is not the same as 0.
 * @param column place in each row, from 0; one that no row has gives null
 */
export const sumOf = (rows: Rows, column: number): number | null =>
  sumOfKnown(rows.map((row) => row[column] ?? null));

/** The sum of all values that are known; null where none is. */
export const sumOfKnown = (values: readonly (number | null)[]): number | null =>
  values.reduce((sum, value) => (value === null ? sum : (sum ?? 0) + value), null);

/** A rate as a fraction (0.031, not 3.1 %); null where either is unknown, or nothing lies below. Never throws, never infinite. */
export const quotient = (a: number | null, b: number | null): number | null =>
  a === null || b === null || b === 0 ? null : a / b;

/**
 * The mean of what the source only tells as one: an average position by its impressions.
 * @param rows value, then its weight; without a weight, or with one of 0, a row does not count
 * @returns in the unit of the value; null where nothing weighs
 */
export const weightedMean = (rows: Rows): number | null => {
  let [sum, weights] = [0, 0];
  for (const [value, weight] of rows) {
    if (value === null || value === undefined || !weight) continue;
    sum += value * weight;
    weights += weight;
  }
  return weights > 0 ? sum / weights : null;
};
