import type { FourWeeks, WeekRow, WeekRows } from './week-rows.ts';

export interface AttributedRow extends WeekRow {
  /** The week less the mean of the weeks before; null without any of them. */
  readonly change: number | null;
  /** Share of the change of the whole source; null when it did not change. */
  readonly effect: number | null;
}

/** Rows that are not named, together. */
export interface Remainder {
  readonly name: 'smaller_rows' | 'not_shown_by_source';
  readonly rows: number;
  readonly volume: number;
  readonly change: number;
}

export interface AttributedTotal {
  readonly volume: number;
  readonly usual: number;
  readonly change: number;
}

export interface Attributed {
  readonly rows: readonly AttributedRow[];
  readonly remainders: readonly Remainder[];
  /** Null without a whole week to compare with. */
  readonly total: AttributedTotal | null;
}

/** Mean of the weeks before that are whole; null without any. */
function usualOf([, ...before]: FourWeeks): number | null {
  const whole = before.filter((value) => value !== null);
  return whole.length === 0 ? null : whole.reduce((sum, value) => sum + value, 0) / whole.length;
}

/** The week less the mean of the whole weeks before; null without any. */
export function changeOf(weeks: FourWeeks): number | null {
  const usual = usualOf(weeks);
  return usual === null ? null : weeks[0] - usual;
}

/** The change of the whole as every part must add up to. */
export function totalChange({ total }: Pick<WeekRows, 'total'>): AttributedTotal | null {
  const usual = usualOf(total);
  return usual === null ? null : { volume: total[0], usual, change: total[0] - usual };
}

/** A share of nothing is none. */
export const effectOf = (change: number | null, total: AttributedTotal | null): number | null =>
  change === null || total === null || total.change === 0 ? null : change / total.change;

/**
 * The rows that moved most, with what they contributed to the change of the whole: a row's change is its week less the mean
 * of W1 to W3, which is linear, so that rows, smaller rows and what the source shows in no row add up to the total exactly.
 */
export function attributionTable(table: WeekRows, most: number): Attributed {
  const total = totalChange(table);
  const ranked = table.rows
    .map((row) => {
      const change = changeOf(row.volume);
      return { ...row, change, effect: effectOf(change, total) };
    })
    .sort(byChange);
  const rows = ranked.slice(0, most);
  if (total === null) return { rows, remainders: [], total };
  const smaller = ranked.slice(most);
  const shown = {
    volume: sum(ranked, (row) => row.volume[0]),
    change: sum(ranked, (row) => row.change ?? 0),
  };
  return {
    rows,
    remainders: [
      {
        name: 'smaller_rows',
        rows: smaller.length,
        volume: sum(smaller, (row) => row.volume[0]),
        change: sum(smaller, (row) => row.change ?? 0),
      },
      {
        name: 'not_shown_by_source',
        rows: 0,
        volume: apart(total.volume, shown.volume),
        change: apart(total.change, shown.change),
      },
    ],
    total,
  };
}

/** What a whole has beyond its parts; what only the rounding of sums makes is nothing. */
const apart = (whole: number, parts: number): number => {
  const rest = whole - parts;
  return Math.abs(rest) <= 1e-9 * Math.max(1, Math.abs(whole), Math.abs(parts)) ? 0 : rest;
};

const sum = <Item>(items: readonly Item[], value: (item: Item) => number): number =>
  items.reduce((all, item) => all + value(item), 0);

function byChange(a: AttributedRow, b: AttributedRow): number {
  return (
    Math.abs(b.change ?? 0) - Math.abs(a.change ?? 0) ||
    b.volume[0] - a.volume[0] ||
    (nameOf(a) < nameOf(b) ? -1 : 1)
  );
}

const nameOf = ({ page, source }: WeekRow): string => JSON.stringify([page, source]);
