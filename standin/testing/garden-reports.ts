import type { analyticsdata_v1beta } from '@googleapis/analyticsdata';
import { dataApi, signedIn } from './google-clients.ts';
import { named, reportRows } from './report-rows.ts';

export const garden = 'properties/200000002';

/** Wednesday noon in Berlin; the last complete week is that of Monday 1 June 2026. */
export const gardenNow = Date.parse('2026-06-10T12:00:00+02:00');
const lastMonday = Date.parse('2026-06-01T00:00:00Z');

/** The day so many days after the last Monday (negative: before), as YYYY-MM-DD. */
export function dayAt(offset: number): string {
  return new Date(lastMonday + offset * 86_400_000).toISOString().slice(0, 10);
}

/** The Monday-to-Sunday week so many weeks before the last complete one. */
export function weekAgo(weeks: number): { startDate: string; endDate: string } {
  return { startDate: dayAt(-7 * weeks), endDate: dayAt(-7 * weeks + 6) };
}

type Filters = Record<string, string>;

export interface GardenReader {
  /** Report rows as objects. */
  rows(
    dimensions: readonly string[],
    metrics: readonly string[],
    dateRange: { startDate: string; endDate: string },
    filters?: Filters,
  ): Promise<Record<string, string>[]>;
  /** One metric over a range, with exact filters. */
  total(
    metric: string,
    dateRange: { startDate: string; endDate: string },
    filters?: Filters,
  ): Promise<number>;
}

export async function gardenReader(url: string): Promise<GardenReader> {
  const api = dataApi(url, await signedIn(url));
  const rows: GardenReader['rows'] = async (dimensions, metrics, dateRange, filters = {}) => {
    const expressions = Object.entries(filters).map(([fieldName, value]) => ({
      filter: {
        fieldName,
        stringFilter: { value, matchType: value.endsWith('/') && value !== '/' ? 'BEGINS_WITH' : 'EXACT' },
      },
    }));
    const requestBody: analyticsdata_v1beta.Schema$RunReportRequest = {
      dimensions: named(...dimensions),
      metrics: named(...metrics),
      dateRanges: [dateRange],
      limit: '250000',
      ...(expressions.length > 0 ? { dimensionFilter: { andGroup: { expressions } } } : {}),
    };
    return reportRows((await api.properties.runReport({ property: garden, requestBody })).data);
  };
  return {
    rows,
    async total(metric, dateRange, filters) {
      const [row] = await rows([], [metric], dateRange, filters);
      return Number(row?.[metric] ?? 0);
    },
  };
}
