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
 * @param known rows count only where all of these have a value
 */
export function aggregateSql(id: MetricId, known: readonly MetricId[] = []): string {
  const { kind } = metrics[id];
  const [first, ...others] = known;
  const isKnown = [first, ...others].map((name) => `isNotNull(f.${name})`).join(' AND ');
  const of = (name: MetricId): string =>
    first === undefined ? `f.${name}` : `if(${isKnown}, f.${name}, NULL)`;
  switch (kind.type) {
    case 'additive':
      return `sum(${of(id)})`;
    case 'ratio':
      return quotient(
        `sumIf(${of(kind.numerator)}, isNotNull(f.${kind.denominator}))`,
        `sumIf(${of(kind.denominator)}, isNotNull(f.${kind.numerator}))`,
      );
    case 'weighted_mean':
      return quotient(`sum(${of(id)} * f.${kind.weight})`, `sumIf(${of(kind.weight)}, isNotNull(f.${id}))`);
    case 'distinct':
      // The plan was let through because there is one row for each result; should there be two, there is no answer.
      return `if(count(${of(id)}) = 1, any(${of(id)}), NULL)`;
  }
}

const quotient = (numerator: string, denominator: string) => `${numerator} / nullIf(${denominator}, 0)`;
