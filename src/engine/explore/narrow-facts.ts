import { addWeeks } from '#src/shared/week.ts';
import type { FactDimension, FactTable, WeekFacts } from '../week-facts.ts';

/** How a scan of many weeks looks at each: few metrics, and of dimensions with very many members the largest alone. */
export interface RangeLens {
  /** Null: dimensions with very many members are left out. */
  readonly topN: { readonly landingPages: number; readonly highCard: number } | null;
  /** Whole weeks of history; older ones are left out. */
  readonly historyWeeks: number;
}

const PAGES: readonly string[] = ['landing_page', 'page'];
const HIGH_CARD: readonly string[] = ['source', 'campaign', 'query'];
/** What an owner asks of the past: who came, and what it brought. */
const METRICS: readonly string[] = [
  'sessions',
  'revenue',
  'purchases',
  'key_events',
  'clicks',
  'impressions',
  'position',
];

const isHighCard = (id: string): boolean => PAGES.includes(id) || HIGH_CARD.includes(id);

/**
 * The same facts, narrowed. Each table loses its dimensions of many members, so that its rows still add up to the site; where
 * the largest members are wanted, a second table holds the rows of those alone. What it lacks of the site is a hidden part,
 * which the engine knows how to treat, and no member called "others" that nobody could look at.
 */
export function narrowFacts(facts: WeekFacts, { topN, historyWeeks }: RangeLens): WeekFacts {
  const tables = facts.tables.map(withWantedMetrics);
  const broad = tables.map(withoutHighCard).filter(distinctDimensions());
  const narrow =
    topN === null ? [] : pagesFirst(tables.flatMap((table) => largestMembers(table, topN) ?? []));
  // A budget of few steps reaches the first tables; what was wished for comes before further cuts of the same visits.
  return lastWeeks({ ...facts, tables: [...broad.slice(0, 1), ...narrow, ...broad.slice(1)] }, historyWeeks);
}

const pagesFirst = (tables: readonly FactTable[]): readonly FactTable[] => {
  const rank = ({ dimensions }: FactTable) => (dimensions.some(({ id }) => PAGES.includes(id)) ? 0 : 1);
  return tables.toSorted((a, b) => rank(a) - rank(b));
};

function withWantedMetrics(table: FactTable): FactTable {
  const wanted = Object.entries(table.values).filter(([id]) => METRICS.includes(id));
  // A file may count things of its own; those are what it is about.
  return wanted.length === 0 ? table : { ...table, values: Object.fromEntries(wanted) };
}

const withoutHighCard = (table: FactTable): FactTable => ({
  ...table,
  dimensions: table.dimensions.filter(({ id }) => !isHighCard(id)),
});

/** Tables that cut by nothing new say nothing new; the first is kept in any case, for it tells which days there are. */
function distinctDimensions(): (table: FactTable, index: number) => boolean {
  const seen = new Set<string>();
  return ({ dimensions }, index) => {
    const ids = dimensions.map(({ id }) => id);
    const isNew = ids.some((id) => !seen.has(id));
    for (const id of ids) seen.add(id);
    return index === 0 || isNew;
  };
}

/** The rows of the largest members of the table's dimension of many; null where it has none. */
function largestMembers(table: FactTable, topN: NonNullable<RangeLens['topN']>): FactTable | null {
  const many = table.dimensions.find(({ id }) => isHighCard(id));
  if (many === undefined) return null;
  const wanted = largest(table, many, PAGES.includes(many.id) ? topN.landingPages : topN.highCard);
  const rows: number[] = [];
  for (let row = 0; row < table.day.length; row++)
    if (wanted.has(many.members[many.codes[row] as number] as string)) rows.push(row);
  return {
    ...table,
    // One dimension of many is enough: a campaign within a source is for a run of its own.
    dimensions: table.dimensions
      .filter((one) => one === many || !isHighCard(one.id))
      .map((one) => ({ ...one, codes: Uint32Array.from(rows, (row) => one.codes[row] as number) })),
    day: Uint16Array.from(rows, (row) => table.day[row] as number),
    values: Object.fromEntries(
      Object.entries(table.values).map(([id, values]) => [
        id,
        Float64Array.from(rows, (row) => values[row] as number),
      ]),
    ),
  };
}

/** By the first metric of the table over all of its days; members of the same size in the order of their names. */
function largest(table: FactTable, { members, codes }: FactDimension, most: number): ReadonlySet<string> {
  const column = METRICS.map((id) => table.values[id]).find((values) => values !== undefined);
  const sums = new Map<string, number>();
  for (let row = 0; row < table.day.length; row++) {
    const member = members[codes[row] as number] as string;
    const value = column?.[row] ?? 1;
    sums.set(member, (sums.get(member) ?? 0) + (Number.isFinite(value) ? value : 0));
  }
  const ranked = [...sums].sort(([a, x], [b, y]) => y - x || (a < b ? -1 : 1));
  return new Set(ranked.slice(0, most).map(([member]) => member));
}

/** Only so many weeks before the analysed one. */
function lastWeeks(facts: WeekFacts, weeks: number): WeekFacts {
  const skipped = Math.max(0, facts.days.length - (weeks + 1) * 7);
  if (skipped === 0) return facts;
  const from = addWeeks(facts.week, -weeks);
  const cut = (values: Readonly<Record<string, Float64Array>>, count: number) =>
    Object.fromEntries(Object.entries(values).map(([id, series]) => [id, series.slice(count)]));
  return {
    ...facts,
    days: facts.days.filter((day) => day >= from),
    totals: cut(facts.totals, skipped),
    weekly: cut(facts.weekly, skipped / 7),
    tables: facts.tables.map((table) => withoutDays(table, skipped, cut)),
  };
}

function withoutDays(
  table: FactTable,
  skipped: number,
  cut: (
    values: Readonly<Record<string, Float64Array>>,
    count: number,
  ) => Readonly<Record<string, Float64Array>>,
): FactTable {
  const rows = Array.from(table.day.keys()).filter((row) => (table.day[row] as number) >= skipped);
  return {
    ...table,
    present: table.present.slice(skipped),
    totals: table.totals && cut(table.totals, skipped),
    day: Uint16Array.from(rows, (row) => (table.day[row] as number) - skipped),
    dimensions: table.dimensions.map((one) => ({
      ...one,
      codes: Uint32Array.from(rows, (row) => one.codes[row] as number),
    })),
    values: Object.fromEntries(
      Object.entries(table.values).map(([id, values]) => [
        id,
        Float64Array.from(rows, (row) => values[row] as number),
      ]),
    ),
  };
}
