import type { Measure } from '../data-sets/data-set.ts';

/** A measure that is counted from rows, as opposed to computed from other measures. */
export type CountedMeasure = Exclude<Measure, { kind: 'ratio' | 'nothing' }>;

/** Arithmetic over counted measures. */
export type MetricFormula =
  | { readonly kind: 'number'; readonly value: number }
  | { readonly kind: 'counted'; readonly key: string; readonly measure: CountedMeasure }
  | { readonly kind: '+' | '-' | '*' | '/'; readonly left: MetricFormula; readonly right: MetricFormula };

export function formulaOf(measure: Measure): MetricFormula {
  if (measure.kind === 'nothing') return { kind: 'number', value: 0 };
  if (measure.kind === 'ratio') return { kind: '/', left: formulaOf(measure.over), right: formulaOf(measure.under) };
  const counted: MetricFormula = { kind: 'counted', key: keyOf(measure), measure };
  const divisor = measure.kind === 'sum' ? (measure.divisor ?? 1) : 1;
  return divisor === 1 ? counted : { kind: '/', left: counted, right: { kind: 'number', value: divisor } };
}

function keyOf(measure: CountedMeasure): string {
  if (measure.kind === 'sum') return `sum ${measure.column}`;
  if (measure.kind === 'trailingUsers') return `users of ${measure.days} days ${measure.where ?? ''}`;
  return `${measure.kind} ${measure.where ?? ''}`;
}

/** The measures a formula needs, by key. */
export function countedMeasures(formula: MetricFormula, into: Map<string, CountedMeasure>): void {
  if (formula.kind === 'counted') into.set(formula.key, formula.measure);
  else if (formula.kind !== 'number') {
    countedMeasures(formula.left, into);
    countedMeasures(formula.right, into);
  }
}

/** Computes a formula for every group at once. Division by 0 gives 0, as the Data API answers. */
export function evaluateFormula(
  formula: MetricFormula,
  counted: ReadonlyMap<string, Float64Array>,
  groupCount: number,
): Float64Array {
  if (formula.kind === 'number') return new Float64Array(groupCount).fill(formula.value);
  if (formula.kind === 'counted') {
    const values = counted.get(formula.key);
    if (values === undefined) throw new Error(`The measure "${formula.key}" was not counted.`);
    return values;
  }
  const left = evaluateFormula(formula.left, counted, groupCount);
  const right = evaluateFormula(formula.right, counted, groupCount);
  const result = new Float64Array(groupCount);
  for (let group = 0; group < groupCount; group += 1) {
    const [a, b] = [left[group] as number, right[group] as number];
    if (formula.kind === '/') result[group] = b === 0 ? 0 : a / b;
    else if (formula.kind === '*') result[group] = a * b;
    else result[group] = formula.kind === '+' ? a + b : a - b;
  }
  return result;
}
