import { analyzeInWorker } from '#src/areas/insights/server/service.ts';
import { siteContextOf } from '#src/areas/sources/server/service.ts';
import type { TestedNode } from '#src/engine/analysis.ts';
import { qValues, testGroup } from '#src/engine/compare/compare-periods.ts';
import { FALSE_DISCOVERY_RATE } from '#src/engine/false-discovery-rate.ts';
import type { WeekFacts } from '#src/engine/week-facts.ts';
import type { Database } from '#src/platform/database/database.ts';
import { eq, sql } from '#src/platform/database/drizzle.ts';
import { queryGroupings } from '#src/platform/database/planning-tables.ts';
import type { Facts } from '#src/platform/facts/facts-client.ts';
import { isReportId, reports } from '#src/semantics/report.ts';
import { wrongField } from '#src/shared/error-code.ts';
import { addDays, addWeeks, type Day } from '#src/shared/week.ts';
import { GroupingOptions, type GroupTest } from '../../query-groups-contract.ts';
import { groupQueries } from './group-queries.ts';
import { defaultRules, type GroupingOrder } from './grouping.ts';
import { type QueryDays, readQueryDays } from './query-days.ts';
import { presentGroup, presentSums, type SummedGroups, sumGroups, sumsOf } from './sum-groups.ts';

interface Parts {
  readonly database: Database;
  readonly facts: Facts;
}

interface OfSource {
  readonly organizationId: string;
  readonly sourceId: string;
}

/** Weeks before a week that its expectations may come from. */
const HISTORY_WEEKS = 16;

export async function createQueryGroups(
  parts: Parts,
  of: OfSource & {
    readonly userId: string;
    readonly reportId: string;
    readonly from: Day;
    readonly to: Day;
    readonly options: GroupingOptions;
  },
) {
  const { organizationId, sourceId, options, reportId } = of;
  if (!isReportId(reportId) || reportId !== 'gsc_queries')
    throw wrongField(
      'parentDimensionSetId',
      `"${reportId}" is no report with search queries. Use "gsc_queries" (${reports.gsc_queries.label}).`,
    );
  const data = await readQueryDays(parts, organizationId, sourceId, of, 'dateRange.end');
  const groups = await groupQueries(await orderOf(parts, of, options, [data]));
  // Only what could be read is kept.
  await parts.database.forOrganization(organizationId, (tx) =>
    tx
      .insert(queryGroupings)
      .values({ sourceId, organizationId, options, updatedBy: of.userId })
      .onConflictDoUpdate({
        target: queryGroupings.sourceId,
        set: { options, updatedBy: of.userId, updatedAt: sql`now()` },
      }),
  );
  const summed = sumGroups(data, groups);
  return {
    success: true as const,
    dimensionSetId: reportId,
    groups: summed.groups.map(presentSums),
    totals: sumsOf(summed.whole),
    missing: [...data.missing],
    marks: [...data.marks],
  };
}

export async function compareQueryGroups(
  parts: Parts,
  of: OfSource & {
    readonly current: { readonly from: Day; readonly to: Day };
    readonly previous: { readonly from: Day; readonly to: Day };
  },
) {
  const { organizationId, sourceId } = of;
  if (of.previous.to >= of.current.from && of.current.to >= of.previous.from)
    throw wrongField('previousEnd', 'The two periods overlap. Choose periods that have no day in common.');
  const [current, previous] = await Promise.all([
    readQueryDays(parts, organizationId, sourceId, of.current, 'currentEnd'),
    readQueryDays(parts, organizationId, sourceId, of.previous, 'previousEnd'),
  ]);
  const options = await optionsOf(parts, of);
  const groups = await groupQueries(await orderOf(parts, of, options, [current, previous]));
  const [now, before] = [sumGroups(current, groups), sumGroups(previous, groups)];
  const whole = { current: now.whole, previous: before.whole };
  const made = now.groups.flatMap((group, place) => {
    const days = { current: group.days, previous: before.groups[place]?.days ?? group.days };
    // What Google does not name is the difference of two reports and no group.
    return group.kind === 'anonymized' ? [] : testGroup(days, whole).map((test) => ({ place, test }));
  });
  const q = qValues(made.map(({ test }) => test));
  const tests = made.map(({ place, test }, index) => ({ place, test: withQ(test, q[index] as number) }));
  return {
    groups: now.groups.map((group, place) => ({
      ...presentGroup(group),
      current: sumsOf(group.days),
      previous: sumsOf(before.groups[place]?.days ?? group.days),
      tests: tests.filter((one) => one.place === place).map(({ test }) => test),
    })),
    totals: { current: sumsOf(now.whole), previous: sumsOf(before.whole) },
    ...control(tests.map(({ test }) => test)),
    method:
      'Clicks and impressions as shares of the whole, CTR as a share of the impressions, position as a mean; each against the period before, with the scatter from day to day as its noise. A movement of the whole site is none of its groups.',
    missing: [...previous.missing, ...current.missing],
    marks: [...current.marks],
  };
}

export async function weeklyQueryGroups(parts: Parts, of: OfSource & { readonly week: Day }) {
  const { organizationId, sourceId, week } = of;
  const range = { from: addWeeks(week, -HISTORY_WEEKS), to: addDays(week, 6) };
  const data = await readQueryDays(parts, organizationId, sourceId, range, 'weekStart');
  const options = await optionsOf(parts, of);
  const groups = await groupQueries(await orderOf(parts, of, options, [data]));
  const all = sumGroups(data, groups);
  const shown = lastWeek(all);
  const { analysis } = await analyzeInWorker(
    {
      facts: async () => groupFacts(data, all),
      factsKey: null,
      options: { seed: 1, stepsBudget: 100 },
      context: null,
      lens: null,
    },
    () => {},
  );
  const tests = analysis.nodes.flatMap((node) => {
    const test = groupTest(node);
    return test === null ? [] : [{ group: node.segment['query_group'], test }];
  });
  return {
    weekStart: week,
    historyWeeks: wholeWeeksBefore(data),
    groups: shown.groups.map((group) => ({
      ...presentSums(group),
      tests: tests.filter((one) => one.group === group.id).map(({ test }) => test),
    })),
    totals: sumsOf(shown.whole),
    gap: tests.length === 0 ? gapOf(data) : null,
    ...control(tests.map(({ test }) => test)),
    method:
      'The tests of a week’s analysis, with the groups as segments: each against what its weeks before and the movement of the whole let expect.',
    missing: data.missing.filter((day) => day >= week),
    marks: [...data.marks],
  };
}

async function orderOf(
  { database }: Parts,
  { organizationId, sourceId }: OfSource,
  options: GroupingOptions,
  data: readonly QueryDays[],
): Promise<GroupingOrder> {
  const impressions = new Map<string, number>();
  for (const { code, queries, impressions: shown } of data)
    code.forEach((own, row) => {
      const query = queries[own] ?? '';
      impressions.set(query, (impressions.get(query) ?? 0) + (shown[row] as number));
    });
  const isDefault = options.groupingRules.length === 0;
  const context = isDefault
    ? await database.forOrganization(organizationId, (tx) => siteContextOf(tx, sourceId))
    : undefined;
  return {
    queries: [...impressions].map(([query, weight]) => ({ query, impressions: weight })),
    rules: isDefault ? defaultRules : options.groupingRules,
    brandTerms: context?.findings.brandTerms ?? null,
    minQueriesPerGroup: options.minQueriesPerGroup,
  };
}

async function optionsOf({ database }: Parts, { organizationId, sourceId }: OfSource) {
  return await database.forOrganization(organizationId, async (tx) => {
    const [row] = await tx.select().from(queryGroupings).where(eq(queryGroupings.sourceId, sourceId));
    return GroupingOptions.parse(row?.options ?? {});
  });
}

/** The groups as a table of facts, one cell a day and group: what the engine reads of any other dimension. */
function groupFacts({ facts, days, totals }: QueryDays, { groups }: SummedGroups): WeekFacts {
  const named = groups.filter(({ kind }) => kind !== 'anonymized');
  const day: number[] = [];
  const codes: number[] = [];
  const values = { clicks: [] as number[], impressions: [] as number[], position: [] as number[] };
  days.forEach((_, at) => {
    named.forEach((group, code) => {
      const shown = group.days.impressions[at] as number;
      if (shown <= 0) return;
      day.push(at);
      codes.push(code);
      values.clicks.push(group.days.clicks[at] as number);
      values.impressions.push(shown);
      values.position.push((group.days.weighted[at] as number) / shown);
    });
  });
  return {
    ...facts,
    tables: [
      {
        id: 'gsc_queries',
        present: Uint8Array.from(days, (_, at) => (Number.isNaN(totals.impressions[at]) ? 0 : 1)),
        dimensions: [
          { id: 'query_group', members: named.map(({ id }) => id), codes: Uint32Array.from(codes) },
        ],
        day: Uint16Array.from(day),
        values: {
          clicks: Float64Array.from(values.clicks),
          impressions: Float64Array.from(values.impressions),
          position: Float64Array.from(values.position),
        },
        totals: null,
      },
    ],
  };
}

const METRICS: readonly string[] = ['clicks', 'impressions', 'ctr', 'position'];

function groupTest({ metric, test, observed, expected, p, q, segment }: TestedNode): GroupTest | null {
  const isGroup = Object.keys(segment).length === 1;
  if (!isGroup || !METRICS.includes(metric) || test === 'log_linear_trend_t') return null;
  return { ...withQ({ metric: metric as GroupTest['metric'], test, observed, expected, p }, q) };
}

const withQ = (test: Omit<GroupTest, 'q' | 'changed'>, q: number): GroupTest => ({
  ...test,
  q,
  changed: q <= FALSE_DISCOVERY_RATE,
});

function control(tests: readonly GroupTest[]) {
  const changed = tests.filter((test) => test.changed).length;
  return {
    tested: tests.length,
    changed,
    falseDiscoveryRate: FALSE_DISCOVERY_RATE,
    summary: `${tests.length} tested, ${changed} changed.`,
  };
}

const last7 = (values: readonly number[]): readonly number[] => values.slice(-7);

function lastWeek({ groups, whole }: SummedGroups): SummedGroups {
  const cut = (days: SummedGroups['whole']) => ({
    clicks: last7(days.clicks),
    impressions: last7(days.impressions),
    weighted: last7(days.weighted),
  });
  return { groups: groups.map((group) => ({ ...group, days: cut(group.days) })), whole: cut(whole) };
}

function wholeWeeksBefore({ days, missing }: QueryDays): number {
  const gone = new Set(missing);
  let weeks = 0;
  for (let at = 0; at + 7 < days.length; at += 7)
    if (days.slice(at, at + 7).every((day) => !gone.has(day))) weeks += 1;
  return weeks;
}

function gapOf(data: QueryDays): string {
  const week = new Set(data.days.slice(-7));
  if (data.missing.some((day) => week.has(day)))
    return 'Days of this week are missing, so that it cannot be compared with whole weeks.';
  const weeks = wholeWeeksBefore(data);
  if (weeks < 3) return `Only ${weeks} whole weeks before this one are stored; three are needed to compare.`;
  return 'No group is large enough for a test.';
}
