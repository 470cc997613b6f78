import { type Day, daysFrom, weekOf } from '#src/shared/week.ts';
import type { DimensionId } from './dimension.ts';
import { type FactScope, type SqlCondition, scopeCondition } from './fact-scope.ts';
import { factsTable } from './facts-table.ts';
import { type MetricId, metrics, type Unit } from './metric.ts';
import { aggregateSql } from './metric-sql.ts';
import { PlanRefusal } from './plan-refusal.ts';
import {
  type Grain,
  isMemberFilter,
  type MemberFilter,
  type QueryPlan,
  type ValueFilter,
} from './query-plan.ts';
import type { Report, ReportId } from './report.ts';
import { reportForPlan } from './report-for-plan.ts';

export type ResultColumn =
  | { readonly name: 'day' | 'week' | 'month'; readonly type: 'time' }
  | { readonly name: DimensionId; readonly type: 'dimension' }
  | { readonly name: MetricId; readonly type: 'metric'; readonly unit: Unit };

export interface CompiledQuery extends SqlCondition {
  readonly report: ReportId;
  /** Of the result, in order. A time is the first day of its week or month, a dimension a text, a metric a number or null. */
  readonly columns: readonly ResultColumn[];
  /** Days of the range that were never fetched or are left out. They are missing from every sum, and missing is never zero. */
  readonly missing: readonly Day[];
}

/**
 * Turns a plan into ClickHouse SQL that reads the scope and nothing else. Values travel as parameters; the text is made
 * of names of the catalogue only. Throws a `PlanRefusal` where the answer would mean nothing.
 */
export function compileQueryPlan(plan: QueryPlan, scope: FactScope): CompiledQuery {
  refuseContradictions(plan);
  const report = reportForPlan(plan, scope);
  const rows = rowsOf(plan, scope, report);
  const valueFilters = plan.filters.filter((filter) => !isMemberFilter(filter)).map(valueCondition);
  const columns = columnsOf(plan);
  const keys = columns.filter(({ type }) => type !== 'metric').map((column) => expressionOf(column));

  const having = valueFilters.map(({ sql }) => sql);
  // Over no rows there is no row, also where nothing is grouped by.
  if (keys.length === 0) having.unshift('count() > 0');
  const sql = [
    `SELECT ${columns.map((column) => `${expressionOf(column, plan.known)} AS ${column.name}`).join(', ')}`,
    `FROM ${factsTable} AS f`,
    `WHERE ${rows.sql}`,
    ...(keys.length > 0 ? [`GROUP BY ${keys.join(', ')}`] : []),
    ...(having.length > 0 ? [`HAVING ${having.join('\n  AND ')}`] : []),
    `ORDER BY ${orderOf(plan, columns).join(', ')}`,
    'LIMIT {limit:UInt32}',
  ].join('\n');
  return {
    sql,
    params: Object.assign(
      {},
      rows.params,
      { limit: plan.limit },
      ...valueFilters.map(({ params }) => params),
    ),
    report: report.id,
    columns,
    missing: missingDays(plan, report, scope),
  };
}

/** Of which rows a plan speaks, whatever is made of them. */
export function rowsOf(plan: QueryPlan, scope: FactScope, report: Report): SqlCondition {
  const condition = scopeCondition(within(scope, plan), report.id);
  const members = plan.filters.filter(isMemberFilter).map(memberCondition);
  const where = [
    condition.sql,
    'f.day BETWEEN {from:Date} AND {to:Date}',
    ...(plan.leftOut.length === 0 ? [] : ['f.day NOT IN {left_out:Array(Date)}']),
    ...members.map(({ sql }) => sql),
  ];
  return {
    sql: where.join('\n  AND '),
    params: Object.assign(
      {},
      condition.params,
      { from: plan.from, to: plan.to },
      plan.leftOut.length === 0 ? {} : { left_out: plan.leftOut },
      ...members.map(({ params }) => params),
    ),
  };
}

/** Batches of other days would only be carried to the engine and laid aside there: a week is one of a history's hundred. */
const within = (scope: FactScope, { from, to }: QueryPlan): FactScope => ({
  ...scope,
  slices: scope.slices.filter((slice) => slice.to >= from && slice.from <= to),
});

function refuseContradictions({ metrics: asked, dimensions, from, to, order, grain }: QueryPlan): void {
  if (asked.length === 0) throw new PlanRefusal('malformed', 'The plan asks for no metric.');
  if (to < from) throw new PlanRefusal('malformed', `The range ends (${to}) before it begins (${from}).`);
  const names = [...asked, ...dimensions];
  const twice = names.find((name, index) => names.indexOf(name) !== index);
  if (twice !== undefined) throw new PlanRefusal('malformed', `The plan asks for ${twice} twice.`, [twice]);
  const known = new Set<string>([...names, ...(grain === 'total' ? [] : ['time'])]);
  const stray = order.find(({ by }) => !known.has(by));
  if (stray !== undefined)
    throw new PlanRefusal('malformed', `The plan orders by ${stray.by}, which it does not ask for.`, [
      stray.by,
    ]);
}

function columnsOf({ grain, dimensions, metrics: asked }: QueryPlan): readonly ResultColumn[] {
  return [
    ...(grain === 'total' ? [] : [{ name: grain, type: 'time' } as const]),
    ...dimensions.map((name) => ({ name, type: 'dimension' }) as const),
    ...asked.map((name) => ({ name, type: 'metric', unit: metrics[name].unit }) as const),
  ];
}

const timeSql: Readonly<Record<Exclude<Grain, 'total'>, string>> = {
  day: 'f.day',
  week: 'toMonday(f.day)',
  month: 'toStartOfMonth(f.day)',
};

/** @param known of which rows a metric is made; they group by all that there are */
function expressionOf(column: ResultColumn, known: readonly MetricId[] = []): string {
  switch (column.type) {
    case 'time':
      return timeSql[column.name];
    case 'dimension':
      return `f.${column.name}`;
    case 'metric':
      return aggregateSql(column.name, known);
  }
}

/** Ends with every key, so that equal values come in the same order each time and a limit cuts at the same place. */
function orderOf(plan: QueryPlan, columns: readonly ResultColumn[]): string[] {
  const [first] = plan.metrics;
  const usual = [{ by: 'time', direction: 'up' }, ...(first ? [{ by: first, direction: 'down' }] : [])];
  const asked = (plan.order.length > 0 ? plan.order : usual).flatMap(({ by, direction }) => {
    const column = columns.find(({ name, type }) => (by === 'time' ? type === 'time' : name === by));
    return column === undefined
      ? []
      : [`${expressionOf(column, plan.known)} ${direction === 'up' ? 'ASC' : 'DESC'} NULLS LAST`];
  });
  return [...asked, ...columns.filter(({ type }) => type !== 'metric').map((column) => expressionOf(column))];
}

function memberCondition({ dimension, is, members }: MemberFilter, index: number): SqlCondition {
  const name = `members_${index}`;
  const list = `{${name}:Array(String)}`;
  const containing = `arrayExists(part -> positionCaseInsensitiveUTF8(f.${dimension}, part) > 0, ${list})`;
  const starting = `arrayExists(part -> startsWith(lowerUTF8(f.${dimension}), lowerUTF8(part)), ${list})`;
  const sql = {
    one_of: `f.${dimension} IN ${list}`,
    none_of: `f.${dimension} NOT IN ${list}`,
    containing,
    not_containing: `NOT ${containing}`,
    starting_with: starting,
    not_starting_with: `NOT ${starting}`,
  };
  return { sql: sql[is], params: { [name]: members } };
}

const comparison = { above: '>', below: '<', at_least: '>=', at_most: '<=' } as const;

function valueCondition({ metric, is, value }: ValueFilter, index: number): SqlCondition {
  const name = `value_${index}`;
  return { sql: `${aggregateSql(metric)} ${comparison[is]} {${name}:Float64}`, params: { [name]: value } };
}

function missingDays(
  { from, to, leftOut }: QueryPlan,
  report: Report,
  { slices }: FactScope,
): readonly Day[] {
  const fetched = new Set(
    slices
      .filter(({ reportId }) => reportId === report.id)
      .flatMap((slice) => daysFrom(slice.from, slice.to)),
  );
  const out = new Set(leftOut);
  // A week's row stands under its Monday.
  return daysFrom(from, to).filter(
    (day) => out.has(day) || !fetched.has(report.grain === 'week' ? weekOf(day) : day),
  );
}
