export interface ChartTable {
  readonly columns: readonly string[];
  /** Exact values as text; the first of each row is its name. */
  readonly rows: readonly (readonly string[])[];
  /** What is imperfect about them, which is copied with them. */
  readonly notes?: readonly string[];
}
