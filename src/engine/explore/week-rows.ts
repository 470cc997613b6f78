import { addWeeks, type Day } from '#src/shared/week.ts';
import type { FactTable, WeekFacts } from '../week-facts.ts';

/** Value of the week and of W1, W2, W3, the weeks before it; null where a week is not whole. */
export type FourWeeks = readonly [number, number | null, number | null, number | null];

/** One page or source, or one source of a page, over four weeks. */
export interface WeekRow {
  readonly page: string | null;
  readonly source: string | null;
  readonly volume: FourWeeks;
  /** Null where the table has no such metric. */
  readonly purchases: FourWeeks | null;
  readonly revenue: FourWeeks | null;
}

/** One cell table of a week and the three before it, by page and source. */
export interface WeekRows {
  /** What is counted: sessions, or what the source has instead. */
  readonly metric: string;
  readonly pageDimension: string | null;
  readonly sourceDimension: string | null;
  /** W1 to W3 that are whole. */
  readonly comparedWith: readonly Day[];
  readonly rows: readonly WeekRow[];
  /** The whole source as it counts itself, which may be more than its rows. */
  readonly total: FourWeeks;
}

/** What makes a row. */
export type RowsBy = 'page_and_source' | 'source';

const VOLUMES = ['sessions', 'clicks', 'page_views', 'impressions'];
const PAGES = ['landing_page', 'page'];
const SOURCES = ['source', 'channel', 'medium', 'campaign', 'device', 'country'];

/** Sums a cell table of a week by page and source, or by source alone; null where no table can say so. */
export function weekRows(facts: WeekFacts, by: RowsBy): WeekRows | null {
  const table = chooseTable(facts, by);
  const metric = table && volumeOf(table);
  if (!table || metric === undefined) return null;
  const has = (wanted: readonly string[]) =>
    wanted.find((id) => table.dimensions.some((one) => one.id === id));
  const pageDimension = by === 'source' ? null : (has(PAGES) ?? null);
  const sourceDimension = has(SOURCES) ?? null;
  const current = Math.floor(facts.days.length / 7) - 1;
  const whole = [0, 1, 2, 3].map((back) => isWhole(table, current - back));
  const sums = sumRows(table, [pageDimension, sourceDimension], current, metric);
  const asWeeks = (values: readonly number[]): FourWeeks => [
    values[0] ?? 0,
    ...([1, 2, 3].map((back) => (whole[back] ? (values[back] ?? 0) : null)) as [
      number | null,
      number | null,
      number | null,
    ]),
  ];
  return {
    metric,
    pageDimension,
    sourceDimension,
    comparedWith: [1, 2, 3].flatMap((back) => (whole[back] ? [addWeeks(facts.week, -back)] : [])),
    rows: sums.map(({ members, volume, purchases, revenue }) => ({
      page: members[0] ?? null,
      source: members[1] ?? null,
      volume: asWeeks(volume),
      purchases: purchases && asWeeks(purchases),
      revenue: revenue && asWeeks(revenue),
    })),
    total: asWeeks(totalOf(facts, table, metric, current, sums)),
  };
}

/** The first table that has both; then the one that has the page; by source the first that has the finest source. */
function chooseTable(facts: WeekFacts, by: RowsBy): FactTable | undefined {
  const score = (table: FactTable): number => {
    if (volumeOf(table) === undefined) return -1;
    const ids = table.dimensions.map(({ id }) => id);
    const page = ids.some((id) => PAGES.includes(id));
    const finest = SOURCES.findIndex((id) => ids.includes(id));
    const source = finest < 0 ? 0 : (SOURCES.length - finest) / (SOURCES.length + 1);
    return by === 'source' ? source : (page ? 1 : 0) + source;
  };
  const scored = facts.tables.map((table) => ({ table, score: score(table) }));
  const best = scored.reduce((most, one) => Math.max(most, one.score), 0);
  return scored.find((one) => one.score === best && best > 0)?.table;
}

const volumeOf = (table: FactTable): string | undefined =>
  VOLUMES.find((id) => table.values[id] !== undefined);

function isWhole(table: FactTable, week: number): boolean {
  return week >= 0 && table.present.subarray(week * 7, week * 7 + 7).every((day) => day === 1);
}

interface RowSums {
  readonly members: readonly (string | undefined)[];
  readonly volume: number[];
  readonly purchases: number[] | null;
  readonly revenue: number[] | null;
}

function sumRows(
  table: FactTable,
  dimensionIds: readonly (string | null)[],
  current: number,
  metric: string,
): readonly RowSums[] {
  const dimensions = dimensionIds.map((id) => table.dimensions.find((one) => one.id === id));
  const columns = {
    volume: table.values[metric],
    purchases: table.values['purchases'],
    revenue: table.values['revenue'],
  };
  const byKey = new Map<string, RowSums>();
  for (let row = 0; row < table.day.length; row++) {
    const back = current - Math.floor((table.day[row] as number) / 7);
    if (back < 0 || back > 3) continue;
    const members = dimensions.map((one) => one?.members[one.codes[row] as number]);
    const key = JSON.stringify(members);
    let sums = byKey.get(key);
    if (sums === undefined) {
      sums = {
        members,
        volume: [0, 0, 0, 0],
        purchases: columns.purchases ? [0, 0, 0, 0] : null,
        revenue: columns.revenue ? [0, 0, 0, 0] : null,
      };
      byKey.set(key, sums);
    }
    for (const name of ['volume', 'purchases', 'revenue'] as const) {
      const value = columns[name]?.[row];
      const into = sums[name];
      if (into && value !== undefined && Number.isFinite(value)) into[back] = (into[back] as number) + value;
    }
  }
  return [...byKey.values()];
}

/** Totals of the source's own where it tells them for all seven days; else what its rows add up to. */
function totalOf(
  facts: WeekFacts,
  table: FactTable,
  metric: string,
  current: number,
  sums: readonly RowSums[],
): readonly number[] {
  const own = (table.totals ?? facts.totals)[metric];
  return [0, 1, 2, 3].map((back) => {
    const week = current - back;
    const days = week < 0 ? undefined : own?.subarray(week * 7, week * 7 + 7);
    if (days !== undefined && days.length === 7 && days.every(Number.isFinite))
      return days.reduce((sum, value) => sum + value, 0);
    return sums.reduce((sum, row) => sum + (row.volume[back] as number), 0);
  });
}
