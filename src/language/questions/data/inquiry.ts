import type { RanPlan } from '#src/shared/answer.ts';
import type { QualityMark } from '#src/shared/quality-mark.ts';
import type { Day } from '#src/shared/week.ts';
import type { AskFacts, FactsFilter, FactsPlan, FactsResult } from '../ask-facts.ts';
import { NotAnswerable } from '../reading/problem.ts';
import type { AskMetric } from './asked-metric.ts';
import { onKnownDays } from './on-known-days.ts';
import { isOfKnownRows, onKnownRows } from './on-known-rows.ts';
import type { SourceView } from './source-view.ts';

/** Rows that a query may bring; below this many the answer is whole. */
const MOST_ROWS = 10_000;
/** Rows that are kept with the answer, for those who open its proof. */
const KEPT_ROWS = 500;

export interface Fetched {
  readonly rows: readonly FetchedRow[];
  readonly missing: readonly Day[];
  readonly marks: readonly QualityMark[];
  /** Place among the plans of the answer. */
  readonly plan: number;
  /** There are more rows than were read. */
  readonly isCut: boolean;
  /** Rows without a name, where those are no part of what is asked. */
  readonly unnamed?: readonly FetchedRow[];
}

export interface FetchedRow {
  /** The first day of its unit; null where the query was not asked by time. */
  readonly time: Day | null;
  readonly members: readonly string[];
  readonly cells: Readonly<Record<string, number | null>>;
  /** By the number that is made of them, cells of the rows in which all of them are known; null where there is none. */
  readonly apart?: Readonly<Record<string, FetchedRow['cells'] | null>>;
}

export interface FetchSpec {
  readonly metrics: readonly AskMetric[];
  readonly dimensions?: readonly string[];
  readonly filters?: readonly FactsFilter[];
  readonly from: Day;
  readonly to: Day;
  readonly grain?: FactsPlan['grain'];
  /** The end of the list that must not be cut off. */
  readonly keep?: 'top' | 'bottom';
  readonly report?: string;
}

interface Run {
  readonly plan: FactsPlan;
  readonly result: FactsResult;
  readonly apart: readonly { readonly metric: AskMetric; readonly run: Run }[];
}

/** Runs the queries of one answer and keeps them as its proof. */
export class Inquiry {
  readonly plans: RanPlan[];
  readonly evidence: Record<string, string | number>;
  readonly view: SourceView;
  readonly #facts: AskFacts;

  constructor(facts: AskFacts, view: SourceView, before?: Inquiry) {
    this.#facts = facts;
    this.view = view;
    this.plans = before?.plans ?? [];
    this.evidence = before?.evidence ?? {};
  }

  /** The same inquiry where it asks another source. */
  ofSource(view: SourceView): Inquiry {
    return new Inquiry(this.#facts, view, this);
  }

  /** Keeps a value that a text tells; returns the path to bind it to. */
  keep(name: string, value: string | number): string {
    let key = name;
    for (let number = 2; Object.hasOwn(this.evidence, key) && this.evidence[key] !== value; number++)
      key = `${name}_${number}`;
    this.evidence[key] = value;
    return `evidence.${key}`;
  }

  /** The same of the days of a period that no query has as its own, and no question named as they are. */
  keepDays({ from, to }: { readonly from: string; readonly to: string }): {
    readonly from: string;
    readonly to: string;
  } {
    return { from: this.keep('from', from), to: this.keep('to', to) };
  }

  async fetch(spec: FetchSpec): Promise<Fetched> {
    return this.#keepRun(await this.#run(spec));
  }

  /** The first day that has a row; what is asked afterwards of the days from it on is the proof. */
  async firstDayOf(spec: Omit<FetchSpec, 'grain'>): Promise<Day | null> {
    return (await this.daysWithRows(spec))[0] ?? null;
  }

  async daysWithRows(spec: Omit<FetchSpec, 'grain'>): Promise<readonly Day[]> {
    const { result } = await this.#run({ ...spec, grain: 'day' });
    return result.rows.map(([day]) => day as Day);
  }

  /** Whether a row of a single day has none of a number. */
  async hasNone(spec: Omit<FetchSpec, 'grain'>): Promise<boolean> {
    const { result } = await this.#run({ ...spec, grain: 'day' });
    return result.rows.some((row) => row.at(-1) === 0);
  }

  /** At once, for queries that do not wait for one another; they stand in the proof in the order in which they were given. */
  async fetchAll(specs: readonly FetchSpec[]): Promise<readonly Fetched[]> {
    const runs = await Promise.all(specs.map((spec) => this.#run(spec)));
    return runs.map((run) => this.#keepRun(run));
  }

  async #run(spec: FetchSpec): Promise<Run> {
    const { id } = this.view.source;
    const { metrics } = spec;
    const areOfRate = areParts(metrics, ({ kind }) => kind === 'quotient');
    const areOfOne = areOfRate || areParts(metrics, isOfKnownRows);
    const days = await onKnownDays(this.#facts, planOf(spec), id, areOfRate);
    const { plan, marks, apart } = await onKnownRows(this.#facts, days, id, metrics, areOfOne);
    const ran = await this.#facts.run(plan, id);
    const result = marks.length === 0 ? ran : { ...ran, marks: [...ran.marks, ...marks] };
    // Rows by time are cut at the newest: what would be told of those is not there.
    if (plan.grain !== 'total' && result.rows.length >= MOST_ROWS)
      throw new NotAnswerable({ type: 'too_much' });
    const runs = apart.map(async (metric) => ({
      metric,
      run: await this.#run({ ...spec, metrics: [metric] }),
    }));
    return { plan, result, apart: await Promise.all(runs) };
  }

  #keepRun({ plan, result, apart }: Run): Fetched {
    const place = this.plans.length;
    this.plans.push({
      sourceId: this.view.source.id,
      plan: { ...plan },
      report: result.report,
      columns: result.columns,
      rows: result.rows.slice(0, KEPT_ROWS),
      rowCount: result.rows.length,
      marks: result.marks,
      missing: result.missing,
    });
    const timed = plan.grain === 'total' ? 0 : 1;
    const width = timed + plan.dimensions.length;
    const rows = result.rows.map((row) => ({
      time: timed === 1 ? (row[0] as Day) : null,
      members: row.slice(timed, width) as string[],
      cells: Object.fromEntries(plan.metrics.map((name, at) => [name, row[width + at] as number | null])),
    }));
    return {
      rows: withApart(
        rows,
        apart.map(({ metric, run }) => ({ metric, rows: this.#keepRun(run).rows })),
      ),
      missing: result.missing,
      marks: result.marks,
      plan: place,
      isCut: result.rows.length >= MOST_ROWS,
    };
  }
}

/** What is made of several columns leads, a rate or a difference, and beside it stand others or what it is made of. */
function areParts(metrics: readonly AskMetric[], isMade: (metric: AskMetric) => boolean): boolean {
  const parts = metrics.flatMap((metric) => (isMade(metric) ? metric.columns : []));
  return (
    metrics[0] !== undefined &&
    isMade(metrics[0]) &&
    metrics.every(({ columns }) => columns.every((name) => parts.includes(name)))
  );
}

/** What was fetched together with what stands apart from it, row by row. */
function withApart(
  rows: readonly FetchedRow[],
  apart: readonly { readonly metric: AskMetric; readonly rows: readonly FetchedRow[] }[],
): readonly FetchedRow[] {
  if (apart.length === 0) return rows;
  const keyOf = ({ time, members }: FetchedRow): string => JSON.stringify([time, members]);
  const cellsOf = apart.map(
    (one) => [one.metric.id, new Map(one.rows.map((row) => [keyOf(row), row.cells]))] as const,
  );
  return rows.map((row) => ({
    ...row,
    apart: Object.fromEntries(cellsOf.map(([id, cells]) => [id, cells.get(keyOf(row)) ?? null])),
  }));
}

function planOf({
  metrics,
  dimensions = [],
  filters = [],
  from,
  to,
  grain = 'total',
  keep = 'top',
  report,
}: FetchSpec): FactsPlan {
  const columns = metrics.flatMap(({ columns: parts, named }) =>
    named === undefined ? parts : [named, ...parts],
  );
  const [first] = metrics;
  const by = first?.columns.at(first.kind === 'quotient' ? -1 : 0);
  return {
    metrics: [...new Set(columns)],
    dimensions,
    filters,
    from,
    to,
    grain,
    order: [
      ...(grain === 'total' ? [] : [{ by: 'time', direction: 'up' } as const]),
      ...(dimensions.length > 0 && by !== undefined && grain === 'total'
        ? [{ by, direction: keep === 'top' ? 'down' : 'up' } as const]
        : []),
    ],
    limit: MOST_ROWS,
    leftOut: [],
    ...(report !== undefined && { report }),
  };
}

/** The metric over any of the rows that were fetched. */
export const measure = (metric: AskMetric, rows: readonly FetchedRow[]): number | null =>
  metric.value(
    rows.map(({ cells, apart }) => {
      const own = apart !== undefined && Object.hasOwn(apart, metric.id) ? apart[metric.id] : cells;
      return metric.columns.map((column) => own?.[column] ?? null);
    }),
  );

/** The day that a row begins with, of a query by time. */
export function dayOfRow({ time }: FetchedRow): Day {
  if (time === null) throw new Error('A query that was not asked by time has no days.');
  return time;
}

/** Rows that share a key, in order of appearance. */
export function groupRows(
  rows: readonly FetchedRow[],
  keyOf: (row: FetchedRow) => string,
): Map<string, FetchedRow[]> {
  const groups = new Map<string, FetchedRow[]>();
  for (const row of rows) {
    const key = keyOf(row);
    const group = groups.get(key);
    if (group) group.push(row);
    else groups.set(key, [row]);
  }
  return groups;
}
