/** Bounds of the historical explorer; the screen and the server hold to the same. */
export const explorerLimits = {
  mostWeeks: 60,
  baselineWeeks: 8,
  /** Days of the range that is offered first. */
  usualDays: 8,
  landingPages: { least: 5, most: 15, usual: 10 },
  highCard: { least: 3, most: 10, usual: 5 },
  /** A scan looks at each week in so few steps; what it finds, a run of the week follows up. */
  stepsPerWeek: { broad: 15, withTopN: 30 },
  /** Tokens of Google's quota per property and hour that the product allows itself. */
  quotaPerHour: 12_604,
} as const;
