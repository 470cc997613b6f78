/** What to sort by: each report row's value, and which end comes first. */
export interface SortKey {
  readonly values: Float64Array;
  readonly descending: boolean;
}

/**
 * The rows in order; equal rows keep theirs. Each key is replaced by its rank, and the ranks and the row's place
 * are packed into one number, so that a plain numeric sort does the work: tens of thousands of rows take
 * milliseconds, a comparison function takes many times that.
 */
export function orderRows(rows: Uint32Array, keys: readonly SortKey[]): Uint32Array {
  if (keys.length === 0) return rows;
  let packed = new Float64Array(rows.length);
  let range = 1;
  for (const key of keys) {
    const { ranks, count } = rank(key, rows);
    if (range * count * rows.length > Number.MAX_SAFE_INTEGER) {
      const compacted = rank({ values: packed, descending: false });
      packed = compacted.ranks;
      range = compacted.count;
    }
    for (let at = 0; at < rows.length; at += 1) packed[at] = (packed[at] as number) * count + (ranks[at] as number);
    range *= count;
  }
  for (let at = 0; at < rows.length; at += 1) packed[at] = (packed[at] as number) * rows.length + at;
  return Uint32Array.from(packed.sort(), (key) => rows[key % rows.length] as number);
}

/** Places from 0 among the different values; equal values share a place. */
function rank({ values, descending }: SortKey, rows?: Uint32Array): { ranks: Float64Array<ArrayBuffer>; count: number } {
  const own = rows === undefined ? Float64Array.from(values) : Float64Array.from(rows, (row) => values[row] as number);
  const sorted = own.slice().sort();
  const placeOf = new Map<number, number>();
  for (const value of sorted) if (!placeOf.has(value)) placeOf.set(value, placeOf.size);
  const last = placeOf.size - 1;
  for (let at = 0; at < own.length; at += 1) {
    const place = placeOf.get(own[at] as number) as number;
    own[at] = descending ? last - place : place;
  }
  return { ranks: own, count: placeOf.size };
}

/** A number for each label that sorts as `orderType` says; labels that count as equal get the same. */
export function labelOrder(labels: readonly string[], orderType: string): Float64Array {
  if (orderType === 'NUMERIC') {
    // "Non-numeric dimension values all have equal ordering value below all numeric values."
    return Float64Array.from(labels, (label) => {
      const value = label.trim() === '' ? Number.NaN : Number(label);
      return Number.isNaN(value) ? Number.NEGATIVE_INFINITY : value;
    });
  }
  const texts =
    orderType === 'CASE_INSENSITIVE_ALPHANUMERIC' ? labels.map((label) => label.toLowerCase()) : labels;
  const places = new Map([...new Set(texts)].sort().map((text, place) => [text, place]));
  return Float64Array.from(texts, (text) => places.get(text) as number);
}
