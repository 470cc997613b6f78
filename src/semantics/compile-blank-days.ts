import { type FactScope, type SqlCondition, scopeCondition } from './fact-scope.ts';
import { factsTable, storedMetricIds } from './facts-table.ts';
import type { MetricId } from './metric.ts';
import type { Report } from './report.ts';

export interface BlankDaysQuery extends SqlCondition {
  /** Of the columns behind the day: 1 where the metric has a value on that day, 0 where it has none. */
  readonly metrics: readonly MetricId[];
}

/** Asks on which days a report has rows and no value of a metric. Only days that lack something come back. */
export function compileBlankDays({ id, metrics: all }: Report, scope: FactScope): BlankDaysQuery {
  const metrics = all.filter((metric) => storedMetricIds.includes(metric));
  const condition = scopeCondition(scope, id);
  const isKnown = metrics.map((metric) => `count(f.${metric}) > 0`);
  return {
    sql: [
      `SELECT ${['f.day', ...isKnown].join(', ')}`,
      `FROM ${factsTable} AS f`,
      `WHERE ${condition.sql}`,
      'GROUP BY f.day',
      `HAVING NOT (${isKnown.join(' AND ')})`,
      'ORDER BY f.day',
    ].join('\n'),
    params: condition.params,
    metrics,
  };
}
