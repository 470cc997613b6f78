import { demandsOf } from '../../demands.ts';
import { askedBack } from '../../problem.ts';
import type { Reading } from '../../reading.ts';
import { askedFor } from '../in-whole-words/lead-and-tail.ts';
import { isOfRows, ofNoRows, ROWS } from './rows-as-they-are.ts';

const TOTAL = askedFor(
  '(?:(?:grand |overall |combined )?(?:totals?|sum)|altogether|all together|overall|combined)(?<change>(?:,? the)? (?:change|difference))?',
);

/** "In total?" behind rows: one number of all of them. */
export function asTotal(text: string, before: Reading): Reading | undefined {
  const found = TOTAL.exec(text);
  if (found === null) return undefined;
  // The change of those that fell, or of all
  if (found.groups?.['change'] !== undefined && (before.moves.length > 0 || before.rank !== null))
    throw askedBack('points_back');
  if (isHeldByRows(before)) return { ...before, ...ofNoRows };
  if (found.groups?.['change'] !== undefined || !isOfRows(before)) return undefined;
  if (before.dimensions.length > 0 || before.grain !== null) return { ...before, ...ofNoRows };
  // One number is a total already: "overall" behind that of one country is of all of them
  const isOfPart =
    before.filters.length > 0 &&
    before.replaced === null &&
    /\b(?:overall|in total|altogether)\b/iu.test(text);
  return isOfPart ? { ...before, filters: [] } : undefined;
}

/** Of two times, in rows of which none was left out: the change in total is that of all of them. */
const isHeldByRows = (before: Reading): boolean =>
  before.shape === 'value' &&
  before.dimensions.length > 0 &&
  before.grain === null &&
  before.rank === null &&
  before.each === null &&
  (before.periods.length === 2 || before.versus !== null) &&
  demandsOf(before).every((demand) => ROWS.has(demand) || demand === 'versus');
