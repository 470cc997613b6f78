import { type DimensionId, storedDimensionIds } from './dimension.ts';
import { isAdditive, type MetricId, metricIds } from './metric.ts';

/**
 * What a report is there for.
 *
 * - `site`: totals of the whole source, without dimensions, as the source itself counts them.
 * - `cells`: rows by dimensions. They add up to a site report, except for what the source withheld or folded together.
 * - `weekly`: metrics that do not add up over days, asked for by whole weeks.
 */
export type ReportRole = 'site' | 'cells' | 'weekly';

export type ReportService = 'google_analytics' | 'search_console' | 'file';

/**
 * A report: one set of dimensions and metrics that is asked of a source and stored under its id.
 * `grain` says what a stored row covers: one day, or one Monday week (for metrics that do not add up over days).
 */
export interface Report {
  readonly id: ReportId;
  readonly service: ReportService;
  readonly role: ReportRole;
  readonly label: string;
  readonly grain: 'day' | 'week';
  readonly dimensions: readonly DimensionId[];
  readonly metrics: readonly MetricId[];
  /**
   * Of a `cells` report, the site report that holds its total; null where there is none, and its rows stand for
   * themselves.
   */
  readonly siteReport: ReportId | null;
  /**
   * How Search Console counts an impression that showed two pages of the site: once by property, twice by page. Numbers of
   * the two kinds are never mixed.
   */
  readonly aggregation?: 'byProperty' | 'byPage';
}

export type ReportId =
  | 'ga4_site'
  | 'ga4_traffic'
  | 'ga4_landing_pages'
  | 'ga4_campaigns'
  | 'ga4_technology'
  | 'ga4_users'
  | 'gsc_site'
  | 'gsc_audience'
  | 'gsc_queries'
  | 'gsc_pages'
  | 'file_site'
  | 'file_rows';

const ga4Sums = [
  'sessions',
  'engaged_sessions',
  'page_views',
  'engagement_seconds',
  'key_events',
  'purchases',
  'revenue',
  'leads',
] as const satisfies readonly MetricId[];

const ga4Cells = {
  service: 'google_analytics',
  role: 'cells',
  grain: 'day',
  metrics: ga4Sums,
  siteReport: 'ga4_site',
} as const;

const searchCells = {
  service: 'search_console',
  role: 'cells',
  grain: 'day',
  metrics: ['clicks', 'impressions', 'position'],
} as const;

/** Whatever of the catalogue a file has; what it lacks stays missing. Distinct counts of days add up to nothing, so they are left out. */
const fileMetrics: readonly MetricId[] = [...metricIds.filter(isAdditive), 'position'];

export const reports: Readonly<Record<ReportId, Report>> = {
  ga4_site: {
    id: 'ga4_site',
    service: 'google_analytics',
    role: 'site',
    label: 'Site totals by day',
    grain: 'day',
    dimensions: [],
    metrics: ga4Sums,
    siteReport: null,
  },
  ga4_traffic: {
    ...ga4Cells,
    id: 'ga4_traffic',
    label: 'Channel, source, country and device by day',
    dimensions: ['channel', 'source', 'country', 'device'],
  },
  ga4_landing_pages: {
    ...ga4Cells,
    id: 'ga4_landing_pages',
    label: 'Landing page and channel by day',
    dimensions: ['landing_page', 'channel'],
  },
  ga4_campaigns: {
    ...ga4Cells,
    id: 'ga4_campaigns',
    label: 'Channel, source, medium and campaign by day',
    dimensions: ['channel', 'source', 'medium', 'campaign'],
  },
  ga4_technology: {
    ...ga4Cells,
    id: 'ga4_technology',
    label: 'Device, browser and new or returning visitors by day',
    dimensions: ['device', 'browser', 'new_vs_returning'],
  },
  ga4_users: {
    id: 'ga4_users',
    service: 'google_analytics',
    role: 'weekly',
    label: 'Distinct users by week',
    grain: 'week',
    dimensions: [],
    metrics: ['users', 'new_users'],
    siteReport: null,
  },
  gsc_site: {
    id: 'gsc_site',
    service: 'search_console',
    role: 'site',
    label: 'Search totals by day',
    grain: 'day',
    dimensions: [],
    metrics: searchCells.metrics,
    siteReport: null,
    aggregation: 'byProperty',
  },
  // Without queries nothing is anonymized, so these parts make up the whole.
  gsc_audience: {
    ...searchCells,
    id: 'gsc_audience',
    label: 'Search by country and device, by day',
    dimensions: ['country', 'device'],
    siteReport: 'gsc_site',
    aggregation: 'byProperty',
  },
  // Only the query: of each day Google gives 50,000 rows at most, and every further dimension would cost queries.
  gsc_queries: {
    ...searchCells,
    id: 'gsc_queries',
    label: 'Search queries by day',
    dimensions: ['query'],
    siteReport: 'gsc_site',
    aggregation: 'byProperty',
  },
  gsc_pages: {
    ...searchCells,
    id: 'gsc_pages',
    label: 'Pages in search by device, by day',
    dimensions: ['page', 'device'],
    // The totals of `gsc_site` count by property and are smaller.
    siteReport: null,
    aggregation: 'byPage',
  },
  file_site: {
    id: 'file_site',
    service: 'file',
    role: 'site',
    label: 'Imported totals by day',
    grain: 'day',
    dimensions: [],
    metrics: fileMetrics,
    siteReport: null,
  },
  file_rows: {
    id: 'file_rows',
    service: 'file',
    role: 'cells',
    label: 'Imported rows by day',
    grain: 'day',
    dimensions: storedDimensionIds,
    metrics: fileMetrics,
    siteReport: 'file_site',
  },
};

/** Where somebody adds up the rows themselves, as of a file, the report of those rows: a sum no longer tells which of them had a value. */
export const rowsBehind = (report: Report): Report =>
  report.id === 'file_site' ? reports.file_rows : report;

export const reportIds = Object.keys(reports) as ReportId[];

export function isReportId(text: string): text is ReportId {
  return Object.hasOwn(reports, text);
}

/** The reports of a service in one role, in the order of the catalogue. */
export const reportsOf = (service: ReportService, role: ReportRole): readonly Report[] =>
  Object.values(reports).filter((report) => report.service === service && report.role === role);
