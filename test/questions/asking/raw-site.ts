import { type Day, dayFromEpoch, daysBetween, epochDay, weekOf } from '#src/shared/week.ts';

/** First and last day. Written out in every question, so that the expected table owes nothing to our reading of dates. */
export type Range = readonly [from: string, to: string];

export type Grain = 'day' | 'week' | 'month';
/** A member, several of them, or a test of the name. */
export type Where = Readonly<Record<string, string | readonly string[] | ((member: string) => boolean)>>;
type Row = (string | number)[];

/** What happened, one thing a row: what the expected tables are counted from, without a query or a plan. */
export interface RawRow {
  readonly day: string;
  readonly of: Readonly<Record<string, string>>;
  readonly n: Readonly<Record<string, number>>;
}

/** Quotients and means, by the sums that they are made of. */
const derived: Readonly<Record<string, (sum: (metric: string) => number) => number>> = {
  engagement_rate: (sum) => sum('engaged_sessions') / sum('sessions'),
  bounce_rate: (sum) => 1 - sum('engaged_sessions') / sum('sessions'),
  bounces: (sum) => sum('sessions') - sum('engaged_sessions'),
  conversion_rate: (sum) => sum('key_events') / sum('sessions'),
  purchase_rate: (sum) => sum('purchases') / sum('sessions'),
  average_order_value: (sum) => sum('revenue') / sum('purchases'),
  revenue_per_session: (sum) => sum('revenue') / sum('sessions'),
  pages_per_session: (sum) => sum('page_views') / sum('sessions'),
  engagement_per_session: (sum) => sum('engagement_seconds') / sum('sessions'),
  ctr: (sum) => sum('clicks') / sum('impressions'),
  position: (sum) => sum('position_sum') / sum('impressions'),
};

/** Tables that a metric and its dimensions are counted in; the first that has all of them. */
export interface RawTable {
  readonly metrics: readonly string[];
  readonly dimensions: readonly string[];
  readonly rows: readonly RawRow[];
}

export class RawSite {
  readonly #tables: readonly RawTable[];
  /** Rows that were looked for before, the oldest first: of a share the whole is summed up again for every part. */
  readonly #found = new Map<string, readonly RawRow[]>();
  constructor(tables: readonly RawTable[]) {
    this.#tables = tables;
  }

  sum(metric: string, range: Range, where: Where = {}): number {
    return this.#value(metric, this.#rows([metric], Object.keys(where), range, where));
  }

  /** Members with any row, the largest of the first metric first. */
  by(dimension: string, metrics: readonly string[], range: Range, where: Where = {}): Row[] {
    const groups = this.#groups(metrics, dimension, range, where);
    return [...groups]
      .map(([member, rows]): Row => [member, ...metrics.map((metric) => this.#value(metric, rows))])
      .sort((a, b) => (b[1] as number) - (a[1] as number) || (String(a[0]) < String(b[0]) ? -1 : 1));
  }

  per(grain: Grain, metrics: readonly string[], range: Range, where: Where = {}): Row[] {
    const rows = this.#rows(metrics, Object.keys(where), range, where);
    const starts = new Map<string, RawRow[]>();
    for (let at = epochDay(range[0] as Day); at <= epochDay(range[1] as Day); at++)
      starts.set(startOf(dayFromEpoch(at), grain), []);
    for (const row of rows) starts.get(startOf(row.day, grain))?.push(row);
    return [...starts].map(([start, part]) => [start, ...metrics.map((metric) => this.#value(metric, part))]);
  }

  changes(
    dimension: string,
    metric: string,
    now: Range,
    before: Range,
    order: 'most gained' | 'most lost' | 'largest',
    where: Where = {},
  ): Row[] {
    const [late, early] = [now, before].map(
      (range) => new Map(this.by(dimension, [metric], range, where).map(([name, value]) => [name, value])),
    ) as [Map<string, number>, Map<string, number>];
    const change = (row: Row) => (row[1] as number) - (row[2] as number);
    const rows = [...new Set([...late.keys(), ...early.keys()])].map(
      (name): Row => [name, late.get(name) ?? 0, early.get(name) ?? 0],
    );
    const score = {
      'most gained': change,
      'most lost': (row: Row) => -change(row),
      largest: (row: Row) => row[1] as number,
    }[order];
    return rows.sort((a, b) => score(b) - score(a) || (String(a[0]) < String(b[0]) ? -1 : 1));
  }

  days([from, to]: Range): number {
    return daysBetween(from as Day, to as Day) + 1;
  }

  #value(metric: string, rows: readonly RawRow[]): number {
    return (derived[metric] ?? ((read) => read(metric)))((name) => sumOf(name, rows));
  }

  #groups(metrics: readonly string[], dimension: string, range: Range, where: Where): Map<string, RawRow[]> {
    const groups = new Map<string, RawRow[]>();
    for (const row of this.#rows(metrics, [dimension, ...Object.keys(where)], range, where)) {
      const member = row.of[dimension] as string;
      const group = groups.get(member);
      if (group) group.push(row);
      else groups.set(member, [row]);
    }
    return groups;
  }

  #rows(
    metrics: readonly string[],
    dimensions: readonly string[],
    [from, to]: Range,
    where: Where,
  ): readonly RawRow[] {
    const parts = metrics.flatMap((metric) => partsOf(metric));
    const table = this.#tables.find(
      (one) =>
        parts.every((part) => one.metrics.includes(part)) &&
        dimensions.every((name) => one.dimensions.includes(name)),
    );
    if (!table) throw new Error(`No raw table has ${parts} by ${dimensions}.`);
    const limits = Object.entries(where);
    // A test of names is not written down
    if (limits.some(([, allowed]) => typeof allowed === 'function')) return rowsOf(table, from, to, limits);
    const key = JSON.stringify([this.#tables.indexOf(table), from, to, limits]);
    const found = this.#found.get(key) ?? rowsOf(table, from, to, limits);
    this.#found.delete(key);
    this.#found.set(key, found);
    const [oldest] = this.#found.keys();
    if (this.#found.size > MOST_KEPT && oldest !== undefined) this.#found.delete(oldest);
    return found;
  }
}

const MOST_KEPT = 12;

function rowsOf(
  table: RawTable,
  from: string,
  to: string,
  limits: readonly (readonly [string, Where[string]])[],
): readonly RawRow[] {
  const found: RawRow[] = [];
  for (const [day, rows] of daysOf(table)) {
    if (day < from || day > to) continue;
    const left = limits.reduce<readonly RawRow[]>(
      (all, [name, allowed]) => all.filter(({ of }) => isAllowed(of[name] as string, allowed)),
      rows,
    );
    for (const row of left) found.push(row);
  }
  return found;
}

const sums = new WeakMap<readonly RawRow[], Map<string, number>>();
function sumOf(metric: string, rows: readonly RawRow[]): number {
  const known = sums.get(rows) ?? new Map<string, number>();
  sums.set(rows, known);
  const before = known.get(metric);
  if (before !== undefined) return before;
  let all = 0;
  for (const { n } of rows) all += n[metric] ?? 0;
  known.set(metric, all);
  return all;
}

/** Thousands of expected tables are counted from the same rows, most of them from a few weeks. */
const byDay = new WeakMap<RawTable, ReadonlyMap<string, readonly RawRow[]>>();
function daysOf(table: RawTable): ReadonlyMap<string, readonly RawRow[]> {
  const days = byDay.get(table) ?? Map.groupBy(table.rows, ({ day }) => day);
  byDay.set(table, days);
  return days;
}

function isAllowed(member: string, allowed: Where[string]): boolean {
  if (typeof allowed === 'function') return allowed(member);
  return typeof allowed === 'string' ? member === allowed : allowed.includes(member);
}

function partsOf(metric: string): readonly string[] {
  const parts: string[] = [];
  derived[metric]?.((name) => {
    parts.push(name);
    return 1;
  });
  return parts.length > 0 ? parts : [metric];
}

function startOf(day: string, grain: Grain): string {
  if (grain === 'week') return weekOf(day as Day);
  return grain === 'month' ? `${day.slice(0, 7)}-01` : day;
}
