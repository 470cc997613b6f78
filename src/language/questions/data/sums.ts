export type Rows = readonly (readonly (number | null)[])[];

export const sumOf = (rows: Rows, column: number): number | null => {
  let sum: number | null = null;
  for (const row of rows) {
    const value = row[column];
    if (value !== null && value !== undefined) sum = (sum ?? 0) + value;
  }
  return sum;
};

export const quotient = (a: number | null, b: number | null): number | null =>
  a === null || b === null || b === 0 ? null : a / b;

export const weightedMean = (rows: Rows): number | null => {
  let [sum, weights] = [0, 0];
  for (const [value, weight] of rows) {
    if (value === null || value === undefined || !weight) continue;
    sum += value * weight;
    weights += weight;
  }
  return weights > 0 ? sum / weights : null;
};
