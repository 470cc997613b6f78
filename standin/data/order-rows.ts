/** What to sort by: each report row's value, and which end comes first. */
export interface SortKey {
  readonly values: Float64Array;
  readonly descending: boolean;
}

/**
 * The rows in order; equal rows keep theirs. Each key's values are replaced by their ranks, and the rows are dealt out by
 * one key after the other, the least important first: linear in rows, where a comparison function takes many times that.
 */
export function orderRows(rows: Uint32Array, keys: readonly SortKey[]): Uint32Array {
  let [ordered, next] = [rows, keys.length === 0 ? rows : new Uint32Array(rows.length)];
  for (const key of keys.toReversed()) {
    deal(ordered, next, rank(key, ordered));
    [ordered, next] = [next, ordered === rows ? new Uint32Array(rows.length) : ordered];
  }
  return ordered;
}

interface Ranks {
  /** From 0, in the places of the rows ranked; equal values share a rank. */
  readonly ranks: Uint32Array;
  readonly count: number;
}

/** A counting sort: rows of a lower rank first, those of one rank in the order they had. */
function deal(from: Uint32Array, to: Uint32Array, { ranks, count }: Ranks): void {
  const next = new Uint32Array(count + 1);
  for (let at = 0; at < ranks.length; at += 1) {
    const after = (ranks[at] as number) + 1;
    next[after] = (next[after] as number) + 1;
  }
  for (let at = 1; at <= count; at += 1) next[at] = (next[at] as number) + (next[at - 1] as number);
  for (let at = 0; at < from.length; at += 1) {
    const rank = ranks[at] as number;
    to[next[rank] as number] = from[at] as number;
    next[rank] = (next[rank] as number) + 1;
  }
}

/** Whole numbers up to so many times the rows are their own ranks. */
const ownRanksPerRow = 4;

function rank({ values, descending }: SortKey, rows: Uint32Array): Ranks {
  const own = new Float64Array(rows.length);
  let highest = 0;
  let areRanks = true;
  for (let at = 0; at < rows.length; at += 1) {
    const value = values[rows[at] as number] as number;
    own[at] = value;
    if (value > highest) highest = value;
    areRanks &&= value >= 0 && Number.isInteger(value);
  }
  if (areRanks && highest <= ownRanksPerRow * rows.length + 1024)
    return { ranks: turned(own, highest, descending), count: highest + 1 };
  const different = own.slice().sort();
  const placeOf = new Map<number, number>();
  for (const value of different) if (!placeOf.has(value)) placeOf.set(value, placeOf.size);
  for (let at = 0; at < own.length; at += 1) own[at] = placeOf.get(own[at] as number) as number;
  return { ranks: turned(own, placeOf.size - 1, descending), count: placeOf.size };
}

function turned(places: Float64Array, highest: number, descending: boolean): Uint32Array {
  const ranks = new Uint32Array(places.length);
  for (let at = 0; at < places.length; at += 1) {
    const place = places[at] as number;
    ranks[at] = descending ? highest - place : place;
  }
  return ranks;
}

/** A number for each label that sorts as `orderType` says; labels that count as equal get the same. */
export function labelOrder(labels: readonly string[], orderType: string): Float64Array {
  if (orderType === 'NUMERIC') {
    // "Non-numeric dimension values all have equal ordering value below all numeric values."
    const values = labels.map((label) => (label.trim() === '' ? Number.NaN : Number(label)));
    const different = Float64Array.from(new Set(values.filter((value) => !Number.isNaN(value)))).sort();
    const places = new Map([...different].map((value, place) => [value, place + 1]));
    return Float64Array.from(values, (value) => places.get(value) ?? 0);
  }
  const texts =
    orderType === 'CASE_INSENSITIVE_ALPHANUMERIC' ? labels.map((label) => label.toLowerCase()) : labels;
  const places = new Map([...new Set(texts)].sort().map((text, place) => [text, place]));
  return Float64Array.from(texts, (text) => places.get(text) as number);
}
