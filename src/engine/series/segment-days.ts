import type { TableFacts } from '../table-facts.ts';
import type { Calendar } from './calendar.ts';
import { UNITS } from './exact-sums.ts';
import type { Lattice } from './lattice.ts';
import type { LeafTable } from './leaf-table.ts';

/** What single days did longer ago than this says little about those of today. */
const MOST_WEEKS = 26;

/** Each segment by day, over the newest weeks of the facts. */
export interface SegmentDays {
  /** Index of the first week that is held. */
  readonly firstWeek: number;
  readonly days: number;
  /** values[segment · days + (week − firstWeek) · 7 + weekday] */
  readonly values: Float64Array;
}

/** @param column one value for each row of the facts */
export function sumSegmentDays(
  facts: TableFacts,
  table: LeafTable,
  lattice: Lattice,
  calendar: Calendar,
  column: Float64Array,
): SegmentDays {
  const firstWeek = Math.max(0, calendar.weeks - 1 - MOST_WEEKS);
  const days = (calendar.weeks - firstWeek) * 7;
  const values = new Float64Array(lattice.segments.length * days);
  const rows = facts.day.length;
  const [leaf, day, units] = [new Uint32Array(rows), new Uint16Array(rows), new Float64Array(rows)];
  let count = 0;
  for (let row = 0; row < rows; row++) {
    const ofRow = (facts.day[row] as number) - firstWeek * 7;
    const value = column[row] as number;
    if (ofRow < 0 || value === 0) continue;
    leaf[count] = table.leafOfRow[row] as number;
    day[count] = ofRow;
    units[count++] = Math.round(value * UNITS);
  }
  // One cuboid after the other, so that the sums of one stay in the fastest memory.
  for (const { segmentOfLeaf } of lattice.cuboids)
    for (let place = 0; place < count; place++) {
      const segment = segmentOfLeaf[leaf[place] as number] as number;
      if (segment < 0) continue;
      const cell = segment * days + (day[place] as number);
      values[cell] = (values[cell] as number) + (units[place] as number);
    }
  for (let cell = 0; cell < values.length; cell++) values[cell] = (values[cell] as number) / UNITS;
  return { firstWeek, days, values };
}
