import type { Precision } from '#src/web/ui/format/value.ts';
import type { SiteSnapshot } from '../../snapshot-contract.ts';

type Row = Pick<SiteSnapshot['metrics'][number], 'unit' | 'observed' | 'low' | 'high'>;

/** From this amount on, cents say nothing. */
const LONG = 1000;

/** So many digits of a range are told. */
const DIGITS = 3;

/** How the number of a row and the ends of its range are written: in one notation, so that they can be compared by eye. */
export function rowPrecision(row: Row): { observed: Precision; range: Precision } {
  const { unit, observed, low, high } = row;
  if (unit === 'currency') {
    const isLong = [observed, low, high].some((amount) => Math.abs(amount ?? 0) >= LONG);
    if (!isLong) return { observed: 'exact', range: 'exact' };
    return { observed: 'whole', range: keepsSide(row, brief, Math.round) ? 'brief' : 'whole' };
  }
  if (unit === 'count') {
    // What was counted stands in a table as it was counted, and nobody counts half of one.
    const isRough = Math.abs(high ?? 0) >= LONG && keepsSide(row, brief, asIs);
    return { observed: 'exact', range: !isRough && keepsSide(row, Math.round, asIs) ? 'whole' : 'brief' };
  }
  // A number outside its range must not be written like the end of it.
  const precision = keepsSide(row, brief, brief) ? 'brief' : 'exact';
  return { observed: precision, range: precision };
}

const brief = (value: number): number => Number(value.toPrecision(DIGITS));
const asIs = (value: number): number => value;

/** Whether the number still lies within its range, or outside of it, once it and the ends are rounded. */
function keepsSide(
  { observed, low, high }: Row,
  roundEnds: (value: number) => number,
  round: (value: number) => number,
): boolean {
  if (observed === null || low === null || high === null) return true;
  return sideOf(round(observed), roundEnds(low), roundEnds(high)) === sideOf(observed, low, high);
}

const sideOf = (value: number, low: number, high: number): number =>
  value < low ? -1 : value > high ? 1 : 0;
