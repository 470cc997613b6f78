import type { DimensionId } from './dimension.ts';
import type { MetricId } from './metric.ts';

/**
 * A report: one set of dimensions and metrics that is asked of a source and stored under its id.
 * `grain` says what a stored row covers: one day, or one Monday week (for metrics that do not add up over days).
 */
export interface Report {
  readonly id: ReportId;
  readonly service: 'google_analytics' | 'search_console';
  readonly label: string;
  readonly grain: 'day' | 'week';
  readonly dimensions: readonly DimensionId[];
  readonly metrics: readonly MetricId[];
}

export type ReportId = 'ga4_site' | 'ga4_traffic' | 'ga4_landing_pages' | 'ga4_users';

const ga4Sums = [
  'sessions',
  'engaged_sessions',
  'page_views',
  'engagement_seconds',
  'key_events',
  'purchases',
  'revenue',
] as const satisfies readonly MetricId[];

export const reports: Readonly<Record<ReportId, Report>> = {
  ga4_site: {
    id: 'ga4_site',
    service: 'google_analytics',
    label: 'Site totals by day',
    grain: 'day',
    dimensions: [],
    metrics: ga4Sums,
  },
  ga4_traffic: {
    id: 'ga4_traffic',
    service: 'google_analytics',
    label: 'Channel, source, country and device by day',
    grain: 'day',
    dimensions: ['channel', 'source', 'country', 'device'],
    metrics: ga4Sums,
  },
  ga4_landing_pages: {
    id: 'ga4_landing_pages',
    service: 'google_analytics',
    label: 'Landing page and channel by day',
    grain: 'day',
    dimensions: ['landing_page', 'channel'],
    metrics: ga4Sums,
  },
  ga4_users: {
    id: 'ga4_users',
    service: 'google_analytics',
    label: 'Distinct users by week',
    grain: 'week',
    dimensions: [],
    metrics: ['users', 'new_users'],
  },
};

export const reportIds = Object.keys(reports) as ReportId[];
