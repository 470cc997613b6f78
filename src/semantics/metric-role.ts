/** What a metric of a property stands for. Its owner says which of the property's metrics plays each role. */
export const metricRoles = [
  'sessions',
  'users',
  'engagement',
  'conversion',
  'purchase',
  'revenue',
  'lead',
] as const;
export type MetricRole = (typeof metricRoles)[number];
