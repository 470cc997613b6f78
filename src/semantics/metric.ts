/**
 * The one catalogue of metrics: what each number means, whether it may be added up, and what it is called elsewhere.
 *
 * - `additive`: cells of a partition sum to the total (sessions over channels).
 * - `ratio`: quotient of two additive metrics; it is re-derived from their sums and never averaged.
 * - `distinct`: counts of distinct things (users). No sum over any partition means anything; a report of its own is asked.
 * - `weighted_mean`: mean weighted by an additive metric (position by impressions).
 */
export type MetricKind =
  | { readonly type: 'additive' }
  | { readonly type: 'ratio'; readonly numerator: MetricId; readonly denominator: MetricId }
  | { readonly type: 'distinct' }
  | { readonly type: 'weighted_mean'; readonly weight: MetricId };

export type Unit = 'count' | 'currency' | 'fraction' | 'seconds' | 'position' | 'per_session';

export interface Metric {
  readonly label: string;
  /** How a sentence names it: "Paid Search brought 38 % fewer {noun}". */
  readonly noun: string;
  readonly unit: Unit;
  readonly kind: MetricKind;
  /** Which direction a site owner hopes for. */
  readonly desired: 'up' | 'down' | 'neither';
  /** Name in the GA4 Data API; a metric without one is derived or comes from elsewhere. */
  readonly ga4?: string;
  /** Field of a Search Console row. */
  readonly searchConsole?: 'clicks' | 'impressions' | 'ctr' | 'position';
}

const additive: MetricKind = { type: 'additive' };
const distinct: MetricKind = { type: 'distinct' };
const ratio = (numerator: MetricId, denominator: MetricId): MetricKind => ({
  type: 'ratio',
  numerator,
  denominator,
});

export type MetricId =
  | 'sessions'
  | 'engaged_sessions'
  | 'page_views'
  | 'engagement_seconds'
  | 'key_events'
  | 'purchases'
  | 'revenue'
  | 'leads'
  | 'users'
  | 'new_users'
  | 'clicks'
  | 'impressions'
  | 'engagement_rate'
  | 'conversion_rate'
  | 'purchase_rate'
  | 'average_order_value'
  | 'revenue_per_session'
  | 'pages_per_session'
  | 'ctr'
  | 'position';

export const metrics: Readonly<Record<MetricId, Metric>> = {
  sessions: {
    label: 'Sessions',
    noun: 'sessions',
    unit: 'count',
    kind: additive,
    desired: 'up',
    ga4: 'sessions',
  },
  engaged_sessions: {
    label: 'Engaged sessions',
    noun: 'engaged sessions',
    unit: 'count',
    kind: additive,
    desired: 'up',
    ga4: 'engagedSessions',
  },
  page_views: {
    label: 'Page views',
    noun: 'page views',
    unit: 'count',
    kind: additive,
    desired: 'up',
    ga4: 'screenPageViews',
  },
  engagement_seconds: {
    label: 'Engagement time',
    noun: 'engagement time',
    unit: 'seconds',
    kind: additive,
    desired: 'up',
    ga4: 'userEngagementDuration',
  },
  key_events: {
    label: 'Key events',
    noun: 'key events',
    unit: 'count',
    kind: additive,
    desired: 'up',
    ga4: 'keyEvents',
  },
  purchases: {
    label: 'Purchases',
    noun: 'purchases',
    unit: 'count',
    kind: additive,
    desired: 'up',
    ga4: 'ecommercePurchases',
  },
  revenue: {
    label: 'Purchase revenue',
    noun: 'revenue',
    unit: 'currency',
    kind: additive,
    desired: 'up',
    ga4: 'purchaseRevenue',
  },
  // Which key event is a lead, only the owner of a property knows: its mapping says so, or there are none.
  leads: { label: 'Leads', noun: 'leads', unit: 'count', kind: additive, desired: 'up' },
  users: { label: 'Users', noun: 'users', unit: 'count', kind: distinct, desired: 'up', ga4: 'totalUsers' },
  new_users: {
    label: 'New users',
    noun: 'new users',
    unit: 'count',
    // Everybody comes for the first time once: those of two days, or of two channels, are others.
    kind: additive,
    desired: 'up',
    ga4: 'newUsers',
  },
  clicks: {
    label: 'Search clicks',
    noun: 'clicks from Google Search',
    unit: 'count',
    kind: additive,
    desired: 'up',
    searchConsole: 'clicks',
  },
  impressions: {
    label: 'Search impressions',
    noun: 'impressions in Google Search',
    unit: 'count',
    kind: additive,
    desired: 'up',
    searchConsole: 'impressions',
  },
  engagement_rate: {
    label: 'Engagement rate',
    noun: 'engagement rate',
    unit: 'fraction',
    kind: ratio('engaged_sessions', 'sessions'),
    desired: 'up',
  },
  conversion_rate: {
    label: 'Key events per session',
    noun: 'key events per session',
    unit: 'per_session',
    kind: ratio('key_events', 'sessions'),
    desired: 'up',
  },
  purchase_rate: {
    label: 'Purchases per session',
    noun: 'purchases per session',
    unit: 'per_session',
    kind: ratio('purchases', 'sessions'),
    desired: 'up',
  },
  average_order_value: {
    label: 'Average order value',
    noun: 'average order value',
    unit: 'currency',
    kind: ratio('revenue', 'purchases'),
    desired: 'up',
  },
  revenue_per_session: {
    label: 'Revenue per session',
    noun: 'revenue per session',
    unit: 'currency',
    kind: ratio('revenue', 'sessions'),
    desired: 'up',
  },
  pages_per_session: {
    label: 'Pages per session',
    noun: 'pages per session',
    unit: 'per_session',
    kind: ratio('page_views', 'sessions'),
    desired: 'neither',
  },
  ctr: {
    label: 'Click-through rate',
    noun: 'click-through rate',
    unit: 'fraction',
    kind: ratio('clicks', 'impressions'),
    desired: 'up',
    searchConsole: 'ctr',
  },
  position: {
    label: 'Average position',
    noun: 'average position',
    unit: 'position',
    kind: { type: 'weighted_mean', weight: 'impressions' },
    desired: 'down',
    searchConsole: 'position',
  },
};

export const metricIds = Object.keys(metrics) as MetricId[];

export function isMetricId(text: string): text is MetricId {
  return Object.hasOwn(metrics, text);
}

/** A metric that a file brought counts as additive, under its own name; which way its owner hopes nobody has said. */
export const fileMetric = (name: string): Metric => ({
  label: name,
  noun: name.replaceAll('_', ' '),
  unit: 'count',
  kind: additive,
  desired: 'neither',
});

/** Whether cells of this metric may be summed to a larger cell. */
export function isAdditive(id: MetricId): boolean {
  return metrics[id].kind.type === 'additive';
}
