import { demandsOf } from '../../demands.ts';
import type { Reading } from '../../reading.ts';

/** What limits and orders rows. */
export const ROWS: ReadonlySet<string> = new Set([
  'filters',
  'dimensions',
  'weekdays',
  'grain',
  'order',
  'orderBy',
  'rank',
]);

/** What stands in rows, each as it is: of everything that limits it, the sum is that of all the rows. */
export const isOfRows = (before: Reading): boolean =>
  before.shape === 'value' &&
  before.periods.length < 2 &&
  (before.rank === null || (isOfAll(before.rank) && before.rank.by === 'value')) &&
  demandsOf(before).every((demand) => ROWS.has(demand));

/** The first one alone is told of all, "the top 5" may be meant together. */
export const isOfAll = ({ count, within }: NonNullable<Reading['rank']>): boolean =>
  (count === null || count === 1) && within === null;

/** What a number of all rows has none of. */
export const ofNoRows = { dimensions: [], grain: null, rank: null, order: null, orderBy: null };
