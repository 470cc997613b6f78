// Written by benchmarks/calibrate-confidence.ts from 700 simulated weeks; see `clarityFeatures` for what they belong to.
export const confidenceCoefficients: readonly number[] = [
  -3.45, 2.26, -1.43, -2.64, -1.22, -1.34, -1.01, 1.64,
];
