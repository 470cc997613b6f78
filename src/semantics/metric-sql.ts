import { type MetricId, metrics } from './metric.ts';

/** The stored metrics that a metric is computed from. */
export function storedParts(id: MetricId): readonly MetricId[] {
  const { kind } = metrics[id];
  if (kind.type === 'ratio') return [kind.numerator, kind.denominator];
  return kind.type === 'weighted_mean' ? [id, kind.weight] : [id];
}

/**
 * The value of a metric over many rows. Missing is never zero: a sum of nothing is NULL, and what has one part missing
 * counts for neither part of a quotient.
 */
export function aggregateSql(id: MetricId): string {
  const { kind } = metrics[id];
  switch (kind.type) {
    case 'additive':
      return `sum(f.${id})`;
    case 'ratio':
      return quotient(
        `sumIf(f.${kind.numerator}, isNotNull(f.${kind.denominator}))`,
        `sumIf(f.${kind.denominator}, isNotNull(f.${kind.numerator}))`,
      );
    case 'weighted_mean':
      return quotient(`sum(f.${id} * f.${kind.weight})`, `sumIf(f.${kind.weight}, isNotNull(f.${id}))`);
    case 'distinct':
      // The plan was let through because there is one row for each result; should there be two, there is no answer.
      return `if(count(f.${id}) = 1, any(f.${id}), NULL)`;
  }
}

const quotient = (numerator: string, denominator: string) => `${numerator} / nullIf(${denominator}, 0)`;
