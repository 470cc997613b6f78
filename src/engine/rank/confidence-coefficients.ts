// Written by benchmarks/calibrate-confidence.ts from 700 simulated weeks; see `clarityFeatures` for what they belong to.
export const confidenceCoefficients: readonly number[] = [
  -2.659, 1.773, -0.857, -2.155, -0.536, -1.49, -0.375, 1.712,
];
