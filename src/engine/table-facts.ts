import type { FactTable, WeekFacts } from './week-facts.ts';

/** One cell table with what it shares with the others; weighted means have become sums beside their weights. */
export interface TableFacts
  extends Omit<WeekFacts, 'tables' | 'totals'>,
    Omit<FactTable, 'id' | 'totals'>,
    Pick<WeekFacts, 'totals'> {
  readonly table: string;
}

/** Name of the additive column behind a weighted mean: Σ position · impressions. */
export const weightedSum = (metric: string): string => `${metric} weighted`;

/** @param main whether this is the table that the metrics without cells are told with */
export function tableFacts(facts: WeekFacts, table: FactTable, main: boolean): TableFacts {
  const { tables: _, totals, weekly, ...shared } = facts;
  return {
    ...shared,
    ...table,
    table: table.id,
    values: withWeightedSums(facts, table.values),
    totals: withWeightedSums(facts, table.totals ?? totals),
    weekly: main ? weekly : {},
  };
}

function withWeightedSums(
  { metrics }: WeekFacts,
  columns: Readonly<Record<string, Float64Array>>,
): Readonly<Record<string, Float64Array>> {
  const sums: Record<string, Float64Array> = {};
  for (const [metric, column] of Object.entries(columns)) {
    const kind = metrics[metric]?.kind;
    if (kind?.type !== 'weighted_mean') continue;
    const weight = columns[kind.weight];
    // Nothing was seen at no place: a position without an impression adds nothing.
    if (weight)
      sums[weightedSum(metric)] = column.map((mean, i) =>
        weight[i] === 0 ? 0 : mean * (weight[i] as number),
      );
  }
  return { ...columns, ...sums };
}
