import type { Analysis, TestedNode } from '../analysis.ts';
import type { BreakdownRow, Comparisons, TrafficChange, Trend, WeekBreakdown } from '../explored.ts';
import type { Segment } from '../finding.ts';
import { LEAST_BASELINE_SESSIONS, trafficSeverity } from '../rank/traffic-severity.ts';
import type { WeekFacts } from '../week-facts.ts';
import { attributionTable, changeOf, effectOf, totalChange } from './attribution-table.ts';
import { type FourWeeks, type WeekRow, type WeekRows, weekRows } from './week-rows.ts';

/** The category that a page address belongs to. */
export type CategoryOf = (page: string) => string;

const MOST = { revenue: 10, sources: 10, categories: 12, pages: 20, drops: 3, rises: 3 };
const SEVERITIES = ['critical', 'significant', 'moderate'] as const;
/** Verdicts of a test that was passed; told by itself or as a part of another finding. */
const PASSED: readonly TestedNode['verdict'][] = [
  'kept',
  'explained_by_parent',
  'explained_by_child',
  'duplicate',
];

/**
 * The week by pages, sources and categories beside the findings, with what the analysis tested of each row. Null where no table
 * has pages or sources.
 */
export function weekBreakdown(
  facts: WeekFacts,
  analysis: Pick<Analysis, 'nodes'>,
  categoryOf: CategoryOf,
): WeekBreakdown | null {
  const byPage = weekRows(facts, 'page_and_source');
  const bySource = weekRows(facts, 'source');
  const first = byPage ?? bySource;
  if (first === null) return null;
  const tests = testsOf(analysis.nodes, first.metric);
  const pages = byPage?.pageDimension ? byPage : null;
  return {
    metric: first.metric,
    revenue: pages ? revenuePages(pages, tests, categoryOf) : [],
    traffic: pages ? trafficChanges(pages, tests, categoryOf) : [],
    sources: bySource ? largest(presentRows(bySource, tests, null), MOST.sources) : [],
    categories: pages ? largest(categoryRows(pages, categoryOf), MOST.categories) : [],
    pages: pages
      ? attributionTable(pages, MOST.pages).rows.map((row) => rowOf(row, pages, tests, categoryOf))
      : [],
    overallTrend: tests.trend({}),
  };
}

/** A row as every list shows it. */
export function rowOf(
  row: WeekRow,
  table: WeekRows,
  tests: SegmentTests,
  categoryOf: CategoryOf | null,
): BreakdownRow {
  const change = changeOf(row.volume);
  return {
    page: row.page,
    source: row.source,
    category: row.page === null || categoryOf === null ? null : categoryOf(row.page),
    sessions: row.volume[0],
    comparisons: comparisonsOf(row.volume),
    change,
    effect: effectOf(change, totalChange(table)),
    purchases: row.purchases?.[0] ?? null,
    revenue: row.revenue?.[0] ?? null,
    trend: tests.trend(segmentOf(row, table)),
  };
}

const presentRows = (table: WeekRows, tests: SegmentTests, categoryOf: CategoryOf | null) =>
  table.rows.map((row) => rowOf(row, table, tests, categoryOf));

const comparisonsOf = ([, W1, W2, W3]: FourWeeks): Comparisons => ({ W1, W2, W3 });

const largest = (rows: readonly BreakdownRow[], most: number): BreakdownRow[] =>
  rows.toSorted((a, b) => b.sessions - a.sessions).slice(0, most);

function segmentOf({ page, source }: WeekRow, table: WeekRows): Segment {
  return {
    ...(page !== null && table.pageDimension !== null ? { [table.pageDimension]: page } : {}),
    ...(source !== null && table.sourceDimension !== null ? { [table.sourceDimension]: source } : {}),
  };
}

/** Adds rows up by a part of them: a page over its sources, a category over its pages. */
function groupRows(table: WeekRows, key: (row: WeekRow) => string, page: boolean): WeekRow[] {
  const groups = Map.groupBy(table.rows, key);
  return [...groups].map(([, rows]) => ({
    page: page ? (rows[0]?.page ?? null) : null,
    source: null,
    volume: sumWeeks(rows.map(({ volume }) => volume)),
    purchases: sumKnown(rows.map(({ purchases }) => purchases)),
    revenue: sumKnown(rows.map(({ revenue }) => revenue)),
  }));
}

function sumWeeks(all: readonly FourWeeks[]): FourWeeks {
  const at = (place: 0 | 1 | 2 | 3): number | null =>
    all.reduce<number | null>((sum, weeks) => {
      const value = weeks[place];
      return sum === null || value === null ? null : sum + value;
    }, 0);
  return [at(0) ?? 0, at(1), at(2), at(3)];
}

const sumKnown = (all: readonly (FourWeeks | null)[]): FourWeeks | null => {
  const known = all.filter((weeks) => weeks !== null);
  return known.length === 0 ? null : sumWeeks(known);
};

function categoryRows(table: WeekRows, categoryOf: CategoryOf): BreakdownRow[] {
  const total = totalChange(table);
  const groups = Map.groupBy(table.rows, ({ page }) => categoryOf(page ?? ''));
  return [...groups].map(([category, rows]) => {
    const volume = sumWeeks(rows.map((row) => row.volume));
    const change = changeOf(volume);
    return {
      page: null,
      source: null,
      category,
      sessions: volume[0],
      comparisons: comparisonsOf(volume),
      change,
      effect: effectOf(change, total),
      purchases: sumKnown(rows.map((row) => row.purchases))?.[0] ?? null,
      revenue: sumKnown(rows.map((row) => row.revenue))?.[0] ?? null,
      // No test asks about a page type by itself.
      trend: null,
    };
  });
}

const wholePages = (table: WeekRows): WeekRow[] => groupRows(table, ({ page }) => page ?? '', true);

function revenuePages(
  table: WeekRows,
  tests: SegmentTests,
  categoryOf: CategoryOf,
): WeekBreakdown['revenue'] {
  return wholePages(table)
    .filter(({ revenue }) => (revenue?.[0] ?? 0) > 0)
    .toSorted((a, b) => (b.revenue?.[0] ?? 0) - (a.revenue?.[0] ?? 0))
    .slice(0, MOST.revenue)
    .map((row) => ({
      ...rowOf(row, table, tests, categoryOf),
      revenueComparisons: comparisonsOf(row.revenue ?? [0, null, null, null]),
    }));
}

/** Pages whose own test was passed, from a baseline that percentages mean something of. */
function trafficChanges(table: WeekRows, tests: SegmentTests, categoryOf: CategoryOf): TrafficChange[] {
  const changes = wholePages(table).flatMap((row): TrafficChange[] => {
    const node = tests.of(segmentOf(row, table));
    if (row.page === null || node === undefined || !PASSED.includes(node.verdict)) return [];
    if (node.expected < LEAST_BASELINE_SESSIONS) return [];
    const relative = node.observed / node.expected - 1;
    return [
      {
        page: row.page,
        source: null,
        category: categoryOf(row.page),
        observed: node.observed,
        expected: node.expected,
        relative,
        comparisons: comparisonsOf(row.volume),
        q: node.q,
        verdict: node.verdict,
        severity: trafficSeverity({ metric: table.metric, effect: { relative, expected: node.expected } }),
      },
    ];
  });
  const rankOf = ({ severity }: TrafficChange) =>
    severity === null ? SEVERITIES.length : SEVERITIES.indexOf(severity);
  const sizeOf = ({ observed, expected }: TrafficChange) => Math.abs(observed - expected);
  const sorted = changes.toSorted((a, b) => rankOf(a) - rankOf(b) || sizeOf(b) - sizeOf(a));
  return [
    ...sorted.filter(({ relative }) => relative < 0).slice(0, MOST.drops),
    ...sorted.filter(({ relative }) => relative > 0).slice(0, MOST.rises),
  ];
}

export interface SegmentTests {
  /** The level test of a segment in the metric; undefined where none was made of it. */
  readonly of: (segment: Segment) => TestedNode | undefined;
  readonly trend: (segment: Segment) => Trend;
}

/** Looks up what the tests of a metric said of a segment. */
export function testsOf(nodes: readonly TestedNode[], metric: string): SegmentTests {
  const levels = nodes.filter((node) => node.metric === metric && node.test !== 'log_linear_trend_t');
  const bySegment = new Map(levels.map((node) => [keyOf(node.segment), node]));
  const of = (segment: Segment) => bySegment.get(keyOf(segment));
  return {
    of,
    trend: (segment) => {
      const node = of(segment);
      if (node === undefined) return null;
      if (!PASSED.includes(node.verdict)) return 'steady';
      return node.observed > node.expected ? 'up' : 'down';
    },
  };
}

const keyOf = (segment: Segment): string =>
  JSON.stringify(Object.entries(segment).sort(([a], [b]) => (a < b ? -1 : 1)));
