import pLimit from 'p-limit';
import type { AvailableReport } from '#src/connectors/connector.ts';
import type { Clock } from '#src/platform/clock.ts';
import type { Database, Transaction } from '#src/platform/database/database.ts';
import type { Facts } from '#src/platform/facts/facts-client.ts';
import { storeFacts } from '#src/platform/facts/store-facts.ts';
import { reports } from '#src/semantics/report.ts';
import { addDays, type Day, dayAt } from '#src/shared/week.ts';
import type { GoogleAccess } from '../google-access.ts';
import { getSource, readsStill, type SourceRow } from '../source-store.ts';
import type { SourceTurns } from './source-turns.ts';
import { type Range, rangesOf, type StaleQuestion, staleDays } from './stale-days.ts';

export interface FetchParts {
  readonly database: Database;
  readonly facts: Facts;
  readonly google: GoogleAccess;
  readonly clock: Clock;
  readonly turns: SourceTurns;
}

/** What a source was found to have, asked once for a whole fetch. Goes through a workflow's memory: JSON, and small. */
export interface FetchPlan {
  readonly organizationId: string;
  readonly sourceId: string;
  readonly available: readonly AvailableReport[];
  readonly timeZone: string;
  readonly settledAfterDays: number;
  readonly from: Day;
  /** The last day that is wanted, at most yesterday. */
  readonly to: Day;
}

/**
 * Reports of a source that are held in memory at once: while one is stored, the next is asked for. One at a time, in pages
 * half as long, took 24 MB less for 60 weeks, and kept whoever waits for the first cards waiting.
 */
const REPORTS_AT_ONCE = 2;
/** A young day that was asked for within this time is not asked for again. */
const FRESH_MS = 10 * 60_000;

export async function planFetch(
  { google, clock }: FetchParts,
  source: SourceRow,
  range: (yesterday: Day) => Range,
): Promise<FetchPlan> {
  const connection = await google.connect(source);
  const { timeZone, settledAfterDays } = connection;
  const yesterday = addDays(dayAt(clock.now(), timeZone), -1);
  const { from, to } = range(yesterday);
  return {
    organizationId: source.organizationId,
    sourceId: source.id,
    available: await connection.availableReports(),
    timeZone,
    settledAfterDays,
    from,
    to: to < yesterday ? to : yesterday,
  };
}

/**
 * Asks for the totals of all days, a few hundred rows at most: they say which days there are, and which of those that are
 * stored have changed. Answers the first day with data; null when there is none.
 */
export async function fetchTotals(parts: FetchParts, plan: FetchPlan): Promise<Day | null> {
  const { database, turns } = parts;
  const site = siteReportOf(plan);
  await turns(plan.sourceId, () => fetchRange(parts, plan, site, plan));
  return await database.forOrganization(plan.organizationId, async ({ $client }) => {
    const { rows } = await $client.query<{ begins: Day | null }>(
      `SELECT min(day)::text AS begins FROM fact_days
       WHERE organization_id = $1 AND source_id = $2 AND report_id = $3 AND row_count > 0 AND day BETWEEN $4 AND $5`,
      [plan.organizationId, plan.sourceId, site.reportId, plan.from, plan.to],
    );
    return rows[0]?.begins ?? null;
  });
}

/** Days of a fetch, and how far to go on them. */
export interface FetchSpan extends Range {
  /** Earlier days are asked for again when they are stale, but not when they are missing. */
  readonly fillFrom: Day;
  /** Settled days too are asked for again. */
  readonly again?: boolean;
}

/** Brings all other reports of some days up to what the totals say. Days that are there and settled are not asked for. */
export async function fetchSpan(parts: FetchParts, plan: FetchPlan, span: FetchSpan): Promise<void> {
  const { database, turns } = parts;
  await turns(plan.sourceId, async () => {
    const wanted = await database.forOrganization(plan.organizationId, (tx) =>
      wantedOf(tx, plan, span, parts.clock.now()),
    );
    const limit = pLimit(REPORTS_AT_ONCE);
    let failure: { readonly error: unknown } | undefined;
    const fetchUnlessFailed = async ({ report, range }: (typeof wanted)[number]) => {
      // What Google has just refused or not managed, it is not asked for at once again.
      if (failure !== undefined) return;
      try {
        await fetchRange(parts, plan, report, range);
      } catch (error) {
        failure ??= { error };
      }
    };
    // The turn ends when all have that were begun, whatever became of one.
    await Promise.all(wanted.map((one) => limit(fetchUnlessFailed, one)));
    if (failure !== undefined) throw failure.error;
  });
}

/** What must be asked for of each report but the totals. */
export async function wantedOf(
  tx: Transaction,
  plan: FetchPlan,
  span: FetchSpan,
  now: number,
): Promise<{ readonly report: AvailableReport; readonly range: Range }[]> {
  const site = siteReportOf(plan).reportId;
  const freshSince = new Date(now - FRESH_MS);
  const question: StaleQuestion = { again: false, ...plan, ...span, site, freshSince };
  const wanted: { report: AvailableReport; range: Range }[] = [];
  for (const report of plan.available) {
    if (report.reportId === site) continue;
    const described = reports[report.reportId];
    const days = await staleDays(tx, described, question);
    for (const range of rangesOf(days, described.grain === 'day' ? 1 : 7, report.daysAtOnce))
      wanted.push({ report, range });
  }
  return wanted;
}

async function fetchRange(
  { database, facts, google, clock }: FetchParts,
  { organizationId, sourceId }: FetchPlan,
  { reportId, metrics }: AvailableReport,
  { from, to }: Range,
): Promise<void> {
  const source = await database.forOrganization(organizationId, (tx) => getSource(tx, sourceId));
  const connection = await google.connect(source);
  const fetchedAt = new Date(clock.now());
  const answer = await connection.fetchReport({ report: reports[reportId], metrics, from, to });
  await database.forOrganization(organizationId, async (tx) => {
    // An answer about the property that the source read before must not stand among the days of another.
    if (!(await readsStill(tx, source))) return;
    await storeFacts(tx.$client, facts, {
      organizationId,
      sourceId,
      reportId,
      days: answer.days,
      rows: answer.facts,
      fetchedAt,
    });
  });
}

function siteReportOf({ available }: FetchPlan): AvailableReport {
  const site = available.find(({ reportId }) => reports[reportId].role === 'site');
  if (site === undefined) throw new Error('The source has no report of totals.');
  return site;
}
