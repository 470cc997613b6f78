import { once } from '../../../text/pattern.ts';
import type { Reading } from '../../reading.ts';

const LEAST = once`^(?:and |but |so )?(?:which|who|what)\b.*\b(?:smallest|fewest|lowest|least|worst|weakest)\b`;

/** "Which is the smallest?" behind names that stand side by side: they are the rows of a list, of which the last one is asked for. */
export function rowsOfEach(text: string, told: Reading): Reading {
  const { each, dimensions, periods, shape, rank, grain, filters } = told;
  const isPlain =
    told.intent === 'numbers' &&
    dimensions.length === 0 &&
    periods.length < 2 &&
    told.versus === null &&
    shape === 'value' &&
    rank === null &&
    grain === null;
  if (each === null || !isPlain || each.members.some((members) => members.length > 1)) return told;
  if (!LEAST.test(text)) return told;
  return {
    ...told,
    each: null,
    dimensions: [each.dimension],
    filters: [...filters, { dimension: each.dimension, is: 'one_of', members: each.members.flat() }],
  };
}
