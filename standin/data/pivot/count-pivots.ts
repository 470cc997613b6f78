import type { SessionTable } from '../../data-sets/session-table.ts';
import { type CountedGroups, countGroups } from '../count-groups.ts';
import { labelsOf } from '../count-report.ts';
import { type Grouping, groupRows } from '../group-rows.ts';
import { labelOrder, orderRows, type SortKey } from '../order-rows.ts';
import type { PlannedDimension, ReportPlan } from '../report-plan.ts';
import type { RowVisibility } from '../row-visibility.ts';
import type { PivotOrder, PivotPlan, PlannedPivot } from './pivot-plan.ts';

/** A pivot's combinations of values, and where each cell's combination stands. */
export interface CountedPivot {
  /** How many combinations there are before paging. */
  readonly cardinality: number;
  /** The numbers of the combinations on its page, in order. */
  readonly page: Uint32Array;
  /** The combination that a row of the cells belongs to. */
  combinationOf(row: number): number;
  /** A row of the cells that belongs to the combination. */
  exampleOf(combination: number): number;
}

export interface CountedPivots {
  readonly cells: CountedGroups;
  readonly pivots: readonly CountedPivot[];
  /** The cells whose combinations are all on their pivots' pages, ordered by the first pivot, then the next. */
  readonly rows: Uint32Array;
}

export function countPivots(
  { cells: plan, pivots }: PivotPlan,
  table: SessionTable,
  visibility: RowVisibility,
  minimumUsers: number,
): CountedPivots {
  const cells = countGroups(plan, table, visibility, minimumUsers);
  const counted = pivots.map((pivot) => countPivot(pivot, plan, cells));
  return { cells, pivots: counted, rows: shownRows(cells, counted) };
}

/** The kept cells by their values in some of the dimensions. */
export function combinations(places: readonly number[], plan: ReportPlan, { kept, labelCodes }: CountedGroups): Grouping {
  const cellCount = labelCodes[0]?.length ?? 1;
  const mask = new Uint8Array(cellCount);
  for (const row of kept) mask[row] = 1;
  const columns = places.map((place) => ({
    codes: labelCodes[place] as Uint32Array,
    labels: labelsOf(plan.dimensions[place] as PlannedDimension, plan),
  }));
  return groupRows(columns, [{ start: 0, end: cellCount, mask }]);
}

function countPivot(pivot: PlannedPivot, plan: ReportPlan, cells: CountedGroups): CountedPivot {
  const { groupCount, groupOfRow, exampleRow } = combinations(pivot.places, plan, cells);
  const combinationOf = (row: number): number => groupOfRow[0]?.[row] ?? -1;
  const exampleOf = (combination: number): number => exampleRow[combination] as number;
  const keys = pivot.orders.map((order) => sortKey(order, plan, cells, { groupCount, combinationOf, exampleOf }));
  const order = orderRows(
    Uint32Array.from({ length: groupCount }, (_, combination) => combination),
    keys,
  );
  return {
    cardinality: groupCount,
    page: order.subarray(pivot.offset, pivot.offset + pivot.limit),
    combinationOf,
    exampleOf,
  };
}

function sortKey(
  order: PivotOrder,
  plan: ReportPlan,
  cells: CountedGroups,
  to: Pick<CountedPivot, 'combinationOf' | 'exampleOf'> & { readonly groupCount: number },
): SortKey {
  const { descending } = order;
  if (order.kind === 'dimension') {
    const codes = cells.labelCodes[order.place] as Uint32Array;
    const ranks = labelOrder(labelsOf(plan.dimensions[order.place] as PlannedDimension, plan), order.orderType);
    const values = Float64Array.from({ length: to.groupCount }, (_, of) => ranks[codes[to.exampleOf(of)] as number] as number);
    return { values, descending };
  }
  const tests = order.within.map(({ place, value }) => {
    const code = labelsOf(plan.dimensions[place] as PlannedDimension, plan).indexOf(value);
    return (row: number) => cells.labelCodes[place]?.[row] === code;
  });
  const values = cells.regrouped(
    (row) => (tests.every((test) => test(row)) ? to.combinationOf(row) : -1),
    to.groupCount,
  )[order.index] as Float64Array;
  return { values, descending };
}

function shownRows({ kept }: CountedGroups, pivots: readonly CountedPivot[]): Uint32Array {
  const placesOf = pivots.map(({ page, cardinality }) => {
    const places = new Float64Array(cardinality).fill(-1);
    for (const [place, combination] of page.entries()) places[combination] = place;
    return places;
  });
  const placeIn = (pivot: number, row: number): number =>
    placesOf[pivot]?.[(pivots[pivot] as CountedPivot).combinationOf(row)] as number;
  const shown = kept.filter((row) => pivots.every((_, pivot) => placeIn(pivot, row) >= 0));
  const keys = pivots.map((_, pivot): SortKey => {
    const values = new Float64Array(Math.max(0, ...kept) + 1);
    for (const row of shown) values[row] = placeIn(pivot, row);
    return { values, descending: false };
  });
  return orderRows(shown, keys);
}
