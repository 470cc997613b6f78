import type { CivilDay } from '../calendar/civil-day.ts';

export type CodeArray = Uint8Array | Uint16Array | Uint32Array;
export type NumberArray = Uint8Array | Uint16Array | Int32Array | Float64Array;

/** A text column: each row holds the place of its value in `labels`. */
export interface LabelColumn {
  readonly codes: CodeArray;
  readonly labels: readonly string[];
}

/**
 * Sessions, or parts of them, one a row, by columns; sorted by day and second of the day in the property's zone. Every array is
 * `rowCount` long.
 */
export interface SessionTable {
  readonly rowCount: number;
  readonly day: Int32Array;
  readonly second: Int32Array;
  readonly user: Uint32Array;
  /** Users are numbered from 0 to `userCount - 1`. */
  readonly userCount: number;
  /** Where rows are parts of sessions (pages, events, items): the session each belongs to. Absent: each row is one. */
  readonly partOf?: { readonly session: Uint32Array; readonly sessionCount: number };
  readonly labels: Readonly<Record<string, LabelColumn>>;
  readonly numbers: Readonly<Record<string, NumberArray>>;
}

/** The number of rows before the given instant of the property's wall clock: where that moment falls in the table. */
export function rowsBefore(table: SessionTable, day: CivilDay, second = 0): number {
  let [low, high] = [0, table.rowCount];
  while (low < high) {
    const middle = (low + high) >>> 1;
    const rowDay = table.day[middle] as number;
    const isBefore = rowDay < day || (rowDay === day && (table.second[middle] as number) < second);
    if (isBefore) low = middle + 1;
    else high = middle;
  }
  return low;
}

export function labelColumn(table: SessionTable, name: string): LabelColumn {
  const column = table.labels[name];
  if (column === undefined) throw new Error(`The table has no text column "${name}".`);
  return column;
}

export function numberColumn(table: SessionTable, name: string): NumberArray {
  const column = table.numbers[name];
  if (column === undefined) throw new Error(`The table has no number column "${name}".`);
  return column;
}
