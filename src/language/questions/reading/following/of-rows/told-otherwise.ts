import { numberWord, ordinalWord } from '../../../text/number-words.ts';
import { demandsOf } from '../../demands.ts';
import { askedBack } from '../../problem.ts';
import type { Reading } from '../../reading.ts';
import { wholly } from '../in-whole-words/lead-and-tail.ts';
import { toldAnew } from '../told-anew.ts';

const phrase = (words: string): RegExp =>
  wholly(
    `(?:(?:what (?:is|was)|what['’]s|(?:which|who|what)(?: \\p{L}+)? (?:is|was|came|comes|made)|who['’]s|came|comes)[ ,]+)*(?:the |in |on |at )*(?:${words})`,
  );

const ORDER = `(?:(?:re-?)?(?:sort|order|rank|arrange)(?:ed)?(?: (?:it|them|this|that|these|those|the (?:list|table|rows)))?,? )?(?:in |by )?`;
const DOWN = phrase(
  `${ORDER}(?:desc(?:ending)?(?: order)?|(?:the )?(?:highest|largest|biggest|most)(?: (?:ones?|values?))? (?:first|on top|at the top)|(?:from )?(?:high|highest|large|largest|big|biggest|most) to (?:low|lowest|small|smallest|least))`,
);
const UP = phrase(
  `${ORDER}(?:asc(?:ending)?(?: order)?|(?:the )?(?:lowest|smallest|fewest|least)(?: (?:ones?|values?))? (?:first|on top|at the top)|(?:from )?(?:low|lowest|small|smallest|least) to (?:high|highest|large|largest|big|biggest|most))`,
);
const TURNED = phrase(
  `(?:reverse|flip|invert)(?: (?:it|them|that|this|the (?:order|list|table|sorting)))?|(?:in )?(?:reverse|reversed|opposite|the other)(?: order| way (?:a)?round)`,
);
const TOTAL = phrase(
  '(?:(?:grand |overall |combined )?(?:totals?|sum)|altogether|all together|overall|combined)(?<change>(?:,? the)? (?:change|difference))?',
);
const MEAN = phrase('(?:average|averages|mean|avg\\.?)(?: (?:of (?:it|that|them|these|those|all)))?');
const MEAN_PER = phrase(
  '(?:(?:on )?(?:average|avg\\.?) (?:per|a|an|each|every) (?<per>day|week|month)|(?:per|a) (?<each>day|week|month),? on average|(?<adverb>daily|weekly|monthly) (?:average|mean|avg\\.?))',
);
const WHICH = phrase(
  '(?:which|what|who)(?: (?:ones|days|weeks|months|exactly|are (?:they|those|these)|were (?:they|those|these)))?|(?:list|name|show|give)(?: me)? (?:them|those|these)(?: all)?|a list',
);
const HOW_MANY = phrase(
  'how many(?: (?:(?:are|were) (?:there|they|those|these)|of (?:them|those|these)(?: are there)?))*|(?:count|number of) (?:them|those|these)',
);
const HOW_MUCH = wholly('how much(?: (?:was|is) (?:it|that))?');
const END = phrase('(?<end>first|last)(?: (?:one|time|day|week|month))?');
const PLACE = phrase(
  `(?<nth>second|third|fourth|fifth|2nd|3rd|4th|5th)(?:[ -](?:(?<side>most|highest|largest|biggest)|place|one))?|runners?[ -]?up|next(?: one)?|number (?<number>two|three|four|five|2|3|4|5)`,
);

type Unit = 'day' | 'week' | 'month';
const UNITS: ReadonlyMap<string, Unit> = new Map([
  ['day', 'day'],
  ['daily', 'day'],
  ['week', 'week'],
  ['weekly', 'week'],
  ['month', 'month'],
  ['monthly', 'month'],
]);

/**
 * The question before told in another way, by words that name nothing of their own: in another order ("lowest first"), in one
 * number ("in total", "on average per day"), or at another place of its ranking ("and the second?"). Undefined where the words
 * are others, or where the question before has no such way.
 */
export function toldOtherwise(text: string, before: Reading): Reading | undefined {
  if (before.intent !== 'numbers') return undefined;
  const told =
    inOrder(text, before) ??
    asTotal(text, before) ??
    asMean(text, before) ??
    asList(text, before) ??
    asCount(text, before) ??
    asCountOfMoved(text, before) ??
    asNumberOfOne(text, before) ??
    atOtherEnd(text, before) ??
    atPlace(text, before);
  return told && toldAnew(told);
}

function inOrder(text: string, before: Reading): Reading | undefined {
  const turned = orderBefore(before) === 'down' ? 'up' : 'down';
  const order = DOWN.test(text) ? 'down' : UP.test(text) ? 'up' : TURNED.test(text) ? turned : undefined;
  if (order === undefined || before.shape !== 'value') return undefined;
  const { rank, dimensions, grain } = before;
  if (dimensions.length === 1 && grain === null && rank === null) return { ...before, order };
  if (rank === null) {
    // A course stands in the order of its days: in another one it is a ranking of them
    const isCourse = dimensions.length === 0 && grain !== null && before.periods.length < 2;
    return isCourse && !TURNED.test(text) ? { ...before, rank: rankOfTime(order) } : undefined;
  }
  // Of those that were ranked the order is the ranking: turned, it would be of others
  const isAll = isOfAll(rank) && rank.by === 'value';
  const direction = order === 'down' ? 'top' : 'bottom';
  if (isAll) return { ...before, place: 1, rank: { ...rank, count: null, direction } };
  return rank.by === 'value' && rank.direction === direction ? before : undefined;
}

const orderBefore = ({ rank, order }: Reading): 'up' | 'down' =>
  rank === null ? (order ?? 'down') : rank.direction === 'top' ? 'down' : 'up';

const rankOfTime = (order: 'up' | 'down'): Reading['rank'] => ({
  of: 'time',
  count: null,
  direction: order === 'down' ? 'top' : 'bottom',
  by: 'value',
  within: null,
});

const ROWS: ReadonlySet<string> = new Set([
  'filters',
  'dimensions',
  'weekdays',
  'grain',
  'order',
  'orderBy',
  'rank',
]);

/** What stands in rows, each as it is: of everything that limits it, the sum is that of all the rows. */
const isOfRows = (before: Reading): boolean =>
  before.shape === 'value' &&
  before.periods.length < 2 &&
  (before.rank === null || (isOfAll(before.rank) && before.rank.by === 'value')) &&
  demandsOf(before).every((demand) => ROWS.has(demand));

/** Of two times, in rows of which none was left out: the change in total is that of all of them. */
const isHeldByRows = (before: Reading): boolean =>
  before.shape === 'value' &&
  before.dimensions.length > 0 &&
  before.grain === null &&
  before.rank === null &&
  before.each === null &&
  (before.periods.length === 2 || before.versus !== null) &&
  demandsOf(before).every((demand) => ROWS.has(demand) || demand === 'versus');

/** The first one alone is told of all, "the top 5" may be meant together. */
const isOfAll = ({ count, within }: NonNullable<Reading['rank']>): boolean =>
  (count === null || count === 1) && within === null;

const ofNoRows = { dimensions: [], grain: null, rank: null, order: null, orderBy: null };

function asTotal(text: string, before: Reading): Reading | undefined {
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

function asMean(text: string, before: Reading): Reading | undefined {
  if (!isOfRows(before)) return undefined;
  const { per, each, adverb } = MEAN_PER.exec(text)?.groups ?? {};
  const named = per ?? each ?? adverb;
  if (named !== undefined) {
    const grain = UNITS.get(named.toLowerCase());
    return grain && { ...before, ...ofNoRows, dimensions: before.dimensions, shape: 'average', grain };
  }
  const isCourse = before.grain === 'day' || before.grain === 'week' || before.grain === 'month';
  return MEAN.test(text) && isCourse && before.dimensions.length === 0
    ? { ...before, ...ofNoRows, shape: 'average', grain: before.grain }
    : undefined;
}

/** "How many?" behind the pages that lost clicks: how many did stands beside them. */
function asCountOfMoved(text: string, before: Reading): Reading | undefined {
  const { rank } = before;
  const isOfMoved = rank !== null && rank.count === null && (rank.by === 'loss' || rank.by === 'gain');
  if (!HOW_MANY.test(text) || !isOfMoved) return undefined;
  if (before.moves.length > 0) return before;
  const direction = rank.by === 'loss' ? ('down' as const) : ('up' as const);
  return { ...before, moves: [{ direction, is: 'above', value: 0, isRelative: false }] };
}

/** "How many?" behind the channel that had the most bookings: told again with how many it had, and still the first of its list. */
function asNumberOfOne(text: string, before: Reading): Reading | undefined {
  const { rank } = before;
  const isOne = rank?.of === 'members' && rank.count === 1 && rank.by === 'value' && rank.within === null;
  if (!isOne || before.shape !== 'value') return undefined;
  return HOW_MANY.test(text) || HOW_MUCH.test(text) ? before : undefined;
}

/** "Which?" behind "how many hotels had more than 50": those that were counted. */
const asList = (text: string, before: Reading): Reading | undefined =>
  WHICH.test(text) &&
  before.shape === 'count' &&
  !before.isCountShare &&
  before.countPer === null &&
  before.countWithin === null &&
  (before.dimensions.length > 0 || before.grain !== null)
    ? { ...before, shape: 'value' }
    : undefined;

/** "How many are there?" behind a list of those within limits; of all that there are it could be what they had. */
const asCount = (text: string, before: Reading): Reading | undefined =>
  HOW_MANY.test(text) &&
  before.limits.length > 0 &&
  before.dimensions.length === 1 &&
  before.grain === null &&
  before.rank === null &&
  before.each === null &&
  isOfRows({ ...before, limits: [] })
    ? { ...before, shape: 'count', order: null, orderBy: null }
    : undefined;

/** "And the last?" behind "the first day above 200" */
function atOtherEnd(text: string, before: Reading): Reading | undefined {
  const end = END.exec(text)?.groups?.['end']?.toLowerCase();
  if (before.endOfTime === null || (end !== 'first' && end !== 'last')) return undefined;
  return { ...before, endOfTime: end };
}

/** "Second", "2nd", "number two"; undefined of "the runner-up", "next". */
function placeNamed(word: string | undefined): number | undefined {
  if (word === undefined) return undefined;
  const said = word.toLowerCase();
  return ordinalWord(said) ?? numberWord(said) ?? Number.parseInt(said, 10);
}

function atPlace(text: string, before: Reading): Reading | undefined {
  const found = PLACE.exec(text);
  if (found === null || before.shape !== 'value') return undefined;
  const { nth, number, side } = found.groups ?? {};
  // "The second highest" behind the lowest is none of its places
  if (side !== undefined && before.rank?.direction === 'bottom') return undefined;
  const place = placeNamed(nth ?? number) ?? before.place + 1;
  const { rank, dimensions } = before;
  const isPlain =
    (rank === null || (rank.by === 'value' && rank.within === null)) &&
    demandsOf(before).every((demand) => ROWS.has(demand) || demand === 'place' || demand === 'limits');
  if (!isPlain) return undefined;
  if (rank !== null) return { ...before, place, rank: { ...rank, count: 1 } };
  const isList = dimensions.length === 1 && before.grain === null;
  return isList && before.order !== 'up' && before.orderBy === null
    ? { ...before, place, rank: { of: 'members', count: 1, direction: 'top', by: 'value', within: null } }
    : undefined;
}
