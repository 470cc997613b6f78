import { metrics as catalogue, isMetricId, type Metric } from '#src/semantics/metric.ts';
import type { AskMetric } from './asked-metric.ts';
import { waysTo } from './derived-metrics.ts';
import type { SourceView } from './source-view.ts';
import { quotient, sumOf } from './sums.ts';

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

/** The metric as this source can give it; undefined when it lacks a part of it. */
export function askMetric(view: SourceView, id: string): AskMetric | undefined {
  const ratio = /^ratio:(.+):(.+)$/.exec(id);
  if (ratio) {
    // People are counted by their sessions where users are not.
    const part = (name: string): AskMetric | undefined =>
      askMetric(view, name) ?? (name === 'visitors' ? askMetric(view, 'sessions') : undefined);
    const [over, under] = [part(ratio[1] as string), part(ratio[2] as string)];
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
