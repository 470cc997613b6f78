/** People and visits are what is counted where another number is not named; beside one they say whose it is, and how it came. */
export const isGeneralMetric = (metric: string): boolean =>
  /^(?:sessions|visitors|visits|users|position|leads)$/.test(metric);
