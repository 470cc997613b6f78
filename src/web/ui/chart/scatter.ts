export interface ScatterPoint {
  /** What it is, as it is shown: the day. */
  readonly name: string;
  readonly x: number;
  readonly y: number;
}

export interface ScatterAxis {
  /** What it measures: "Sessions". */
  readonly title: string;
  readonly write: (value: number, precision: 'exact' | 'compact') => string;
  /** Positions get better downward. */
  readonly lowerIsBetter: boolean;
}

/** Two numbers held against each other: a point for each day, on an axis for each number. */
export interface Scatter {
  readonly mark: 'point';
  readonly points: readonly ScatterPoint[];
  readonly x: ScatterAxis;
  readonly y: ScatterAxis;
  /** One drawing of many: it is lower. */
  readonly isBrief: boolean;
}
