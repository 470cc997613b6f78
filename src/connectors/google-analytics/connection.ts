import { analyticsdata, type analyticsdata_v1beta } from '@googleapis/analyticsdata';
import type { OAuth2Client } from 'google-auth-library';
import pLimit from 'p-limit';
import { dimensions } from '#src/semantics/dimension.ts';
import type { Fact } from '#src/semantics/fact.ts';
import type { MetricId } from '#src/semantics/metric.ts';
import { type Report, reports } from '#src/semantics/report.ts';
import { addDays, addWeeks, type Day, daysBetween } from '#src/shared/week.ts';
import type { Connection, ReportAnswer, ReportRequest } from '../connector.ts';
import { callGoogle } from '../google/call-google.ts';
import { GoogleFailure } from '../google/google-failure.ts';
import { parseAnswer } from '../google/parse-answer.ts';
import { ga4NameOf, type MetricMapping } from './metric-names.ts';
import { dailyFacts, marksOf, numberOf, weeklyFacts } from './to-facts.ts';
import { MetadataWire, ReportAnswerWire } from './wire-answer.ts';

export interface Ga4Target {
  readonly client: OAuth2Client;
  /** Address of the Data API. */
  readonly rootUrl: string;
  readonly propertyId: string;
  readonly mapping: MetricMapping;
}

/** Rows a page. Google gives at most 250,000; smaller pages keep memory and repeated work after a failure small. */
const PAGE_ROWS = 50_000;
/** Google allows 10 requests at a time per property; some room is left for other programs of the owner. */
const PARALLEL = 6;
/** Date ranges, and metrics, that Google takes in one request. */
const MAX_RANGES = 4;
const MAX_METRICS = 10;

type RequestBody = analyticsdata_v1beta.Schema$RunReportRequest;

export interface Ga4Connection extends Connection {
  metadata(): Promise<MetadataWire>;
  /** Totals of these GA4 metrics over some days; null for one that the answer does not hold. */
  totals(metricNames: readonly string[], from: Day, to: Day): Promise<Record<string, number | null>>;
}

export function connectGa4({ client, rootUrl, propertyId, mapping }: Ga4Target): Ga4Connection {
  const api = analyticsdata({ version: 'v1beta', auth: client, rootUrl });
  const property = `properties/${propertyId}`;
  const limit = pLimit(PARALLEL);
  let known: Promise<MetadataWire> | undefined;

  const metadata = () => {
    known ??= callGoogle(async () =>
      parseAnswer(MetadataWire, (await api.properties.getMetadata({ name: `${property}/metadata` })).data),
    ).catch((error: unknown) => {
      known = undefined;
      throw error;
    });
    return known;
  };

  const askPage = (body: RequestBody, offset: number, signal?: AbortSignal) =>
    limit(() =>
      callGoogle(
        async () =>
          parseAnswer(
            ReportAnswerWire,
            (
              await api.properties.runReport(
                { property, requestBody: { ...body, limit: String(PAGE_ROWS), offset: String(offset) } },
                signal ? { signal } : {},
              )
            ).data,
          ),
        signal,
      ),
    );

  /** All pages of a report as one answer. */
  const ask = async (body: RequestBody, signal?: AbortSignal): Promise<ReportAnswerWire> => {
    const first = await askPage(body, 0, signal);
    const offsets: number[] = [];
    for (let offset = PAGE_ROWS; offset < first.rowCount; offset += PAGE_ROWS) offsets.push(offset);
    const others = await Promise.all(offsets.map((offset) => askPage(body, offset, signal)));
    const rows = [first, ...others].flatMap((page) => page.rows);
    if (rows.length !== first.rowCount)
      throw new GoogleFailure(
        'malformed',
        `Google Analytics announced ${first.rowCount} rows and sent ${rows.length}.`,
      );
    return { ...first, rows };
  };

  /** The report's metrics that this property has, with the name to ask each by. */
  const askable = async (report: Report): Promise<{ metric: MetricId; name: string }[]> => {
    const have = new Set((await metadata()).metrics.map((metric) => metric.apiName));
    return report.metrics.flatMap((metric) => {
      const name = ga4NameOf(metric, mapping);
      return name !== undefined && have.has(name) ? [{ metric, name }] : [];
    });
  };

  return {
    metadata,
    async availableReports() {
      const have = new Set((await metadata()).dimensions.map((dimension) => dimension.apiName));
      return Object.values(reports).filter(
        (report) =>
          report.service === 'google_analytics' &&
          report.dimensions.every((id) => have.has(dimensions[id].ga4 ?? '')),
      );
    },
    async fetchReport({ report, from, to }: ReportRequest, signal): Promise<ReportAnswer> {
      const metrics = await askable(report);
      const common = {
        metrics: metrics.map(({ name }) => ({ name })),
        returnPropertyQuota: true,
      };
      const asked = { dimensions: report.dimensions, metrics: metrics.map(({ metric }) => metric) };
      const cuts = report.dimensions.map((id) => ({ name: dimensions[id].ga4 ?? id }));
      const parts =
        report.grain === 'day'
          ? [
              {
                body: {
                  ...common,
                  dimensions: [{ name: 'date' }, ...cuts],
                  dateRanges: [{ startDate: from, endDate: to }],
                },
                toFacts: (answer: ReportAnswerWire) => dailyFacts(answer, asked),
              },
            ]
          : groupsOfWeeks(from, to).map((mondays) => ({
              body: { ...common, dimensions: cuts, dateRanges: mondays.map(weekRange) },
              toFacts: (answer: ReportAnswerWire) => weeklyFacts(answer, asked, mondays),
            }));
      const answers = await Promise.all(parts.map(({ body }) => ask(body, signal)));
      const facts: Fact[] = answers.flatMap((answer, index) => parts[index]?.toFacts(answer) ?? []);
      return {
        report,
        from,
        to,
        metrics: asked.metrics,
        facts,
        marks: answers.flatMap((answer) => marksOf(answer, facts, asked)),
        timeZone: answers[0]?.metadata.timeZone ?? null,
        currency: answers[0]?.metadata.currencyCode ?? null,
      };
    },
    async totals(metricNames, from, to) {
      const found: Record<string, number | null> = {};
      for (let at = 0; at < metricNames.length; at += MAX_METRICS) {
        const names = metricNames.slice(at, at + MAX_METRICS);
        const answer = await ask({
          metrics: names.map((name) => ({ name })),
          dateRanges: [{ startDate: from, endDate: to }],
        });
        const values = answer.rows[0]?.metricValues;
        names.forEach((name, index) => {
          const text = values?.[index]?.value;
          found[name] = text ? numberOf(text) : null;
        });
      }
      return found;
    },
  };
}

const weekRange = (monday: Day) => ({ startDate: monday, endDate: addDays(monday, 6), name: monday });

/** The Mondays from `from` to `to` in groups of at most four, as many date ranges as Google takes in one request. */
function groupsOfWeeks(from: Day, to: Day): Day[][] {
  const groups: Day[][] = [];
  for (let monday = from; daysBetween(monday, to) >= 0; monday = addWeeks(monday, 1)) {
    const last = groups.at(-1);
    if (last && last.length < MAX_RANGES) last.push(monday);
    else groups.push([monday]);
  }
  return groups;
}
