import { searchconsole, type searchconsole_v1 } from '@googleapis/searchconsole';
import type { OAuth2Client } from 'google-auth-library';
import type { Clock } from '#src/platform/clock.ts';
import { dimensions } from '#src/semantics/dimension.ts';
import type { Fact } from '#src/semantics/fact.ts';
import { type Report, reports } from '#src/semantics/report.ts';
import type { QualityMark } from '#src/shared/quality-mark.ts';
import { addDays, type Day, dayAt, daysFrom, parseDay } from '#src/shared/week.ts';
import type { Connection, ReportAnswer, ReportRequest } from '../connector.ts';
import { callGoogle } from '../google/call-google.ts';
import { parseAnswer } from '../google/parse-answer.ts';
import type { PropertyGate } from '../google/property-gates.ts';
import { daysWithData } from './days-with-data.ts';
import { searchFacts, sumByDay } from './to-facts.ts';
import { SearchAnswerWire, type SearchRowWire } from './wire-answer.ts';

export interface SearchTarget {
  readonly client: OAuth2Client;
  readonly rootUrl: string;
  readonly siteUrl: string;
  readonly gate: PropertyGate;
  readonly clock: Clock;
  /** Rows a page; Google gives 25,000 at most. */
  readonly pageRows?: number;
}

/** Search Console's days are those of California, whatever the site's own zone is. */
export const SEARCH_TIME_ZONE = 'America/Los_Angeles';
const MOST_PAGE_ROWS = 25_000;
/** Rows of a day that Google gives out at most; those with the most clicks. */
const ROWS_A_DAY = 50_000;
/** Of what is asked for by day. */
const DAYS_AT_ONCE = 7;
/** Google says which days are not final; three days later they are. */
const SETTLED_AFTER_DAYS = 4;
/** Counts of different reports are made at different times; a difference this small is not a row that was withheld. */
const SAME_WITHIN = 0.005;

type Query = searchconsole_v1.Schema$SearchAnalyticsQueryRequest;

interface Answered {
  readonly facts: readonly Fact[];
  /** The first day that Google may still complete. */
  readonly firstIncomplete: Day | undefined;
}

export function connectSearchConsole(target: SearchTarget): Connection {
  const { client, rootUrl, siteUrl, gate, clock, pageRows = MOST_PAGE_ROWS } = target;
  const api = searchconsole({ version: 'v1', auth: client, rootUrl });

  const askPage = (requestBody: Query, signal?: AbortSignal) =>
    gate.pass(() =>
      callGoogle(
        async () =>
          parseAnswer(
            SearchAnswerWire,
            (await api.searchanalytics.query({ siteUrl, requestBody }, signal ? { signal } : {})).data,
          ),
        signal,
      ),
    );

  /** All pages; the last one is short. */
  const ask = async (report: Report, from: Day, to: Day, signal?: AbortSignal): Promise<Answered> => {
    const cuts = report.dimensions.map((id) => dimensions[id].searchConsole ?? id);
    const rows: SearchRowWire[] = [];
    for (let startRow = 0; ; startRow += pageRows) {
      const page = await askPage(
        {
          startDate: from,
          endDate: to,
          dimensions: ['date', ...cuts],
          type: 'web',
          aggregationType: report.aggregation ?? 'byProperty',
          dataState: 'all',
          rowLimit: pageRows,
          startRow,
        },
        signal,
      );
      rows.push(...page.rows);
      const incomplete = page.metadata.firstIncompleteDate ?? page.metadata.first_incomplete_date;
      if (page.rows.length < pageRows)
        return { facts: searchFacts(rows, report.dimensions), firstIncomplete: parseDay(incomplete ?? '') };
    }
  };

  /** Of queries and pages Google gives so many rows a day, so each day is asked for by itself. */
  const askEachDay = async (report: Report, from: Day, to: Day, signal?: AbortSignal): Promise<Fact[]> => {
    const days = await Promise.all(
      daysFrom(from, to)
        .reverse()
        .map((day) => ask(report, day, day, signal)),
    );
    return days.flatMap(({ facts }) => facts);
  };

  return {
    timeZone: SEARCH_TIME_ZONE,
    settledAfterDays: SETTLED_AFTER_DAYS,
    availableReports: async () =>
      Object.values(reports)
        .filter(({ service }) => service === 'search_console')
        .map((report) => ({
          reportId: report.id,
          metrics: report.metrics,
          ...(isAskedByDay(report) ? { daysAtOnce: DAYS_AT_ONCE } : {}),
        })),
    async fetchReport({ report, from, to }: ReportRequest, signal): Promise<ReportAnswer> {
      const yesterday = addDays(dayAt(clock.now(), SEARCH_TIME_ZONE), -1);
      const last = to < yesterday ? to : yesterday;
      if (last < from) return { days: [], facts: [] };
      // The totals say which days there are, and what the rows leave out.
      const whole = await ask({ ...report, dimensions: [] }, from, last, signal);
      const facts =
        report.dimensions.length === 0
          ? whole.facts
          : isAskedByDay(report)
            ? await askEachDay(report, from, last, signal)
            : (await ask(report, from, last, signal)).facts;
      const shared: QualityMark[] = [
        { type: 'time_zone', zone: SEARCH_TIME_ZONE },
        ...(report.dimensions.includes('query') ? anonymized(facts, whole.facts) : []),
      ];
      const capped = cappedDays(report, facts, whole.facts);
      const { firstIncomplete } = whole;
      const days = daysWithData(whole.facts, { from, to: last, firstIncomplete }).map((day) => {
        const marks = [...shared];
        if (firstIncomplete !== undefined && day >= firstIncomplete)
          marks.push({ type: 'provisional', days: [day] });
        if (capped.has(day)) marks.push({ type: 'row_cap', days: [day] });
        return { day, marks };
      });
      const isAnswered = new Set(days.map(({ day }) => day));
      return { days, facts: facts.filter(({ day }) => isAnswered.has(day)) };
    },
  };
}

/** Google gives out so many rows of queries and of pages a day. */
function isAskedByDay(report: Report): boolean {
  return report.dimensions.some((id) => id === 'query' || id === 'page');
}

/** 1 - Σ clicks of named queries / clicks of the site: searches so rare that Google does not name them. */
function anonymized(facts: readonly Fact[], totals: readonly Fact[]): QualityMark[] {
  const sum = (list: readonly Fact[]) => list.reduce((all, { metrics }) => all + (metrics.clicks ?? 0), 0);
  const all = sum(totals);
  const share = all === 0 ? 0 : Math.max(0, 1 - sum(facts) / all);
  return share > 0 ? [{ type: 'anonymized', share }] : [];
}

/** Days whose rows Google cut off: it gave as many as it ever gives, or pages do not add up to all pages. */
function cappedDays({ dimensions: cuts }: Report, facts: readonly Fact[], totals: readonly Fact[]): Set<Day> {
  const rows = new Map<Day, number>();
  for (const { day } of facts) rows.set(day, (rows.get(day) ?? 0) + 1);
  const capped = new Set([...rows].flatMap(([day, count]) => (count >= ROWS_A_DAY ? [day] : [])));
  if (!cuts.includes('page')) return capped;
  const parts = sumByDay(facts, 'impressions');
  for (const [day, all] of sumByDay(totals, 'impressions'))
    if ((parts.get(day) ?? 0) < all * (1 - SAME_WITHIN)) capped.add(day);
  return capped;
}
