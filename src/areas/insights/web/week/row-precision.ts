import type { Precision } from '#src/web/ui/format/value.ts';
import type { SiteSnapshot } from '../../snapshot-contract.ts';

type Row = Pick<SiteSnapshot['metrics'][number], 'unit' | 'observed' | 'low' | 'high'>;

/** From this amount on, cents say nothing. */
const LONG = 1000;

/** How the number of a row and the ends of its range are written: in one notation, so that they can be compared by eye. */
export function rowPrecision({ unit, observed, low, high }: Row): { observed: Precision; range: Precision } {
  if (unit !== 'currency') {
    // What was counted stands in a table as it was counted.
    return { observed: unit === 'count' ? 'exact' : 'brief', range: 'brief' };
  }
  const isLong = [observed, low, high].some((amount) => Math.abs(amount ?? 0) >= LONG);
  return isLong ? { observed: 'whole', range: 'brief' } : { observed: 'exact', range: 'exact' };
}
