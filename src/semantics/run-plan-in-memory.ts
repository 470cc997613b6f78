import { type Day, daysFrom, weekOf } from '#src/shared/week.ts';
import type { FactTable } from './fact-table.ts';
import { metrics as catalogue, isAdditive, isMetricId, type MetricKind } from './metric.ts';
import type { MemberTest } from './query-plan.ts';

/** A query plan whose names may be those of a file's own columns, too. */
export interface TablePlan {
  readonly metrics: readonly string[];
  readonly dimensions: readonly string[];
  readonly filters: readonly TableFilter[];
  readonly from: Day;
  readonly to: Day;
  readonly grain: 'total' | 'day' | 'week' | 'month';
  readonly order: readonly { readonly by: string; readonly direction: 'up' | 'down' }[];
  readonly limit: number;
  readonly leftOut: readonly Day[];
  readonly known?: readonly string[] | undefined;
}

type TableFilter =
  | {
      readonly dimension: string;
      readonly is: MemberTest;
      readonly members: readonly string[];
    }
  | {
      readonly metric: string;
      readonly is: 'above' | 'below' | 'at_least' | 'at_most';
      readonly value: number;
    };

export interface TableResult {
  readonly columns: readonly string[];
  readonly rows: readonly (readonly (string | number | null)[])[];
  readonly missing: readonly Day[];
}

interface Group {
  readonly keys: readonly string[];
  readonly rows: number[];
}

/**
 * Runs a plan over a table in memory, with the results that `compileQueryPlan` gives on ClickHouse: the same order, the
 * same treatment of missing values. For commands that read one file; a test holds the two against each other.
 */
export function runPlanInMemory(plan: TablePlan, table: FactTable): TableResult {
  const groups = groupRows(plan, table);
  const rows = groups
    .map(({ keys, rows: own }) => {
      const known = own.filter((row) => isKnown(plan, row, table));
      return [...keys, ...plan.metrics.map((metric) => aggregate(metric, known, table))];
    })
    .filter((_, at) => isWithin(plan, groups[at] as Group, table));
  const columns = [...(plan.grain === 'total' ? [] : [plan.grain]), ...plan.dimensions, ...plan.metrics];
  const keyCount = columns.length - plan.metrics.length;
  const [first] = plan.metrics;
  const usual = [
    { by: 'time', direction: 'up' },
    ...(first === undefined ? [] : [{ by: first, direction: 'down' }]),
  ];
  const order = (plan.order.length > 0 ? plan.order : usual).flatMap(({ by, direction }) => {
    const at = by === 'time' ? (plan.grain === 'total' ? -1 : 0) : columns.indexOf(by);
    return at < 0 ? [] : [{ at, sign: direction === 'up' ? 1 : -1 }];
  });
  const sorted = rows.sort((a, b) => {
    for (const { at, sign } of order) {
      const result = compareCells(a[at] ?? null, b[at] ?? null, sign);
      if (result !== 0) return result;
    }
    for (let at = 0; at < keyCount; at++) {
      const result = compareCells(a[at] ?? null, b[at] ?? null, 1);
      if (result !== 0) return result;
    }
    return 0;
  });
  const leftOut = new Set(plan.leftOut);
  const missing = daysFrom(plan.from, plan.to).filter(
    (day) => leftOut.has(day) || !table.fetched.has(table.grain === 'week' ? weekOf(day) : day),
  );
  return { columns, rows: sorted.slice(0, plan.limit), missing };
}

/** What has no such row keeps its place in the result, without a value. */
const isKnown = ({ known = [] }: TablePlan, row: number, table: FactTable): boolean =>
  known.every((name) => table.metrics[name]?.[row] != null);

/**
 * In how many of the plan's rows each of its metrics has no value, where there are any. What is a mean already, or told of single
 * rows, is no part of what is added up.
 */
export function blankRowsInMemory(plan: TablePlan, table: FactTable): ReadonlyMap<string, number> {
  const lacking = plan.metrics.filter(
    (name) =>
      (!isMetricId(name) || isAdditive(name) || table.addedUp?.has(name) === true) &&
      table.metrics[name]?.includes(null),
  );
  if (lacking.length === 0) return new Map();
  const whole = { ...plan, dimensions: [], grain: 'total' } as const;
  const rows = groupRows(whole, table).flatMap((group) => group.rows);
  return new Map(
    lacking
      .map((name) => [name, rows.filter((row) => table.metrics[name]?.[row] == null).length] as const)
      .filter(([, count]) => count > 0),
  );
}

function groupRows(plan: TablePlan, table: FactTable): Group[] {
  const tests = plan.filters.flatMap((filter) => ('dimension' in filter ? [memberTest(filter, table)] : []));
  const leftOut = new Set(plan.leftOut);
  const groups = new Map<string, Group>();
  const cells = plan.dimensions.map((dimension) => column(table, dimension));
  for (const [day, rows] of rowsOfDays(table)) {
    if (day < plan.from || day > plan.to || leftOut.has(day)) continue;
    const times = plan.grain === 'total' ? [] : [startOf(day, plan.grain)];
    for (const row of passing(rows, tests)) {
      let key = times[0] ?? '';
      for (const column_ of cells) key += `\u0000${column_[row]}`;
      const group = groups.get(key);
      if (group) group.rows.push(row);
      else
        groups.set(key, {
          keys: [...times, ...cells.map((column_) => column_[row] as string)],
          rows: [row],
        });
    }
  }
  return [...groups.values()];
}

type RowTest = (row: number) => boolean;

/** One test after the other, each of what the one before it left. */
const passing = (rows: readonly number[], tests: readonly RowTest[]): readonly number[] =>
  tests.reduce((left, test) => left.filter(test), rows);

/** A file is asked again and again, mostly about a few weeks of its years. */
const byDay = new WeakMap<readonly Day[], ReadonlyMap<Day, readonly number[]>>();
function rowsOfDays({ days }: FactTable): ReadonlyMap<Day, readonly number[]> {
  const known = byDay.get(days) ?? Map.groupBy(days.keys(), (row) => days[row] as Day);
  byDay.set(days, known);
  return known;
}

function startOf(day: Day, grain: 'day' | 'week' | 'month'): string {
  if (grain === 'week') return weekOf(day);
  return grain === 'month' ? `${day.slice(0, 7)}-01` : day;
}

function column(table: FactTable, dimension: string): readonly string[] {
  const found = table.dimensions[dimension];
  if (found === undefined) throw new Error(`The table has no dimension ${dimension}.`);
  return found;
}

function memberTest(
  { dimension, is, members }: Extract<TableFilter, { dimension: string }>,
  table: FactTable,
): RowTest {
  const values = column(table, dimension);
  if (is === 'one_of' || is === 'none_of') {
    const set = new Set(members);
    return (row) => set.has(values[row] as string) === (is === 'one_of');
  }
  const parts = members.map((part) => part.toLowerCase());
  const isAtStart = is === 'starting_with' || is === 'not_starting_with';
  const isWanted = is === 'containing' || is === 'starting_with';
  return (row) => {
    const value = (values[row] as string).toLowerCase();
    return parts.some((part) => (isAtStart ? value.startsWith(part) : value.includes(part))) === isWanted;
  };
}

const comparisons = {
  above: (value: number, bound: number) => value > bound,
  below: (value: number, bound: number) => value < bound,
  at_least: (value: number, bound: number) => value >= bound,
  at_most: (value: number, bound: number) => value <= bound,
};

function isWithin(plan: TablePlan, { rows }: Group, table: FactTable): boolean {
  return plan.filters.every((filter) => {
    if ('dimension' in filter) return true;
    const value = aggregate(filter.metric, rows, table);
    if (value === null) return false;
    return comparisons[filter.is](value, filter.value);
  });
}

const additive: MetricKind = { type: 'additive' };

/** Missing is never zero: a sum of nothing is null, and what lacks one part counts for neither part of a quotient. */
function aggregate(metric: string, rows: readonly number[], table: FactTable): number | null {
  const isOfCatalogue = isMetricId(metric) && table.addedUp?.has(metric) !== true;
  const kind = isOfCatalogue ? catalogue[metric].kind : additive;
  const at = (name: string, row: number): number | null => table.metrics[name]?.[row] ?? null;
  switch (kind.type) {
    case 'additive': {
      let sum: number | null = null;
      for (const row of rows) {
        const value = at(metric, row);
        if (value !== null) sum = (sum ?? 0) + value;
      }
      return sum;
    }
    case 'ratio': {
      let [over, under] = [0, 0];
      for (const row of rows) {
        const [a, b] = [at(kind.numerator, row), at(kind.denominator, row)];
        if (a === null || b === null) continue;
        over += a;
        under += b;
      }
      return under === 0 ? null : over / under;
    }
    case 'weighted_mean': {
      let [sum, weights] = [0, 0];
      for (const row of rows) {
        const [value, weight] = [at(metric, row), at(kind.weight, row)];
        if (value === null || weight === null) continue;
        sum += value * weight;
        weights += weight;
      }
      return weights === 0 ? null : sum / weights;
    }
    case 'distinct': {
      const known = rows.flatMap((row) => at(metric, row) ?? []);
      return known.length === 1 ? (known[0] as number) : null;
    }
  }
}

/** Nulls last whichever way; texts by code point, as bytes of UTF-8 are ordered. */
function compareCells(a: string | number | null, b: string | number | null, sign: number): number {
  if (a === null || b === null) return Number(a === null) - Number(b === null);
  if (typeof a === 'number' && typeof b === 'number') return sign * (a - b);
  return sign * compareCodePoints(String(a), String(b));
}

function compareCodePoints(a: string, b: string): number {
  const length = Math.min(a.length, b.length);
  for (let at = 0; at < length; at++) {
    const [x, y] = [a.charCodeAt(at), b.charCodeAt(at)];
    if (x === y) continue;
    // Surrogates stand for what lies above all other characters.
    const [isHighX, isHighY] = [x >= 0xd800 && x <= 0xdfff, y >= 0xd800 && y <= 0xdfff];
    return isHighX === isHighY ? x - y : isHighX ? 1 : -1;
  }
  return a.length - b.length;
}
