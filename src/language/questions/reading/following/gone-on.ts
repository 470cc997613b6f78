import type { Assembled } from '../assemble.ts';
import { followOn } from '../follow-on.ts';
import { askedBack } from '../problem.ts';
import type { Reading } from '../reading.ts';
import { foundSplit } from './of-names/found-split.ts';
import { namesSplit } from './of-names/names-split.ts';
import { withAdded, withNames, withNamesAdded } from './of-names/with-added.ts';
import { amountOfFound } from './of-rows/amount-of-found.ts';
import { ofThoseBefore } from './of-rows/of-those-before.ts';
import { shareOfRows } from './of-rows/share-of-rows.ts';
import { bestTimeOf, inBestOfBefore, inFoundTime } from './of-times/in-best-of-before.ts';
import { ofTimesApart } from './of-times/of-times-apart.ts';
import { onFoundDays } from './of-times/on-found-days.ts';

/** How a question speaks of the one before it. */
export interface Pointing {
  readonly text: string;
  readonly isOfBefore: boolean;
  readonly adds: boolean;
  readonly joins: boolean;
  readonly sorts: boolean;
}

/** The question before with what this one changes of it, in another order, beside what it asks, or of those that it found. */
export function goneOn(
  before: Reading,
  assembled: Assembled,
  { text, isOfBefore, adds, joins, sorts }: Pointing,
): Reading {
  refuseCauseOfFound(before, assembled);
  refuseWeekdaysOfFound(before, assembled);
  const found = foundSplit(before, assembled);
  if (found !== undefined) return followOn(found, assembled);
  const merged = sameStanding(before, ofTimesApart(before, followOn(before, assembled), assembled));
  refuseAllDaysHeld(merged);
  const onDays = adds || joins || sorts ? undefined : onFoundDays(before, merged, assembled, isOfBefore);
  if (onDays !== undefined) return onDays;
  const split = namesSplit(before, merged, assembled);
  if (split !== undefined) return split;
  const shares = adds || joins ? undefined : shareOfRows(before, merged, assembled);
  if (shares !== undefined) return shares;
  const amount = amountOfFound(text, before, merged, assembled);
  if (amount !== undefined) return amount;
  if (sorts) return inOrderOf(before, merged, assembled);
  if (joins && assembled.has.filter && !assembled.has.metric) return withNames(before, merged, assembled);
  if (adds) return withNamesAdded(before, merged, assembled) ?? withAdded(before, merged, assembled);
  if (isOfBefore && isWithinBestTime(before, assembled))
    return inFoundTime(before, merged, assembled.reading);
  if (isOfBefore && isOfBestTime(before, assembled)) return inBestOfBefore(before, merged, assembled.reading);
  if (isOfBefore) return ofThoseBefore(before, merged, { ...assembled.has, moves: assembled.reading.moves });
  return ofTimeBefore(before, merged, assembled);
}

/** "And in the US?" behind the place of Vienna among the hotels: its place among them there, and not that of the US. */
function sameStanding(before: Reading, merged: Reading): Reading {
  const subject = before.filters.at(-1)?.dimension;
  if (before.shape !== 'standing' || merged.shape !== 'standing' || subject === undefined) return merged;
  const isSubject = ({ dimension }: Reading['filters'][number]): boolean => dimension === subject;
  return {
    ...merged,
    filters: [...merged.filters.filter((one) => !isSubject(one)), ...merged.filters.filter(isSubject)],
  };
}

/** "Is that better than last year?" behind a number of all data: before its days there are none. */
function refuseAllDaysHeld({ versus, periods: [period, ...others] }: Reading): void {
  if (versus !== null && others.length === 0 && period?.reading === 'all_data')
    throw askedBack('versus_what');
}

/** "What weekday are they mostly?" of the days that were found: their limit would be put on the mean of each weekday. */
function refuseWeekdaysOfFound(
  { grain, limits, dimensions }: Reading,
  { reading: now, has }: Assembled,
): void {
  const isOfDays = grain === 'day' && limits.length > 0 && dimensions.length === 0;
  if (isOfDays && now.grain === 'weekday' && !has.metric && now.limits.length === 0)
    throw askedBack('points_back');
}

/** "Why?" behind the one that lost most: its own number told again would be no cause. */
function refuseCauseOfFound({ rank, moves, limits }: Reading, { reading: now, has }: Assembled): void {
  const isBare = now.intent === 'why' && !has.metric && !has.period && !has.filter && !has.dimension;
  const isOfFound = rank?.of === 'members' && (rank.count === 1 || rank.by !== 'value' || moves.length > 0);
  if (isBare && (isOfFound || (moves.length > 0 && limits.length === 0))) throw askedBack('points_back');
}

/** "How much revenue?" behind the best day for sessions: that of this day. "Which products sold on those?" behind the best three is of these. */
const isOfBestTime = ({ rank, dimensions }: Reading, { has, reading: now }: Assembled): boolean =>
  rank?.of === 'time' &&
  (rank.count === 1 || has.dimension) &&
  dimensions.length === 0 &&
  has.metric &&
  now.grain === null;

const LENGTHS: readonly Reading['grain'][] = ['day', 'week', 'month'];

/** "Its best day?" behind the best month, "by day" of that one: of smaller units than the one that was found. */
const isWithinBestTime = ({ rank, dimensions, grain }: Reading, { reading: now }: Assembled): boolean =>
  rank?.of === 'time' &&
  rank.count === 1 &&
  dimensions.length === 0 &&
  now.grain !== null &&
  LENGTHS.includes(now.grain) &&
  LENGTHS.indexOf(now.grain) < LENGTHS.indexOf(grain);

/** A ranking of time behind one of names, and names behind the best time. */
function ofTimeBefore(before: Reading, merged: Reading, { has, reading: now }: Assembled): Reading {
  if (has.metric || has.period || merged.intent !== 'numbers') return merged;
  const isBestTime = before.rank?.of === 'time' && before.dimensions.length === 0;
  if (isBestTime && has.dimension && now.rank?.of !== 'time' && now.grain === null)
    return inBestOfBefore(before, merged, now);
  const wasFound = before.rank?.of === 'members' && before.rank.count === 1;
  const isOfNames = before.dimensions.length > 0 && before.grain === null && !has.dimension;
  const asksWhen = now.rank?.of === 'time' || (wasFound && now.grain !== null);
  return isOfNames && asksWhen && before.shape === 'value' ? bestTimeOf(before, merged) : merged;
}

/** Of a top 3 the same three by their names; undefined where nobody knows them. */
function ofRowsTold(before: Reading): Reading | undefined {
  const { rank, found, filters, dimensions } = before;
  if (dimensions.length === 0) return undefined;
  if (rank === null) return before;
  if (found === null || rank.by !== 'value') return undefined;
  const only = { dimension: found.dimension, is: 'one_of' as const, members: [...found.members] };
  return {
    ...before,
    rank: null,
    filters: [...filters.filter(({ dimension }) => dimension !== found.dimension), only],
  };
}

/** "Sort by revenue": the same rows. Of a top 3 it could be the same three or another three, and one number has no order. */
function inOrderOf(before: Reading, merged: Reading, { reading: now, has }: Assembled): Reading {
  if (now.orderBy === null || !has.metric) return merged;
  // Of two times the rows stand by what each had, and no longer by how far it moved
  const isOfItsNumber = before.metrics.length === 1 && now.orderBy === before.metrics[0];
  const isWhole = before.rank === null || (before.rank.count === null && before.rank.by === 'both_ends');
  const isOfTwoTimes =
    before.versus !== null || before.periods.length === 2 || before.rank?.by === 'both_ends';
  const isOfAnother = !isOfItsNumber && before.moves.length === 0 && before.dimensions.length > 0;
  const told = isWhole ? { ...before, rank: null } : isOfAnother ? ofRowsTold(before) : undefined;
  if ((isOfItsNumber || isOfAnother) && isOfTwoTimes && told !== undefined && now.order !== 'up')
    return {
      ...told,
      // What they stand in order of is told first
      metrics: [...new Set([now.orderBy, ...before.metrics])],
      versus: before.versus ?? (before.periods.length < 2 ? 'before' : null),
      orderBy: null,
      order: null,
      assumptions: now.assumptions,
    };
  const rows = ofRowsTold(before);
  if (rows === undefined || now.sourceId !== before.sourceId) throw askedBack('points_back');
  return {
    ...rows,
    // What rows stand in order of is seen beside them
    metrics: [...new Set([...before.metrics, now.orderBy])],
    orderBy: now.orderBy,
    order: now.order ?? before.order,
    assumptions: now.assumptions,
  };
}
