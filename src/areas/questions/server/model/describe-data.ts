import type { QuestionContext, QuestionSource } from '#src/language/questions/question-context.ts';
import { dimensions, isDimensionId } from '#src/semantics/dimension.ts';
import { isMetricId, metrics } from '#src/semantics/metric.ts';

/** Sources go by these names between us and the model: an id that it makes up leads nowhere. */
export const sourceKey = (index: number): string => `source_${index + 1}`;

/** What there is to ask for, in the catalogue's names. No figures, and no names from outside. */
export function describeData({ today, sources }: QuestionContext): string {
  const described = sources.map((source, index) => ({
    source: sourceKey(index),
    type: source.type,
    days: source.firstDay === null ? 'none fetched yet' : `${source.firstDay} to ${source.lastDay}`,
    reports: source.reports.map(({ id, grain, dimensions: cuts, metrics: measures }) => ({
      id,
      grain,
      dimensions: cuts.filter(isDimensionId),
      metrics: [...measures.filter(isMetricId), ...ratiosOf(measures)],
    })),
  }));
  return JSON.stringify({ today, sources: described, meanings: meanings(sources) });
}

/** Ratios come from the sums that a report has. */
function ratiosOf(measures: readonly string[]): string[] {
  return Object.entries(metrics).flatMap(([id, { kind }]) =>
    kind.type === 'ratio' && measures.includes(kind.numerator) && measures.includes(kind.denominator)
      ? [id]
      : [],
  );
}

function meanings(sources: readonly QuestionSource[]): Record<string, string> {
  const reports = sources.flatMap((source) => source.reports);
  const cuts = new Set(reports.flatMap((report) => report.dimensions).filter(isDimensionId));
  const measures = new Set(
    reports.flatMap((report) => [...report.metrics, ...ratiosOf(report.metrics)]).filter(isMetricId),
  );
  return Object.fromEntries([
    ...[...cuts].map((id) => [id, dimensions[id].label] as const),
    ...[...measures].map((id) => [id, `${metrics[id].label} (${metrics[id].unit})`] as const),
  ]);
}
