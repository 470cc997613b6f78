import type { DimensionId } from '#src/semantics/dimension.ts';
import { type FactScope, type SqlCondition, scopeCondition } from '#src/semantics/fact-scope.ts';
import { factsTable } from '#src/semantics/facts-table.ts';
import { landingFolder } from '#src/semantics/landing-folder.ts';
import { metrics as catalogue, isAdditive, type Metric, type MetricId } from '#src/semantics/metric.ts';
import { type Report, type ReportService, reports, reportsOf } from '#src/semantics/report.ts';
import type { QualityMark } from '#src/shared/quality-mark.ts';
import { addDays, type Day, daysBetween, daysFrom, isMonday } from '#src/shared/week.ts';
import type { Facts } from './facts-client.ts';
import { mergeMarks } from './merge-marks.ts';
import { type NativeBlock, readNative } from './read-native.ts';
import type { VisibleFacts } from './visible-facts.ts';

export interface WeekToLoad {
  /** The Monday of the week under analysis. */
  readonly week: Day;
  /** The Monday that history starts on. */
  readonly from: Day;
  readonly currency: string | null;
  readonly visible: VisibleFacts;
}

/**
 * Everything the engine needs of one week and its history, columnar: what it calls `WeekFacts`, which this side of the
 * wall does not know. Equal input reads equal facts, in equal order. Of the cell tables the first of the catalogue is always
 * there, however empty: it says which days there are; the others where they were fetched.
 */
export async function loadWeekFacts(facts: Facts, { week, from, currency, visible }: WeekToLoad) {
  if (!isMonday(from) || !isMonday(week) || week < from)
    throw new Error(`${from} and ${week} are not two Mondays in order.`);
  const days = daysFrom(from, addDays(week, 6));
  const scope = { ...visible, slices: withinDays(visible, days) };
  const service = serviceOf(scope);
  const fetched = (report: Report) => scope.slices.some(({ reportId }) => reportId === report.id);
  const read = (list: readonly Report[]) =>
    Promise.all(
      list.map(async (report) => ({ report, blocks: await readReport(facts, report, scope, from) })),
    );

  const [cells, totals, weekly] = await Promise.all([
    read(reportsOf(service, 'cells').filter((report, index) => index === 0 || fetched(report))),
    read(reportsOf(service, 'site')),
    read(reportsOf(service, 'weekly')),
  ]);

  const begins = firstDayWithData(
    [...cells, ...totals].flatMap(({ blocks }) => blocks),
    days.length,
  );
  const known = (report: Report) => presentDays(scope, report, days).fill(0, 0, begins);
  const byDayOf = (read: typeof cells) =>
    Object.assign({}, ...read.map(({ report, blocks }) => byDay(blocks, report.metrics, known(report))));
  const siteValues: Columns = byDayOf(totals);
  const weeklyValues: Columns = byDayOf(weekly);
  const tables = cells.map(({ report, blocks }) => ({
    id: report.id,
    present: known(report),
    dimensions: withFolders(report.dimensions.map((id) => dimension(blocks, id)).filter(isFilled)),
    day: join(blocks, Uint16Array, (block) => numbers(block, 'day')),
    values: column(blocks, report.metrics.filter(hasCells)),
    totals: report.siteReport === null ? {} : null,
  }));
  const names = [siteValues, weeklyValues, ...tables.map(({ values }) => values)].flatMap(Object.keys);
  const present = tables[0]?.present ?? new Uint8Array(days.length);
  return {
    week,
    days,
    currency,
    metrics: Object.fromEntries(
      ([...new Set(names)] as MetricId[]).map((id): [string, Metric] => [id, catalogue[id]]),
    ),
    tables,
    totals: siteValues,
    weekly: Object.fromEntries(
      Object.entries(weeklyValues).map(([id, values]) => [id, values.filter((_, index) => index % 7 === 0)]),
    ),
    marks: mergeMarks([...visible.marks, ...missingDays(days.slice(begins), present.subarray(begins))]),
  };
}

type Columns = Record<string, Float64Array>;

/** A source has reports of one service; one that has none yet reads as an empty property. */
function serviceOf({ slices }: FactScope): ReportService {
  const known = Object.values(reports).find(({ id }) => slices.some(({ reportId }) => reportId === id));
  return known?.service ?? 'google_analytics';
}

/** Sums, and means with their weight; what does not add up has no cells. */
function hasCells(id: MetricId): boolean {
  return isAdditive(id) || catalogue[id].kind.type === 'weighted_mean';
}

/** A file may lack a dimension that its report has: a cut into one nameless part is none. */
function isFilled({ members }: { readonly members: readonly string[] }): boolean {
  return members.some((member) => member !== '');
}

async function readReport(facts: Facts, report: Report, scope: FactScope, from: Day): Promise<NativeBlock[]> {
  const { sql, params } = cellsQuery(report, scope, from);
  const { stream } = await facts.client.exec({
    query: `${sql}\nFORMAT Native`,
    query_params: { ...params },
    // A failure in the middle is then told as a failure instead of as a short answer.
    clickhouse_settings: { wait_end_of_query: 1 },
  });
  return readNative(stream);
}

function cellsQuery(report: Report, scope: FactScope, from: Day): SqlCondition {
  const condition = scopeCondition(scope, report.id);
  const selected = [
    'toUInt16(f.day - {from:Date}) AS day',
    ...report.dimensions.map((id) => `CAST(f.${id} AS String) AS ${id}`),
    // Missing is never zero.
    ...report.metrics.map((id) => `ifNull(f.${id}, nan) AS ${id}`),
  ];
  // The order is part of the answer: sums of floating-point numbers depend on it.
  const order = [
    'f.day',
    ...report.dimensions.map((id) => `f.${id}`),
    ...report.metrics.map((id) => `f.${id}`),
  ];
  return {
    sql: `SELECT ${selected.join(', ')}\nFROM ${factsTable} AS f\nWHERE ${condition.sql}\nORDER BY ${order.join(', ')}`,
    params: { ...condition.params, from },
  };
}

function withinDays({ slices }: FactScope, days: readonly Day[]): FactScope['slices'] {
  const known = new Set(days);
  return slices.flatMap((slice) => {
    const within = daysFrom(slice.from, slice.to).filter((day) => known.has(day));
    const [from, to] = [within[0], within.at(-1)];
    return from === undefined || to === undefined ? [] : [{ ...slice, from, to }];
  });
}

function presentDays({ slices }: FactScope, report: Report, days: readonly Day[]): Uint8Array {
  const present = new Uint8Array(days.length);
  const first = days[0];
  if (first === undefined) return present;
  for (const { reportId, from, to } of slices) {
    if (reportId === report.id) present.fill(1, daysBetween(first, from), daysBetween(first, to) + 1);
  }
  return present;
}

/**
 * Index of the first day with any row. Before it the source did not exist yet: those days are missing, while an empty day
 * after it is a day on which nothing came in. `none` where there is no row at all.
 */
function firstDayWithData(blocks: readonly NativeBlock[], none: number): number {
  const days = blocks.flatMap((block) => (block.rowCount > 0 ? [numbers(block, 'day')[0] ?? 0] : []));
  return days.length === 0 ? none : Math.min(...days);
}

/** One value a day: what the report said; zero where it was fetched and had nothing; NaN where it was not fetched. */
function byDay(
  blocks: readonly NativeBlock[],
  ids: readonly MetricId[],
  present: Uint8Array,
): Record<string, Float64Array> {
  const day = join(blocks, Uint16Array, (block) => numbers(block, 'day'));
  return Object.fromEntries(
    Object.entries(column(blocks, ids)).map(([id, values]) => {
      const series = Float64Array.from(present, (known) => (known === 1 ? 0 : Number.NaN));
      values.forEach((value, row) => {
        series[day[row] ?? 0] = value;
      });
      return [id, series];
    }),
  );
}

/** The values of those metrics that the source has at all. */
function column(blocks: readonly NativeBlock[], ids: readonly MetricId[]): Record<string, Float64Array> {
  const values = ids.map((id): [string, Float64Array] => [
    id,
    join(blocks, Float64Array, (block) => numbers(block, id)),
  ]);
  return Object.fromEntries(values.filter(([, all]) => all.some((value) => !Number.isNaN(value))));
}

function dimension(blocks: readonly NativeBlock[], id: DimensionId) {
  const found = blocks[0]?.columns.get(id);
  const members = found?.type === 'String' ? found.members : [];
  const codes = join(blocks, Uint32Array, (block) => {
    const texts = block.columns.get(id);
    return texts?.type === 'String' ? texts.codes : new Uint32Array();
  });
  return { id, members, codes };
}

/** Pages are many and small; what happened to a part of a site shows in the folder that they lie in. */
function withFolders(found: readonly ReturnType<typeof dimension>[]) {
  const pages = found.find(({ id }) => id === 'landing_page');
  if (pages === undefined) return found;
  const folders = pages.members.map(landingFolder);
  const members = [...new Set(folders)];
  const codeOf = new Map(members.map((member, code) => [member, code]));
  const codes = Uint32Array.from(folders, (folder) => codeOf.get(folder) as number);
  const folder = {
    id: 'landing_folder' as const,
    members,
    codes: pages.codes.map((code) => codes[code] as number),
  };
  return [...found, folder];
}

function numbers(block: NativeBlock, name: string): Float64Array | Uint16Array {
  const found = block.columns.get(name);
  if (found === undefined || found.type === 'String') throw new Error(`The answer lacks the number ${name}.`);
  return found.values;
}

interface Joinable {
  readonly length: number;
  set(part: ArrayLike<number>, at: number): void;
}

function join<Values extends Joinable>(
  blocks: readonly NativeBlock[],
  Values: new (length: number) => Values,
  part: (block: NativeBlock) => ArrayLike<number>,
): Values {
  const all = new Values(blocks.reduce((sum, { rowCount }) => sum + rowCount, 0));
  let at = 0;
  for (const block of blocks) {
    all.set(part(block), at);
    at += block.rowCount;
  }
  return all;
}

/** Days that were not fetched after the first one that was: before it, the source has no history. */
function missingDays(days: readonly Day[], present: Uint8Array): QualityMark[] {
  const first = present.indexOf(1);
  const missing = days.filter((_, index) => index >= first && present[index] === 0);
  return first === -1 || missing.length === 0 ? [] : [{ type: 'missing_days', days: missing }];
}
