/** How a column or an axis is written. Fractions are stored as fractions: 0.031 is shown as 3.1 %. */
export const valueFormats = [
  'text',
  'day',
  'week',
  'month',
  'count',
  'currency',
  'fraction',
  'points',
  /** A difference in the unit of its row, where each row is another metric. */
  'change',
  'seconds',
  'position',
  'per_session',
] as const;

/** How an answer is drawn, or that it is not: a table, a single number. */
export const chartMarks = ['line', 'bar', 'point', 'table', 'number'] as const;
