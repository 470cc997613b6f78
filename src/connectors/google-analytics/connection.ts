import { analyticsdata, type analyticsdata_v1beta } from '@googleapis/analyticsdata';
import type { OAuth2Client } from 'google-auth-library';
import type { Clock } from '#src/platform/clock.ts';
import { dimensions } from '#src/semantics/dimension.ts';
import type { Fact } from '#src/semantics/fact.ts';
import type { MetricId } from '#src/semantics/metric.ts';
import { reports } from '#src/semantics/report.ts';
import type { QualityMark } from '#src/shared/quality-mark.ts';
import { addDays, addWeeks, type Day, dayAt, daysBetween, daysFrom } from '#src/shared/week.ts';
import type { AnsweredDay, Connection, ReportAnswer, ReportRequest } from '../connector.ts';
import { callGoogle } from '../google/call-google.ts';
import { GoogleFailure } from '../google/google-failure.ts';
import { parseAnswer } from '../google/parse-answer.ts';
import type { PropertyGate } from '../google/property-gates.ts';
import { ga4NameOf, type MetricMapping } from './metric-names.ts';
import { dailyFacts, marksOf, numberOf, weeklyFacts } from './to-facts.ts';
import { MetadataWire, ReportAnswerWire } from './wire-answer.ts';

export interface Ga4Target {
  readonly client: OAuth2Client;
  /** Address of the Data API. */
  readonly rootUrl: string;
  readonly propertyId: string;
  readonly mapping: MetricMapping;
  /** Of the property; undefined while it is not known. */
  readonly timeZone: string | undefined;
  readonly gate: PropertyGate;
  readonly clock: Clock;
}

/** Rows a page. Google gives at most 250,000; smaller pages keep memory and repeated work after a failure small. */
const PAGE_ROWS = 10_000;
/** Google completes a day within two days… */
const PROVISIONAL_DAYS = 2;
/** … and may still move what belongs to it, such as late visits and credits to channels, for about as long again. */
const SETTLED_AFTER_DAYS = 4;
/** Date ranges, and metrics, that Google takes in one request. */
const MAX_RANGES = 4;
const MAX_METRICS = 10;

type RequestBody = analyticsdata_v1beta.Schema$RunReportRequest;

export interface Ga4Connection extends Connection {
  metadata(): Promise<MetadataWire>;
  /** Totals of these GA4 metrics over some days; null for one that the answer does not hold. */
  totals(metricNames: readonly string[], from: Day, to: Day): Promise<Record<string, number | null>>;
}

export function connectGa4(target: Ga4Target): Ga4Connection {
  const { client, rootUrl, propertyId, mapping, gate, clock, timeZone = 'UTC' } = target;
  const api = analyticsdata({ version: 'v1beta', auth: client, rootUrl });
  const property = `properties/${propertyId}`;
  let known: Promise<MetadataWire> | undefined;

  const metadata = () => {
    known ??= gate
      .pass(() =>
        callGoogle(async () =>
          parseAnswer(
            MetadataWire,
            (await api.properties.getMetadata({ name: `${property}/metadata` })).data,
          ),
        ),
      )
      .catch((error: unknown) => {
        known = undefined;
        throw error;
      });
    return known;
  };

  const askPage = (body: RequestBody, offset: number, signal?: AbortSignal) =>
    gate.pass(() =>
      callGoogle(async () => {
        const requestBody = {
          ...body,
          // Pages of an order that Google is free to choose may overlap.
          orderBys: (body.dimensions ?? []).map(({ name }) => ({ dimension: { dimensionName: name ?? '' } })),
          returnPropertyQuota: true,
          limit: String(PAGE_ROWS),
          offset: String(offset),
        };
        const answer = await api.properties.runReport({ property, requestBody }, signal ? { signal } : {});
        const page = parseAnswer(ReportAnswerWire, answer.data);
        gate.note(page.propertyQuota);
        return page;
      }, signal),
    );

  /** All pages of a report as one answer, of each page only what was read from it: as they came they are far larger. */
  const ask = async <Read>(
    body: RequestBody,
    read: (page: ReportAnswerWire) => readonly Read[],
    signal?: AbortSignal,
  ): Promise<{ readonly items: readonly Read[]; readonly metadata: ReportAnswerWire['metadata'] }> => {
    const take = async (offset: number) => {
      const page = await askPage(body, offset, signal);
      const { rowCount, metadata } = page;
      return { rowCount, metadata, sent: page.rows.length, items: read(page) };
    };
    const first = await take(0);
    const offsets: number[] = [];
    for (let offset = PAGE_ROWS; offset < first.rowCount; offset += PAGE_ROWS) offsets.push(offset);
    const pages = [first, ...(await Promise.all(offsets.map(take)))];
    const sent = pages.reduce((sum, page) => sum + page.sent, 0);
    if (sent !== first.rowCount)
      throw new GoogleFailure(
        'malformed',
        `Google Analytics announced ${first.rowCount} rows and sent ${sent}.`,
      );
    return { items: pages.flatMap(({ items }) => items), metadata: first.metadata };
  };

  return {
    metadata,
    timeZone,
    settledAfterDays: SETTLED_AFTER_DAYS,
    async availableReports() {
      const known = await metadata();
      const metrics = new Set(known.metrics.map((metric) => metric.apiName));
      const cuts = new Set(known.dimensions.map((dimension) => dimension.apiName));
      return Object.values(reports)
        .filter(
          (report) =>
            report.service === 'google_analytics' &&
            report.dimensions.every((id) => cuts.has(dimensions[id].ga4 ?? '')),
        )
        .map((report) => ({
          reportId: report.id,
          metrics: report.metrics.filter((id) => metrics.has(ga4NameOf(id, mapping) ?? '')),
        }))
        .filter((available) => available.metrics.length > 0);
    },
    async fetchReport({ report, metrics, from, to }: ReportRequest, signal): Promise<ReportAnswer> {
      const asked = { dimensions: report.dimensions, metrics };
      const named = { metrics: metrics.map((id) => ({ name: nameOf(id, mapping) })) };
      const cuts = report.dimensions.map((id) => ({ name: dimensions[id].ga4 ?? id }));
      const parts =
        report.grain === 'day'
          ? [
              {
                body: {
                  ...named,
                  dimensions: [{ name: 'date' }, ...cuts],
                  dateRanges: [{ startDate: from, endDate: to }],
                },
                toFacts: (answer: ReportAnswerWire) => dailyFacts(answer, asked),
              },
            ]
          : groupsOfWeeks(from, to).map((mondays) => ({
              body: { ...named, dimensions: cuts, dateRanges: mondays.map(weekRange) },
              toFacts: (answer: ReportAnswerWire) => weeklyFacts(answer, asked, mondays),
            }));
      const answers = await Promise.all(parts.map(({ body, toFacts }) => ask(body, toFacts, signal)));
      const facts: Fact[] = answers.flatMap(({ items }) => items);
      const today = dayAt(clock.now(), answers[0]?.metadata.timeZone ?? timeZone);
      const marks = answers.flatMap((answer) => marksOf(answer, facts, asked));
      const days = answeredDays(report.grain, from, to, today, marks);
      const isAnswered = new Set(days.map(({ day }) => day));
      return { days, facts: facts.filter(({ day }) => isAnswered.has(day)) };
    },
    async totals(metricNames, from, to) {
      const found: Record<string, number | null> = {};
      for (let at = 0; at < metricNames.length; at += MAX_METRICS) {
        const names = metricNames.slice(at, at + MAX_METRICS);
        const body = {
          metrics: names.map((name) => ({ name })),
          dateRanges: [{ startDate: from, endDate: to }],
        };
        const [values] = (await ask(body, (page) => page.rows.map(({ values }) => values))).items;
        names.forEach((name, index) => {
          const text = values?.[index];
          found[name] = text ? numberOf(text) : null;
        });
      }
      return found;
    },
  };
}

function nameOf(id: MetricId, mapping: MetricMapping): string {
  const name = ga4NameOf(id, mapping);
  if (name === undefined) throw new Error(`The metric ${id} has no name in Google Analytics.`);
  return name;
}

/** The days that are over; a week counts by its Sunday. Marked is which of its days Google may still complete. */
function answeredDays(
  grain: 'day' | 'week',
  from: Day,
  to: Day,
  today: Day,
  marks: readonly QualityMark[],
): AnsweredDay[] {
  return daysFrom(from, to).flatMap((day): AnsweredDay[] => {
    if (grain === 'week' && daysBetween(from, day) % 7 !== 0) return [];
    const last = grain === 'week' ? addDays(day, 6) : day;
    if (last >= today) return [];
    const open = daysFrom(day, last).filter((one) => daysBetween(one, today) <= PROVISIONAL_DAYS);
    return [{ day, marks: open.length > 0 ? [...marks, { type: 'provisional', days: open }] : marks }];
  });
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
