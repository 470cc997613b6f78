import { getSource, type SourceRow, upstreamError } from '#src/areas/sources/server/service.ts';
import type { Connection, ReportAnswer } from '#src/connectors/connector.ts';
import type { Database } from '#src/platform/database/database.ts';
import { mergeMarks } from '#src/platform/facts/merge-marks.ts';
import type { DimensionId } from '#src/semantics/dimension.ts';
import type { Fact } from '#src/semantics/fact.ts';
import { isReportId, type Report, reports, reportsOf } from '#src/semantics/report.ts';
import { wrongField } from '#src/shared/error-code.ts';
import { type Day, daysBetween, daysFrom } from '#src/shared/week.ts';

export interface SearchRequest {
  readonly organizationId: string;
  readonly sourceId: string;
  readonly dimensionSetId: string;
  readonly startDate: Day;
  readonly endDate: Day;
  readonly extraDimensions: readonly DimensionId[];
  readonly mode: 'both' | 'rows' | 'totals';
  readonly limit: number;
}

export interface SearchParts {
  readonly database: Database;
  readonly google: { connect(source: SourceRow): Promise<Connection> };
}

/** Queries and pages are asked for day by day, up to 50,000 rows each: a longer range is what the history is for. */
const MOST_DAYS = 31;

/** Asks Search Console itself, stores nothing. The sum of query rows is not the total of the property, so both are told. */
export async function fetchSearchData({ database, google }: SearchParts, request: SearchRequest) {
  const { startDate: from, endDate: to, mode } = request;
  const report = askedReport(request);
  if (to < from) throw wrongField('endDate', 'The end date is before the start date.');
  if (daysBetween(from, to) >= MOST_DAYS)
    throw wrongField('startDate', `The range is longer than ${MOST_DAYS} days. Choose a shorter one.`);
  const source = await database.forOrganization(request.organizationId, (tx) =>
    getSource(tx, request.sourceId),
  );
  if (source.type !== 'GSC')
    throw wrongField('sourceId', 'This source is not a Search Console property. Choose one that is.');
  const ask = async (one: Report) => {
    const connection = await google.connect(source);
    return await connection.fetchReport({ report: one, metrics: one.metrics, from, to });
  };
  try {
    const [parts, whole] = await Promise.all([
      mode === 'totals' ? null : ask(report),
      mode === 'rows' ? null : ask(reports.gsc_site),
    ]);
    return answerOf(request, report, parts, whole);
  } catch (error) {
    throw upstreamError(error);
  }
}

function askedReport({ dimensionSetId, extraDimensions }: SearchRequest): Report {
  const known = [...reportsOf('search_console', 'cells'), ...reportsOf('search_console', 'site')];
  if (!isReportId(dimensionSetId) || !known.some(({ id }) => id === dimensionSetId))
    throw wrongField(
      'dimensionSetId',
      `"${dimensionSetId}" is no report of Search Console. Use one of ${known.map(({ id }) => id).join(', ')}.`,
    );
  const report = reports[dimensionSetId];
  const dimensions = [...new Set([...report.dimensions, ...extraDimensions])];
  // Search Console counts by page as soon as a page is asked for.
  return { ...report, dimensions, ...(dimensions.includes('page') && { aggregation: 'byPage' }) };
}

function answerOf(
  request: SearchRequest,
  report: Report,
  parts: ReportAnswer | null,
  whole: ReportAnswer | null,
) {
  const rows = parts && rowsOf(parts.facts, report.dimensions);
  const totals = whole && sumsOf(whole.facts);
  const named = rows && sumsOf(parts.facts);
  const answered = new Set([...(parts?.days ?? []), ...(whole?.days ?? [])].map(({ day }) => day));
  return {
    dimensionSetId: report.id,
    dimensions: [...report.dimensions],
    startDate: request.startDate,
    endDate: request.endDate,
    rows: rows?.slice(0, request.limit) ?? null,
    rowCount: rows?.length ?? null,
    totals,
    notInRows:
      totals && named && report.aggregation !== 'byPage'
        ? {
            clicks: totals.clicks - named.clicks,
            impressions: totals.impressions - named.impressions,
          }
        : null,
    missing: daysFrom(request.startDate, request.endDate).filter((day) => !answered.has(day)),
    marks: [...mergeMarks([...(parts?.days ?? []), ...(whole?.days ?? [])].flatMap(({ marks }) => marks))],
  };
}

function rowsOf(facts: readonly Fact[], dimensions: readonly DimensionId[]) {
  const byKeys = new Map<string, { keys: string[]; facts: Fact[] }>();
  for (const fact of facts) {
    const keys = dimensions.map((id) => fact.dimensions[id] ?? '');
    const id = JSON.stringify(keys);
    const row = byKeys.get(id) ?? { keys, facts: [] };
    row.facts.push(fact);
    byKeys.set(id, row);
  }
  return [...byKeys.entries()]
    .map(([id, row]) => ({ id, keys: row.keys, ...sumsOf(row.facts) }))
    .sort((a, b) => b.clicks - a.clicks || b.impressions - a.impressions || (a.id < b.id ? -1 : 1))
    .map(({ id: _, ...row }) => row);
}

function sumsOf(facts: readonly Fact[]) {
  let [clicks, impressions, weighted] = [0, 0, 0];
  for (const { metrics } of facts) {
    const shown = metrics.impressions ?? 0;
    clicks += metrics.clicks ?? 0;
    impressions += shown;
    // Discover and Google News name no position: without that of one row there is none of the sum.
    if (shown > 0) weighted += shown * (metrics.position ?? Number.NaN);
  }
  return {
    clicks,
    impressions,
    ctr: impressions > 0 ? clicks / impressions : null,
    position: impressions > 0 && !Number.isNaN(weighted) ? weighted / impressions : null,
  };
}
