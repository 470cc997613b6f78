import type { CountedGroups } from '../count-groups.ts';
import type { MetricAggregation } from '../report-request.ts';
import { type CountedPivots, combinations } from './count-pivots.ts';
import type { PivotPlan } from './pivot-plan.ts';

/** Metrics over all values of some pivots' dimensions, for one combination of the others that is on its page. */
export interface PivotAggregate {
  readonly mark: 'RESERVED_TOTAL' | 'RESERVED_MAX' | 'RESERVED_MIN';
  /** Whose values are aggregated away; the other dimensions are those of the row of the cells. */
  readonly aggregated: ReadonlySet<number>;
  readonly row: number;
  readonly values: readonly number[];
}

const marks = [
  ['TOTAL', 'RESERVED_TOTAL'],
  ['MAXIMUM', 'RESERVED_MAX'],
  ['MINIMUM', 'RESERVED_MIN'],
] as const;

/**
 * Each set of pivots that ask for the same aggregation makes rows of its own: with two, the sums of the lines, of the
 * columns, and of everything. Date ranges are never put together.
 */
export function aggregatePivots({ cells: plan, pivots }: PivotPlan, counted: CountedPivots): PivotAggregate[] {
  return marks.flatMap(([aggregation, mark]) =>
    subsets(pivots.flatMap(({ aggregations }, pivot) => (aggregations.includes(aggregation) ? [pivot] : []))).flatMap(
      (away) => {
        const aggregated = new Set(
          away.flatMap((pivot) => pivots[pivot]?.places ?? []).filter((place) => plan.dimensions[place]?.kind !== 'dateRange'),
        );
        const remaining = plan.dimensions.flatMap((_, place) => (aggregated.has(place) ? [] : [place]));
        const { groupCount, groupOfRow, exampleRow } = combinations(remaining, plan, counted.cells);
        const groupOf = (row: number): number => groupOfRow[0]?.[row] ?? -1;
        const values =
          aggregation === 'TOTAL'
            ? counted.cells.regrouped(groupOf, groupCount)
            : extremes(aggregation, counted.cells, groupOf, groupCount);
        const isShown = (row: number) =>
          counted.pivots.every((pivot, place) => away.includes(place) || pivot.page.includes(pivot.combinationOf(row)));
        return [...exampleRow.entries()]
          .filter(([, row]) => isShown(row))
          .map(([group, row]) => ({ mark, aggregated, row, values: values.map((ofMetric) => ofMetric[group] as number) }));
      },
    ),
  );
}

/** All but the empty one. */
function subsets(items: readonly number[]): number[][] {
  return items.reduce<number[][]>((all, item) => [...all, [item], ...all.map((set) => [...set, item])], []);
}

function extremes(
  aggregation: MetricAggregation,
  { kept, values }: CountedGroups,
  groupOf: (row: number) => number,
  groupCount: number,
): Float64Array[] {
  const better = aggregation === 'MAXIMUM' ? Math.max : Math.min;
  const worst = aggregation === 'MAXIMUM' ? Number.NEGATIVE_INFINITY : Number.POSITIVE_INFINITY;
  return values.map((ofMetric) => {
    const best = new Float64Array(groupCount).fill(worst);
    for (const row of kept) best[groupOf(row)] = better(best[groupOf(row)] as number, ofMetric[row] as number);
    return best;
  });
}
