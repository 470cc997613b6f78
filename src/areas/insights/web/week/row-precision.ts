import type { Precision } from '#src/web/ui/format/value.ts';
import type { SiteSnapshot } from '../../snapshot-contract.ts';

type Row = Pick<SiteSnapshot['metrics'][number], 'unit' | 'observed' | 'low' | 'high'>;

/** From this amount on, cents say nothing. */
const LONG = 1000;

/** So many digits of a range are told. */
const DIGITS = 3;

/**
 * How the number of a row and the ends of its range are written: in one notation, so that they can be compared by eye, and on the
 * side of each other on which they are. What was counted stands as it was counted, and nobody counts half of one.
 */
export function rowPrecision({ unit, observed, low, high }: Row): { observed: Precision; range: Precision } {
  const [value, least, most] = [observed ?? 0, low ?? 0, high ?? 0];
  const keeps = (roundEnds: Round, round: Round) =>
    sideOf(round(value), roundEnds(least), roundEnds(most)) === sideOf(value, least, most);
  const isLong = Math.max(value, least, most) >= LONG;
  if (unit === 'currency' && isLong)
    return { observed: 'whole', range: keeps(brief, Math.round) ? 'brief' : 'whole' };
  if (unit === 'count') {
    const isRough = isLong ? keeps(brief, Number) : !keeps(Math.round, Number);
    return { observed: 'exact', range: isRough ? 'brief' : 'whole' };
  }
  const precision = unit !== 'currency' && keeps(brief, brief) ? 'brief' : 'exact';
  return { observed: precision, range: precision };
}

type Round = (value: number) => number;
const brief: Round = (value) => Number(value.toPrecision(DIGITS));

const sideOf = (value: number, low: number, high: number): number =>
  Number(value > high) - Number(value < low);
