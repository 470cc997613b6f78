import { analysedWeeks } from '#src/areas/insights/server/service.ts';
import { listSources, type SourceRow, siteContextOf } from '#src/areas/sources/server/service.ts';
import type {
  PreviousQuestion,
  QuestionContext,
  QuestionReport,
  QuestionSource,
  SiteTerms,
} from '#src/language/questions/question-context.ts';
import type { Clock } from '#src/platform/clock.ts';
import type { Database, Transaction } from '#src/platform/database/database.ts';
import type { Facts } from '#src/platform/facts/facts-client.ts';
import { type VisibleFacts, visibleBatches } from '#src/platform/facts/visible-facts.ts';
import { type ReportId, reportIds, reports } from '#src/semantics/report.ts';
import type { SiteFindings } from '#src/semantics/site-context.ts';
import { type Day, dayAt } from '#src/shared/week.ts';
import { daysOfSilence } from './days-of-silence.ts';
import { daysWithRows, type Edges } from './days-with-rows.ts';
import { whatFileHas } from './file-reports.ts';
import { knownMembers } from './known-members.ts';

export interface ReadingParts {
  readonly database: Database;
  readonly facts: Facts;
  readonly clock: Clock;
}

/** What one question may know and read: the organization's sources as they are at this moment, and nobody else's. */
export interface Reading {
  readonly organizationId: string;
  readonly context: QuestionContext;
  readonly sources: readonly ReadingSource[];
}

export interface ReadingSource {
  readonly row: SourceRow;
  /** Fixed once for the whole question, so that all its queries read the same facts. */
  readonly visible: VisibleFacts;
  readonly edges: Edges;
  /** Days within them of which the source says nothing, though it usually has much to say. */
  readonly silentDays: readonly Day[];
}

/** Half a year of weekly runs of several sources. */
const MOST_WEEKS = 100;
const [FIRST_DAY, LAST_DAY] = ['1900-01-01', '2199-12-31'] as [Day, Day];

export async function openReading(
  { database, facts, clock }: ReadingParts,
  { organizationId, previous }: { organizationId: string; previous: PreviousQuestion | undefined },
): Promise<Reading> {
  const { sources, weeks, site } = await database.forOrganization(organizationId, async (tx) => {
    const rows = (await listSources(tx)).filter(({ status }) => status !== 'draft');
    const found: ReadingSource[] = [];
    for (const row of rows.sort(activeFirst)) {
      const visible = await visibleBatches(tx.$client, {
        organizationId,
        sourceId: row.id,
        from: FIRST_DAY,
        to: LAST_DAY,
      });
      const edges = await daysWithRows(tx.$client, visible);
      found.push({ row, visible, edges, silentDays: await daysOfSilence(tx.$client, visible) });
    }
    return {
      sources: found,
      weeks: await analysedWeeks(tx, MOST_WEEKS),
      site: await firstSite(tx, found),
    };
  });
  const context: QuestionContext = {
    today: dayAt(clock.now(), sources[0]?.row.timeZone ?? 'UTC'),
    sources: await Promise.all(sources.map((source) => questionSource(facts, source))),
    ...(site !== undefined && { site: siteTerms(site) }),
    weeks,
    previous,
  };
  return { organizationId, context, sources };
}

/** One that lost its connection still has what was fetched; it is asked where no active one can answer. */
const activeFirst = (a: SourceRow, b: SourceRow): number =>
  Number(b.status === 'active') - Number(a.status === 'active');

/** Sources of one organization are of one site nearly always; the first that was analysed speaks for it. */
async function firstSite(
  tx: Transaction,
  sources: readonly ReadingSource[],
): Promise<SiteFindings | undefined> {
  for (const { row } of sources) {
    const context = await siteContextOf(tx, row.id);
    if (context !== undefined) return context.findings;
  }
  return undefined;
}

const siteTerms = ({ brandTerms, rules }: SiteFindings): SiteTerms => ({
  brandTerms: brandTerms.flatMap(({ term, variants }) => [term, ...variants]),
  pageTypes: rules.flatMap(({ pattern, type }) => {
    const prefix = pattern.slice(0, [...pattern, '*'].indexOf('*'));
    return prefix.length > 1 ? [{ name: type, prefix }] : [];
  }),
});

async function questionSource(facts: Facts, { row, visible, edges }: ReadingSource): Promise<QuestionSource> {
  const fetched = await Promise.all(reportsOf(visible).map((report) => whatFileHas(facts, visible, report)));
  const members = await knownMembers(facts, visible, fetched);
  return {
    id: row.id,
    type: row.type,
    name: row.name,
    currency: row.currency,
    ...edges,
    // Of its many columns a file has some.
    reports: row.type === 'FILE' ? fetched.map((report) => withNames(report, members)) : fetched,
    events: eventsOf(row),
    members,
  };
}

function reportsOf({ slices }: VisibleFacts): QuestionReport[] {
  const firstDays = new Map<string, Day>();
  for (const { reportId, from } of slices) {
    const known = firstDays.get(reportId);
    if (known === undefined || from < known) firstDays.set(reportId, from);
  }
  return reportIds
    .filter((id: ReportId) => firstDays.has(id))
    .map((id) => {
      const { label, grain, dimensions, metrics } = reports[id];
      return { id, label, grain, dimensions, metrics, firstDay: firstDays.get(id) };
    });
}

const withNames = (report: QuestionReport, members: QuestionSource['members']): QuestionReport => ({
  ...report,
  dimensions: report.dimensions.filter((dimension) => (members[dimension]?.length ?? 0) > 0),
});

/** `keyEvents:generate_lead` is the event generate_lead; other metrics are no single event. */
function eventsOf({ mapping }: SourceRow): { role: string; event: string }[] {
  return Object.entries(mapping).flatMap(([role, metric]) => {
    const event = /^keyEvents:(.+)$/.exec(metric ?? '')?.[1];
    return event === undefined ? [] : [{ role, event }];
  });
}
