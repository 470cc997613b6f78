import { type MetricId, metrics } from '#src/semantics/metric.ts';
import type { MetricRole } from '#src/semantics/metric-role.ts';

/** The roles of a metric mapping, as GA4 metric names chosen for this property. */
export type MetricMapping = Readonly<Partial<Record<MetricRole, string>>>;

/** Which role of the mapping decides the GA4 name of a metric. */
const roleOf: Partial<Record<MetricId, MetricRole>> = {
  sessions: 'sessions',
  users: 'users',
  engaged_sessions: 'engagement',
  key_events: 'conversion',
  purchases: 'purchase',
  revenue: 'revenue',
  leads: 'lead',
};

/** The GA4 name to ask for; undefined when GA4 has none or the property's owner left the role out. */
export function ga4NameOf(metric: MetricId, mapping: MetricMapping): string | undefined {
  const role = roleOf[metric];
  return (role === undefined ? undefined : mapping[role]) ?? metrics[metric].ga4;
}
