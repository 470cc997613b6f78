import type { Reading } from '../../reading.ts';
import { askedFor, wholly } from '../in-whole-words/lead-and-tail.ts';
import { isOfRows } from './rows-as-they-are.ts';

const WHICH = askedFor(
  '(?:which|what|who)(?: (?:ones|days|weeks|months|exactly|are (?:they|those|these)|were (?:they|those|these)))?|(?:list|name|show|give)(?: me)? (?:them|those|these)(?: all)?|a list',
);
const HOW_MANY = askedFor(
  'how many(?: (?:(?:are|were) (?:there|they|those|these)|of (?:them|those|these)(?: are there)?))*|(?:count|number of) (?:them|those|these)',
);
const HOW_MUCH = wholly('how much(?: (?:was|is) (?:it|that))?');

/** "How many?" behind the pages that lost clicks: how many did stands beside them. */
export function asCountOfMoved(text: string, before: Reading): Reading | undefined {
  const { rank } = before;
  const isOfMoved = rank !== null && rank.count === null && (rank.by === 'loss' || rank.by === 'gain');
  if (!HOW_MANY.test(text) || !isOfMoved) return undefined;
  if (before.moves.length > 0) return before;
  const direction = rank.by === 'loss' ? ('down' as const) : ('up' as const);
  return { ...before, moves: [{ direction, is: 'above', value: 0, isRelative: false }] };
}

/** "How many?" behind the channel that had the most bookings: told again with how many it had, and still the first of its list. */
export function asNumberOfOne(text: string, before: Reading): Reading | undefined {
  const { rank } = before;
  const isOne = rank?.of === 'members' && rank.count === 1 && rank.by === 'value' && rank.within === null;
  if (!isOne || before.shape !== 'value') return undefined;
  return HOW_MANY.test(text) || HOW_MUCH.test(text) ? before : undefined;
}

/** "Which?" behind "how many hotels had more than 50": those that were counted. */
export const asList = (text: string, before: Reading): Reading | undefined =>
  WHICH.test(text) &&
  before.shape === 'count' &&
  !before.isCountShare &&
  before.countPer === null &&
  before.countWithin === null &&
  (before.dimensions.length > 0 || before.grain !== null)
    ? { ...before, shape: 'value' }
    : undefined;

/** "How many are there?" behind a list of those within limits; of all that there are it could be what they had. */
export const asCount = (text: string, before: Reading): Reading | undefined =>
  HOW_MANY.test(text) &&
  before.limits.length > 0 &&
  before.dimensions.length === 1 &&
  before.grain === null &&
  before.rank === null &&
  before.each === null &&
  isOfRows({ ...before, limits: [] })
    ? { ...before, shape: 'count', order: null, orderBy: null }
    : undefined;
