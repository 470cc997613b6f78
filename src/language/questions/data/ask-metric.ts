// biome-ignore-all lint/style/noExcessiveLinesPerFile: mostly a list of metrics
import { metrics as catalogue, isMetricId, type Metric, type Unit } from '#src/semantics/metric.ts';
import type { SourceView } from './source-view.ts';

/**
 * A number that can be asked for: which columns a query fetches, and what the number is over any rows of them. It is
 * always computed from sums, so it means the same for one row and for many; null where nothing can be said.
 */
export interface AskMetric {
  readonly id: string;
  readonly label: string;
  /** In the middle of a sentence. */
  readonly noun: string;
  readonly unit: Unit;
  readonly desired: Metric['desired'];
  /** `additive`: parts sum to the whole. `distinct`: only single rows of the weekly report mean anything. */
  readonly kind: 'additive' | 'quotient' | 'distinct';
  readonly columns: readonly string[];
  /** Its name in the catalogue's plans, where it has one: put into the query for those who read it. */
  readonly named?: string;
  /** @param rows values in the order of `columns` */
  value(rows: readonly (readonly (number | null)[])[]): number | null;
}

type Rows = readonly (readonly (number | null)[])[];

const sumOf = (rows: Rows, column: number): number | null => {
  let sum: number | null = null;
  for (const row of rows) {
    const value = row[column];
    if (value !== null && value !== undefined) sum = (sum ?? 0) + value;
  }
  return sum;
};

const quotient = (a: number | null, b: number | null): number | null =>
  a === null || b === null || b === 0 ? null : a / b;

const weightedMean = (rows: Rows): number | null => {
  let [sum, weights] = [0, 0];
  for (const [value, weight] of rows) {
    if (value === null || value === undefined || !weight) continue;
    sum += value * weight;
    weights += weight;
  }
  return weights > 0 ? sum / weights : null;
};

/** One over the other, of any two columns: "tickets per sign-up". */
function ratioMetric(id: string, over: AskMetric, under: AskMetric, label: string): AskMetric {
  const isMoney = over.unit === 'currency' && under.unit !== 'currency';
  return {
    id,
    label,
    noun: label.charAt(0).toLowerCase() + label.slice(1),
    unit: isMoney ? 'currency' : over.unit === 'seconds' ? 'seconds' : 'per_session',
    desired: 'neither',
    kind: 'quotient',
    columns: [...over.columns, ...under.columns],
    value: (rows) =>
      quotient(
        over.value(rows.map((row) => row.slice(0, over.columns.length))),
        under.value(rows.map((row) => row.slice(over.columns.length))),
      ),
  };
}

type Derived = Omit<AskMetric, 'columns' | 'value' | 'id'> & {
  readonly parts: readonly string[];
  value(rows: Rows): number | null;
};

const over = (rows: Rows): number | null => quotient(sumOf(rows, 0), sumOf(rows, 1));

/** Those that the catalogue lacks, and its quotients by their parts. Several ways: the first whose parts are there. */
const derivedMetrics: Readonly<Record<string, readonly Derived[]>> = {
  bounces: [
    {
      label: 'Bounces',
      noun: 'sessions without engagement',
      unit: 'count',
      desired: 'down',
      kind: 'additive',
      parts: ['sessions', 'engaged_sessions'],
      value: (rows) => {
        const [all, engaged] = [sumOf(rows, 0), sumOf(rows, 1)];
        return all === null || engaged === null ? null : all - engaged;
      },
    },
  ],
  bounce_rate: [
    {
      label: 'Bounce rate',
      noun: 'bounce rate',
      unit: 'fraction',
      desired: 'down',
      kind: 'quotient',
      parts: ['own:bounces', 'sessions'],
      value: over,
    },
    {
      label: 'Bounce rate',
      noun: 'bounce rate',
      unit: 'fraction',
      desired: 'down',
      kind: 'quotient',
      parts: ['engaged_sessions', 'sessions'],
      value: (rows) => {
        const engaged = over(rows);
        return engaged === null ? null : 1 - engaged;
      },
    },
  ],
  engagement_rate: [
    {
      label: 'Engagement rate',
      noun: 'engagement rate',
      unit: 'fraction',
      desired: 'up',
      kind: 'quotient',
      named: 'engagement_rate',
      parts: ['engaged_sessions', 'sessions'],
      value: over,
    },
    {
      label: 'Engagement rate',
      noun: 'engagement rate',
      unit: 'fraction',
      desired: 'up',
      kind: 'quotient',
      parts: ['own:bounces', 'sessions'],
      value: (rows) => {
        const bounced = over(rows);
        return bounced === null ? null : 1 - bounced;
      },
    },
  ],
  engagement_per_session: [
    {
      label: 'Engagement time per session',
      noun: 'engagement time per session',
      unit: 'seconds',
      desired: 'up',
      kind: 'quotient',
      parts: ['engagement_seconds', 'sessions'],
      value: over,
    },
  ],
  conversion_rate: [
    {
      label: 'Key events per session',
      noun: 'key events per session',
      unit: 'per_session',
      desired: 'up',
      kind: 'quotient',
      named: 'conversion_rate',
      parts: ['key_events', 'sessions'],
      value: over,
    },
    {
      label: 'Purchases per session',
      noun: 'purchases per session',
      unit: 'per_session',
      desired: 'up',
      kind: 'quotient',
      named: 'purchase_rate',
      parts: ['purchases', 'sessions'],
      value: over,
    },
  ],
  purchase_rate: [
    {
      label: 'Purchases per session',
      noun: 'purchases per session',
      unit: 'per_session',
      desired: 'up',
      kind: 'quotient',
      named: 'purchase_rate',
      parts: ['purchases', 'sessions'],
      value: over,
    },
  ],
  average_order_value: [
    {
      label: 'Average order value',
      noun: 'average order value',
      unit: 'currency',
      desired: 'up',
      kind: 'quotient',
      named: 'average_order_value',
      parts: ['revenue', 'purchases'],
      value: over,
    },
  ],
  revenue_per_session: [
    {
      label: 'Revenue per session',
      noun: 'revenue per session',
      unit: 'currency',
      desired: 'up',
      kind: 'quotient',
      named: 'revenue_per_session',
      parts: ['revenue', 'sessions'],
      value: over,
    },
  ],
  pages_per_session: [
    {
      label: 'Pages per session',
      noun: 'pages per session',
      unit: 'per_session',
      desired: 'neither',
      kind: 'quotient',
      named: 'pages_per_session',
      parts: ['page_views', 'sessions'],
      value: over,
    },
  ],
  ctr: [
    {
      label: 'Click-through rate',
      noun: 'click-through rate',
      unit: 'fraction',
      desired: 'up',
      kind: 'quotient',
      named: 'ctr',
      parts: ['clicks', 'impressions'],
      value: over,
    },
  ],
  position: [
    {
      label: 'Average position',
      noun: 'average position',
      unit: 'position',
      desired: 'down',
      kind: 'quotient',
      parts: ['position', 'impressions'],
      value: weightedMean,
    },
  ],
  returning_users: [
    {
      label: 'Returning users',
      noun: 'returning users',
      unit: 'count',
      desired: 'up',
      kind: 'distinct',
      parts: ['users', 'new_users'],
      value: (rows) => {
        const [first] = rows;
        const [all, fresh] = rows.length === 1 && first ? first : [null, null];
        return all === null || all === undefined || fresh === null || fresh === undefined
          ? null
          : all - fresh;
      },
    },
  ],
};

/** Ids may be the names of a file's columns: "constructor" is no metric of ours. */
const waysTo = (id: string): readonly Derived[] =>
  Object.hasOwn(derivedMetrics, id) ? (derivedMetrics[id] ?? []) : [];

/** The metric as this source can give it; undefined when it lacks a part of it. */
export function askMetric(view: SourceView, id: string): AskMetric | undefined {
  const ratio = /^ratio:(.+):(.+)$/.exec(id);
  if (ratio) {
    const [over, under] = [askMetric(view, ratio[1] as string), askMetric(view, ratio[2] as string)];
    return over && under && ratioMetric(id, over, under, `${over.label} per ${singular(under.noun)}`);
  }
  for (const { parts, value, ...shown } of waysTo(id)) {
    const columns = parts.map((part) => view.columnOf(part.replace(/^own:/, ''), part.startsWith('own:')));
    if (columns.every((column) => column !== undefined)) {
      const named = shown.named !== undefined && columns.every((column, at) => column === parts[at]);
      const { named: _, ...rest } = shown;
      return {
        id,
        ...rest,
        ...(named && shown.named !== undefined && { named: shown.named }),
        columns: columns as string[],
        value,
      };
    }
  }
  if (waysTo(id).length > 0 && view.columnOf(id, true) === undefined) return undefined;
  const column = view.columnOf(id);
  if (column === undefined) return undefined;
  const metric = view.metricOf(column);
  if (metric.kind.type === 'distinct')
    return {
      ...shownAs(id, metric),
      kind: 'distinct',
      columns: [column],
      value: (rows) => (rows.length === 1 ? (rows[0]?.[0] ?? null) : null),
    };
  return { ...shownAs(id, metric), kind: 'additive', columns: [column], value: (rows) => sumOf(rows, 0) };
}

function shownAs(
  id: string,
  { label, noun, unit, desired }: Metric,
): Pick<AskMetric, 'id' | 'label' | 'noun' | 'unit' | 'desired'> {
  return { id, label, noun, unit, desired };
}

const singular = (noun: string): string => noun.replace(/ies\b/, 'y').replace(/(?<!s)s$/, '');

/** What a metric is called when no source has it. */
export function metricLabel(id: string): string {
  const ratio = /^ratio:(.+):(.+)$/.exec(id);
  if (ratio)
    return `${metricLabel(ratio[1] as string)} per ${singular(metricLabel(ratio[2] as string).toLowerCase())}`;
  const [derived] = waysTo(id);
  if (derived) return derived.label;
  return isMetricId(id) ? catalogue[id].label : id.charAt(0).toUpperCase() + id.slice(1).replaceAll('_', ' ');
}
