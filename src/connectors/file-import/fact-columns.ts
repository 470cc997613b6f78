import type { Fact } from '#src/semantics/fact.ts';
import type { Day } from '#src/shared/week.ts';

/** Texts as places in a list of the different ones. */
interface TextColumn {
  readonly texts: readonly string[];
  readonly places: Uint32Array;
}

/**
 * Rows by columns, to be passed from thread to thread: taking them over costs a hundredth of what as many objects cost.
 * All rows have the same dimensions and metrics. A missing value is NaN, which no file can hold.
 */
export interface FactColumns {
  readonly count: number;
  readonly day: TextColumn;
  readonly dimensions: Readonly<Record<string, TextColumn>>;
  readonly metrics: Readonly<Record<string, Float64Array>>;
}

export function toColumns(rows: readonly Fact[]): FactColumns {
  const [first] = rows;
  return {
    count: rows.length,
    day: textColumn(rows, ({ day }) => day),
    dimensions: mapKeys(first?.dimensions ?? {}, (id) => textColumn(rows, (row) => row.dimensions[id] ?? '')),
    metrics: mapKeys(first?.metrics ?? {}, (id) =>
      Float64Array.from(rows, (row) => row.metrics[id] ?? Number.NaN),
    ),
  };
}

export function toRows({ count, day, dimensions, metrics }: FactColumns): Fact[] {
  const texts = Object.entries(dimensions);
  const values = Object.entries(metrics);
  return Array.from({ length: count }, (_, row) => {
    const fact = {
      day: textAt(day, row) as Day,
      dimensions: {} as Record<string, string>,
      metrics: {} as Record<string, number | null>,
    };
    for (const [id, column] of texts) fact.dimensions[id] = textAt(column, row);
    for (const [id, column] of values) {
      const value = column[row] ?? Number.NaN;
      fact.metrics[id] = Number.isNaN(value) ? null : value;
    }
    return fact;
  });
}

function textColumn(rows: readonly Fact[], read: (row: Fact) => string): TextColumn {
  const placeOf = new Map<string, number>();
  const places = Uint32Array.from(rows, (row) => {
    const text = read(row);
    const place = placeOf.get(text) ?? placeOf.size;
    placeOf.set(text, place);
    return place;
  });
  return { texts: [...placeOf.keys()], places };
}

const textAt = ({ texts, places }: TextColumn, row: number): string => texts[places[row] ?? -1] ?? '';

const mapKeys = <Value>(record: object, make: (key: string) => Value): Record<string, Value> =>
  Object.fromEntries(Object.keys(record).map((key) => [key, make(key)]));
