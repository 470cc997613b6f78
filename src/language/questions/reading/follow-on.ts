import { daysBetween } from '#src/shared/week.ts';
import type { Assembled } from './assemble.ts';
import { type DemandWith, demandsWith } from './demands.ts';
import { isShareOfWeek, ofPartBefore, ofWholeBefore } from './following/filters-of-share.ts';
import { gapBehind, isOfOtherUnits } from './following/of-both/gap-behind.ts';
import { inOrderOfFirst } from './following/of-rows/in-order-of-first.ts';
import { daysOtherThan } from './following/of-times/days-other-than.ts';
import { laterFirst } from './following/of-times/later-first.ts';
import { isTrendOfAllDays } from './following/trend-of-all-days.ts';
import { isLongerThan } from './is-longer-than.ts';
import { mergeLimits } from './merge-limits.ts';
import { soManyBefore } from './parts/days-before.ts';
import type { ReadFilter, Reading } from './reading.ts';
import { movesWithin } from './shape/moves-of-several.ts';

/** The question before with what this one changes of it: "only mobile", "and for revenue?", "vs February". */
export function followOn(told: Reading, assembled: Assembled): Reading {
  const { reading: now, has, loose } = assembled;
  const before = has.rank && !has.metric ? inOrderOfFirst(told) : told;
  const isOtherSource = has.metric && now.sourceId !== before.sourceId;
  const filters = isOtherSource
    ? now.filters
    : mergeFilters(withoutHeld(ofPartBefore(before, assembled), now), ofWholeBefore(before, assembled));
  const dimensions = has.dimension ? now.dimensions : withoutNamed(before.dimensions, now.filters);
  const isOneOf = namesOneOf(before, dimensions);
  const comparesPeriods =
    (loose.startsWithVersus || loose.isThanTime) && has.period && now.periods.length === 1;
  const gap = gapBehind(before, assembled);
  const rank = has.rank
    ? (now.rank ?? rankOf(before, dimensions, loose.count))
    : asHoped(before.rank, assembled);
  return {
    ...(narrowsOnly(before, assembled) ? formOf(before) : formOf(now)),
    ...(gap !== undefined && { gap }),
    intent:
      now.intent !== 'numbers'
        ? now.intent
        : (before.intent === 'overview' && has.metric) ||
            // "Is that normal?", and then "versus last November"
            (before.intent === 'usual' && (comparesPeriods || has.versus))
          ? 'numbers'
          : before.intent,
    sourceId: has.metric ? now.sourceId : before.sourceId,
    metrics:
      has.metric && now.metrics.length > 0 ? now.metrics : isOneOf ? numbersOf(before) : before.metrics,
    limits: isOtherSource || isOneOf ? now.limits : mergeLimits(before.limits, now.limits),
    // "The biggest winner" behind those that lost is none of them
    moves:
      now.moves.length > 0 || (now.rank !== null && now.rank.by !== 'value')
        ? now.moves
        : movesWithin(before.moves, has.metric && now.metrics.length > 0 ? now.metrics : before.metrics),
    dimensions,
    filters: dimensions.length === 0 ? withinOne(filters) : filters,
    ...heldAgainst(before, assembled, comparesPeriods),
    isAllData: now.isAllData || (before.isAllData && !has.period),
    versusUnit: has.versus ? now.versusUnit : before.versusUnit,
    weekdays: daysOtherThan(before.weekdays, now.weekdays),
    grain:
      now.grain ??
      (isOfShare(before, assembled) && now.shape === 'trend' ? unitOfCourse(before) : null) ??
      (has.dimension &&
      before.dimensions.length === 0 &&
      (before.shape !== 'average' || listsCourse(before, assembled))
        ? null
        : before.grain),
    rank: rank !== null && rank.of === 'members' && dimensions.length === 0 ? null : rank,
    leftOut: now.leftOut ?? before.leftOut,
    leftOutDays: now.leftOutDays ?? before.leftOutDays,
    quantile: now.shape === 'median' ? now.quantile : before.quantile,
    // "In February" behind what the top 3 make together is of those of February together
    isTogether:
      now.isTogether ||
      (before.isTogether && narrowsOnly(before, assembled) && rank !== null && dimensions.length > 0),
    ...(isShareOfWeek(before) && has.dimension && !has.metric && { isPartOfWeek: true }),
    // "Share on weekends" behind two cities is of the week of each, "on weekends" behind their shares is those of the weekends
    ...(before.each !== null && now.shape === 'share' && now.weekdays.length === 1 && { isPartOfWeek: true }),
    countPer: now.shape === 'count' ? now.countPer : before.countPer,
    stretch: now.stretch ?? before.stretch,
    rolling: now.rolling ?? before.rolling,
    rollingUnit: now.rolling === null ? before.rollingUnit : now.rollingUnit,
    brandSplit: now.brandSplit ?? (isOtherSource ? null : before.brandSplit),
    brandTerms: now.brandTerms ?? before.brandTerms,
    beside: has.metric ? now.beside : before.beside,
    shape: isOfShare(before, assembled)
      ? 'share'
      : has.intent && now.shape !== 'value'
        ? now.shape
        : keepsShape(before, now) && !listsCourse(before, assembled)
          ? before.shape
          : 'value',
    each:
      gap !== undefined
        ? null
        : (now.each ??
          (now.filters.some(({ dimension }) => dimension === before.each?.dimension) ? null : before.each)),
    isAgo: before.isAgo,
    claim: null,
    isYesNo: now.isYesNo || keepsVerdict(before, assembled),
    asks: now.asks ?? (keepsVerdict(before, assembled) ? before.asks : null),
    orderBy: now.orderBy ?? (has.rank ? null : before.orderBy),
    order: now.order ?? (has.rank ? null : before.order),
    display: now.display,
    replaced: null,
    found: null,
    foundTime: null,
    assumptions: now.assumptions,
  };
}

/** "What about Priya?" behind those who gave fewer than 225 lessons: hers, whether or not she is one of them. */
const namesOneOf = (before: Reading, dimensions: Reading['dimensions']): boolean =>
  before.dimensions.length > 0 && dimensions.length === 0 && before.grain === null && before.rank === null;

/** What chose them is a number, too: "gave fewer than 225 lessons". */
const numbersOf = ({ metrics, limits }: Reading): string[] =>
  metrics.length > 0 ? metrics : [...new Set(limits.map(({ metric }) => metric))];

/** "And the change?", "did it grow?" behind "what share of sessions is mobile": of the share, and not of the sessions on mobile. */
const isOfShare = (before: Reading, { reading: now, has }: Assembled): boolean =>
  before.shape === 'share' && (now.shape === 'change' || now.shape === 'trend') && !has.metric;

/** Of up to two months each day, of longer times each month. */
const unitOfCourse = ({ periods: [period] }: Reading): 'day' | 'month' =>
  period !== undefined && daysBetween(period.from, period.to) < 62 ? 'day' : 'month';

/** The days of the one before, and what this one holds against them. */
function heldAgainst(
  before: Reading,
  assembled: Assembled,
  comparesPeriods: boolean,
): Pick<Reading, 'periods' | 'versus'> {
  const { reading: now, has } = assembled;
  const [named] = before.periods;
  const [other] = now.periods;
  if (comparesPeriods && now.versus === 'before' && named !== undefined && other !== undefined) {
    // "Vs the previous 28 days": those before the days that were told
    const isSame = named.unit === other.unit && named.count === other.count;
    const past = isSame ? undefined : soManyBefore(other, named);
    return past === undefined
      ? { periods: [named], versus: 'before' }
      : { periods: [named, past], versus: null };
  }
  // What is held against each other goes forward in time: "vs March" behind February is March against February
  if (comparesPeriods)
    return {
      periods: laterFirst([...before.periods.slice(0, 1), ...now.periods]),
      versus: has.versus ? now.versus : null,
    };
  return {
    // Weeks that nobody named are chosen anew, and one half of them held against the other
    periods: has.period
      ? now.periods
      : isLongerThan(now.grain, before) || isOfOtherUnits(before, now) || isTrendOfNoDays(before, assembled)
        ? []
        : before.periods,
    versus: versusOf(before, assembled),
  };
}

/** "And in August?" behind "September compared with last year": compared, too. What named both of its times has no other one. */
function versusOf(before: Reading, assembled: Assembled): Reading['versus'] {
  const { reading: now, has } = assembled;
  if (has.versus) return now.versus;
  const isOneTime = (has.period ? now.periods : before.periods).length < 2;
  if (isOfShare(before, assembled) && now.shape === 'change' && isOneTime) return before.versus ?? 'before';
  const isOtherTime = has.period && (now.periods.length !== 1 || before.periods.length !== 1);
  const isOnlyTime = !has.metric && !has.dimension && !has.rank && !has.intent && now.grain === null;
  return has.period && (isOtherTime || !isOnlyTime) ? null : before.versus;
}

/** "By channel, biggest first" behind a course: a list in that order, and no course of each. */
const listsCourse = (before: Reading, { reading: now, has }: Assembled): boolean =>
  before.shape === 'trend' && has.dimension && (now.order !== null || has.rank) && now.grain === null;

const isTrendOfNoDays = (before: Reading, assembled: Assembled): boolean =>
  before.versus === null &&
  ((before.periods[0]?.reading === 'default' && keepsVerdict(before, assembled)) ||
    isTrendOfAllDays(before, assembled.reading));

/** "And revenue?", "and on mobile?" behind "is traffic growing?": whether it grows, too, told in the same way. */
function keepsVerdict(before: Reading, { reading: now, has }: Assembled): boolean {
  const isOfOneNumber =
    before.shape === 'change' &&
    before.dimensions.length === 0 &&
    before.rank === null &&
    before.grain === null;
  const asksOtherwise =
    has.dimension || has.rank || has.versus || has.intent || has.period || now.grain !== null;
  return (
    isOfOneNumber &&
    !asksOtherwise &&
    before.isYesNo &&
    before.asks !== null &&
    now.shape === 'value' &&
    now.limits.length === 0 &&
    now.metrics.length < 2
  );
}

const OF_ALL_DAYS: ReadonlySet<Reading['shape']> = new Set(['average', 'median', 'cumulative', 'trend']);

/** "Best day?" behind a mean of the days asks for one of them, "why?" for what moved the number itself. */
const keepsShape = (before: Reading, now: Reading): boolean =>
  // "The top 5 of those" behind how many there are: they are listed, and not counted
  !(before.shape === 'count' && before.countPer === null && now.rank?.of === 'members') &&
  (!OF_ALL_DAYS.has(before.shape) || (now.rank?.of !== 'time' && now.intent !== 'why'));

/** "Only mobile" behind a list by device: rows of one name are no list of it, and its share of itself is all of it. */
const withoutNamed = (dimensions: readonly string[], filters: readonly ReadFilter[]): string[] =>
  dimensions.filter(
    (name) =>
      !filters.some(
        ({ dimension, is, members }) => dimension === name && is === 'one_of' && members.length === 1,
      ),
  );

/** "Only Lisbon" behind the part of each destination that came from Google Ads: that part within the one. */
const withinOne = (filters: readonly ReadFilter[]): ReadFilter[] =>
  filters.some(({ isPart }) => isPart)
    ? filters.map(({ isPart, ...filter }) => (isPart ? filter : { ...filter, isWhole: true }))
    : [...filters];

type Form = Pick<Reading, DemandWith<'isForm'>>;

const formOf = (reading: Reading): Form =>
  Object.fromEntries(demandsWith('isForm').map((key) => [key, reading[key]])) as Form;

/** "Only mobile", "and in January?": other names and days of the same question. */
function narrowsOnly(before: Reading, { reading: now, has }: Assembled): boolean {
  const changesForm =
    has.metric ||
    has.dimension ||
    has.rank ||
    has.versus ||
    has.intent ||
    now.grain !== null ||
    now.limits.length > 0;
  // Of names that are held against each other, and of days that were named with them, another one is another question.
  const isOfForm =
    now.filters.some(({ dimension }) => dimension === before.gap?.dimension) ||
    (has.period && (before.always !== null || before.chosen !== null));
  return !changesForm && !isOfForm;
}

/** "iOS vs Android" behind "what about iOS": both of them, and no Android of those on iOS. */
const withoutHeld = (filters: readonly ReadFilter[], { each, gap }: Reading): ReadFilter[] =>
  filters.filter(({ dimension }) => dimension !== each?.dimension && dimension !== gap?.dimension);

/** Another country takes the place of the one before; another kind of condition comes on top. */
export function mergeFilters(before: readonly ReadFilter[], now: readonly ReadFilter[]): ReadFilter[] {
  const replaced = new Set(
    now.filter(({ is }) => is === 'one_of' || is === 'containing').map(({ dimension }) => dimension),
  );
  // "And non-brand?": of the same words the other side
  const isTurned = (one: ReadFilter): boolean =>
    now.some(
      ({ dimension, is, members }) =>
        is !== one.is && dimension === one.dimension && members.join('\n') === one.members.join('\n'),
    );
  return [...before.filter((one) => !replaced.has(one.dimension) && !isTurned(one)), ...now];
}

/** "And for revenue" behind the best month for no-shows: the most, where the fewest were best. */
function asHoped(rank: Reading['rank'], { has, loose }: Assembled): Reading['rank'] {
  if (rank?.wish === undefined || !has.metric) return rank;
  return { ...rank, direction: (rank.wish === 'best') === loose.isBetterDown ? 'bottom' : 'top' };
}

function rankOf(before: Reading, dimensions: readonly string[], count: number | null): Reading['rank'] {
  if (before.rank !== null) return { ...before.rank, count: count ?? before.rank.count };
  return dimensions.length > 0 ? { of: 'members', count, direction: 'top', by: 'value', within: null } : null;
}
