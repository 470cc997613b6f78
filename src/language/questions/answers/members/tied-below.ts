import { type BoundText, sentence } from '../../../bound-text.ts';
import { listed, wholeNumber } from '../../wording/say.ts';

/** So many are named; of more it is told how many there are. */
const MOST_NAMED = 3;

interface Below {
  /** The number that the rows are ordered by, of all rows in their order. */
  readonly values: readonly (number | null)[];
  readonly count: number;
  readonly nameOf: (place: number) => BoundText;
  readonly nounOf: (many: number) => string;
  readonly keep: (many: number) => string;
}

/** "The top 2", of which the third has as much as the second: it is no less of them. */
export function tiedBelow({ values, count, nameOf, nounOf, keep }: Below): BoundText[] {
  const last = values[count - 1] ?? null;
  // Who ties with the first is told beside it
  if (last === null || last === values[0]) return [];
  const places = values.flatMap((value, at) => (at >= count && value === last ? [at] : []));
  if (places.length === 0) return [];
  const who =
    places.length > MOST_NAMED
      ? sentence`${wholeNumber(places.length, keep(places.length))} ${nounOf(places.length)}`
      : listed(places.map(nameOf), ' and ');
  return [sentence`Level with the last one that is listed: ${who}.`];
}
