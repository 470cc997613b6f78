import { isMetricId } from '#src/semantics/metric.ts';
import type { SourceView } from '../../data/source-view.ts';
import { lengthOf, periodBefore, yearBefore } from '../../dates/period.ts';
import type { Keyword } from '../../vocabulary/keyword.ts';
import type { About } from '../about.ts';
import type { Mark } from '../mark.ts';
import { isKeyword } from '../piece.ts';
import { NotAnswerable } from '../problem.ts';
import type { Reading } from '../reading.ts';
import { againstItself, crossedSides, narrowedSide } from './crossed-sides.ts';
import { eitherOfTwoKinds } from './either-of-two-kinds.ts';
import { heardInVain } from './heard-in-vain.ts';
import {
  inBothTimes,
  meanOfStretch,
  movedThenAsked,
  namesOnBothSides,
  shareAgainstRest,
  twoNumbers,
} from './held-against.ts';
import { apartLimits, impossibleLimit } from './impossible-limits.ts';
import {
  bestOfEachUnit,
  bestTimeOfAll,
  firstAsBest,
  limitOfOtherKind,
  limitOfWholeUnit,
  mostUnits,
  oneNumberAboveOther,
  rankedByOther,
  rateTogether,
  shareOfNamed,
  sumOrDifference,
  unlistedDemand,
  withinTwoTimes,
} from './not-told.ts';
import { bothOfThem, everyOne, meanOfMoves, moveOfEach, shareInAny, totalOfTwo } from './of-each-one.ts';
import { mostOfName, shareWithin, shareWithoutShares, twoShares } from './other-shares.ts';
import { bothNames, heldAgainstOne, rankedAlone, refuseOnlyOfName } from './ranked-alone.ts';
import { rankedInVain } from './ranked-in-vain.ts';
import { saidOfBoth } from './said-of-both.ts';
import { twoMakings } from './two-makings.ts';

/** What a reading cannot hold at once, or not beside these words: then a word was put in a place that is not its own. */
export function refuseContradictions(marks: readonly Mark[], reading: Reading, view: SourceView): void {
  const about =
    apartLimits(reading) ??
    impossibleLimit(reading, view) ??
    grainBeyondPeriod(reading) ??
    ratioByParts(reading) ??
    twoComparisons(marks, reading) ??
    rollingApart(reading) ??
    oneOfTwoWays(marks, reading) ??
    twoMakings(marks, reading) ??
    twoNumbers(marks, reading) ??
    saidOfBoth(marks, reading) ??
    movedThenAsked(marks, reading) ??
    meanOfStretch(marks) ??
    shareAgainstRest(marks, reading) ??
    namesOnBothSides(marks, reading) ??
    inBothTimes(marks, reading) ??
    eitherOfTwoKinds(marks, reading) ??
    sumOrDifference(marks) ??
    firstAsBest(marks, reading) ??
    withinTwoTimes(reading) ??
    oneNumberAboveOther(marks, reading) ??
    limitOfOtherKind(marks, reading) ??
    rankedPairs(marks, reading) ??
    rankedOtherwise(reading) ??
    comparedTime(marks, reading) ??
    whichUnits(marks, reading) ??
    chosenThenCompared(marks, reading) ??
    unansweredWhere(marks, reading) ??
    bareWeekdays(marks, reading) ??
    againstAllDays(reading) ??
    oneButNotOther(marks, reading) ??
    differentOnes(marks, reading) ??
    crossedSides(marks) ??
    narrowedSide(marks, reading) ??
    againstItself(reading) ??
    bestTimeOfAll(marks, reading) ??
    rankedByOther(marks, reading) ??
    limitOfWholeUnit(marks, reading) ??
    shareOfNamed(marks, reading) ??
    mostUnits(marks, reading) ??
    unlistedDemand(marks, reading) ??
    heardInVain(marks, reading) ??
    rankedInVain(marks, reading) ??
    bestOfEachUnit(marks, reading) ??
    twoShares(marks, reading) ??
    shareWithin(reading) ??
    shareWithoutShares(marks, reading) ??
    mostOfName(marks, reading) ??
    rankedAlone(reading) ??
    heldAgainstOne(marks, reading) ??
    bothNames(marks, reading) ??
    moveOfEach(marks, reading) ??
    bothOfThem(marks, reading) ??
    everyOne(marks, reading) ??
    meanOfMoves(marks, reading) ??
    totalOfTwo(marks, reading) ??
    rateTogether(marks, reading, view) ??
    shareInAny(reading);
  refuseOnlyOfName(marks, reading);
  if (about !== undefined) throw new NotAnswerable({ type: 'ambiguous', about, choices: [] });
}

const said = (marks: readonly Mark[], ...keywords: readonly Keyword[]): readonly Mark[] =>
  marks.filter((mark) => mark.type === 'keyword' && keywords.includes(mark.keyword));

/**
 * "The 5 pages with the most clicks: how did their position change?", "which of the top 10 countries by sessions had lower
 * revenue": by the one they are chosen, and not by how far something moved.
 */
function chosenThenCompared(marks: readonly Mark[], { rank }: Reading): About | undefined {
  if (rank === null || rank.by === 'value') return undefined;
  const spoken = marks.filter(({ type }) => type !== 'noise');
  const isOfLevel = spoken.some((mark, at) => {
    const [next, behind] = [spoken[at + 1], spoken[at + 2]];
    if (next?.type !== 'metric') return false;
    if (isKeyword(mark, 'top')) return rank.by === 'change';
    const isCounted = spoken
      .slice(Math.max(0, at - 3), at)
      .some((one, place, near) => isKeyword(one, 'top', 'bottom') && near[place + 1]?.type === 'number');
    return (
      isCounted &&
      isKeyword(mark, 'by') &&
      /^(?:gain|loss)$/.test(rank.by) &&
      !isKeyword(behind, 'gain', 'loss', 'change')
    );
  });
  return isOfLevel ? 'chosen_then_compared' : undefined;
}

/** "The ratio of returning to new sessions by device": one is told of two names, and not one of each part. */
const ratioByParts = ({ shape, dimensions }: Reading): About | undefined =>
  shape === 'ratio' && dimensions.length > 0 ? 'not_at_once' : undefined;

const DAYS = { day: 1, week: 7, month: 28, quarter: 89, year: 365, weekday: 1 } as const;

/** Two single days are not told by week: what stands between them was asked for. */
function grainBeyondPeriod({ grain, periods }: Reading): About | undefined {
  if (grain === null) return undefined;
  const isBeyond = periods.some(
    (period) => period.isRunning !== true && period.unit !== grain && lengthOf(period) < DAYS[grain],
  );
  return isBeyond ? 'steps_of_time' : undefined;
}

/** Each of two named months against the other, or against the one before it? The same where one is that before. */
function twoComparisons(marks: readonly Mark[], { versus, periods, isStepwise }: Reading): About | undefined {
  const [first, second] = periods;
  if (versus === null || isStepwise || first === undefined || second === undefined) return undefined;
  const [now, then] = first.from > second.from ? [first, second] : [second, first];
  const before = versus === 'before' ? periodBefore(now) : yearBefore(now);
  // "More than the month before in both February and March": each of them
  const isOfBoth = marks.some((mark) => /^both(?: in)?$/i.test(mark.said));
  return before.from === then.from && !isOfBoth ? undefined : 'two_changes';
}

/** "A 28-day mean of weekly sessions": of days, or of weeks? */
const rollingApart = ({ rolling, rollingUnit, grain }: Reading): About | undefined =>
  rolling !== null && grain !== null && grain !== rollingUnit ? 'rolling' : undefined;

/** "Grew or shrank most": both were asked, and one is told. */
function oneOfTwoWays(
  marks: readonly Mark[],
  { rank, moves, dimensions, limits }: Reading,
): About | undefined {
  const ways = [said(marks, 'gain'), said(marks, 'loss')];
  const isBoth = ways.every((list) =>
    list.some((mark) => !/^(?:more|less|fewer|higher|lower|greater|up|down)$/i.test(mark.said)),
  );
  const isOneWay = rank !== null && /^(?:gain|loss|growth|shrinkage)$/.test(rank.by);
  return isBoth && isOneWay && dimensions.length > 0 && moves.length === 0 && limits.length === 0
    ? 'two_changes'
    : undefined;
}

/** "The top country per channel" is one of each channel, not one pair of all. */
function rankedPairs(marks: readonly Mark[], { rank, dimensions }: Reading): About | undefined {
  if (rank?.of !== 'members' || dimensions.length < 2 || rank.within !== null) return undefined;
  const isOfEach = marks.some(
    (mark, at) =>
      mark.type === 'dimension' &&
      marks
        .slice(Math.max(0, at - 2), at)
        .some(
          (one) =>
            one.type === 'keyword' &&
            (one.keyword === 'per' ||
              one.keyword === 'each' ||
              (one.keyword === 'by' && /each|every/i.test(one.said))),
        ),
  );
  return isOfEach ? 'two_rankings' : undefined;
}

/** "The most sessions, lowest first" */
const rankedOtherwise = ({ rank, order }: Reading): About | undefined =>
  rank?.by === 'value' && order !== null && (order === 'up') !== (rank.direction === 'bottom')
    ? 'two_rankings'
    : undefined;

/** "Mondays against Sundays, compared to the previous month": what stands behind the comparison is compared. */
function comparedTime(
  marks: readonly Mark[],
  { always, periods, versus, isStepwise }: Reading,
): About | undefined {
  const isAsked = marks.some((mark, at) => {
    const next = marks.slice(at + 1).find(({ type }) => type !== 'noise');
    return (
      mark.type === 'keyword' &&
      mark.keyword === 'versus' &&
      next?.type === 'time' &&
      (next.time.type === 'relative' ||
        (next.time.type === 'period' && next.time.period.onDays === undefined))
    );
  });
  // Each month against the one before it
  const isTold = versus !== null || isStepwise || (always?.direction ?? null) !== null;
  return isAsked && periods.length < 2 && !isTold ? 'versus_what' : undefined;
}

/** "Which weeks had less than the week before": each of them, and not all of them against as many before. */
function whichUnits(
  marks: readonly Mark[],
  { grain, versus, isStepwise, rank, always, dimensions }: Reading,
): About | undefined {
  const isAsked = marks.some((mark, at) => isKeyword(mark, 'which') && marks[at + 1]?.type === 'unit');
  const isOneStretch =
    grain !== null && versus === 'before' && !isStepwise && rank === null && always === null;
  return isAsked && isOneStretch && dimensions.length === 0 ? 'steps_of_time' : undefined;
}

/** "Is Monday or Friday busier?": the last one of each, or all of them? */
function bareWeekdays(marks: readonly Mark[], { periods }: Reading): About | undefined {
  const bare = marks.filter(
    ({ type, said }) => type === 'time' && /^(?:mon|tues|wednes|thurs|fri|satur|sun)day$/i.test(said),
  );
  return bare.length > 1 && bare.length === periods.length ? 'which_weekdays' : undefined;
}

/** "And where did it come from?" */
function unansweredWhere(
  marks: readonly Mark[],
  { intent, dimensions, filters, each, limits }: Reading,
): About | undefined {
  // "Where are my quick wins?"
  if (intent === 'advice' || intent === 'findings' || intent === 'striking') return undefined;
  const isAsked = marks.some(
    (mark, at) =>
      /^where$/i.test(mark.said) &&
      (at === 0 || /^(?:and|,|from)$/i.test(marks[at - 1]?.said ?? '') || marks[at - 1]?.type === 'stop') &&
      /^(?:do|did|does|is|are|was|were|come|came)/i.test(marks[at + 1]?.said ?? ''),
  );
  return isAsked && dimensions.length + filters.length + limits.length === 0 && each === null
    ? 'where_from'
    : undefined;
}

/** "Mondays against the average of all days in February": all days of February, or all there are? */
const againstAllDays = ({ periods }: Reading): About | undefined =>
  periods.length > 1 && periods.some(({ reading }) => reading === 'all_data') ? 'versus_what' : undefined;

/** "Devices with sessions from Ireland but not from Germany": those that had none from there, which no row of Ireland tells. */
function oneButNotOther(marks: readonly Mark[], { dimensions, filters }: Reading): About | undefined {
  const isButNot = marks.some((mark, at) =>
    /^but (?:not|no|none)\b/i.test(`${mark.said} ${marks[at + 1]?.said ?? ''}`),
  );
  const isOfOne = filters.some(
    ({ dimension, is }) =>
      is === 'one_of' && filters.some((other) => other.dimension === dimension && other.is === 'none_of'),
  );
  return isButNot && isOfOne && dimensions.length > 0 ? 'not_at_once' : undefined;
}

/** "How many different borrowers in August?": counted day by day, who came on two days is two of them. */
function differentOnes(marks: readonly Mark[], { metrics, periods }: Reading): About | undefined {
  const spoken = marks.filter(({ type }) => type !== 'noise');
  const isOfColumn = spoken.some((mark, at) => {
    const next = spoken[at + 1];
    return (
      isKeyword(mark, 'distinct') &&
      next?.type === 'metric' &&
      !isMetricId(next.metric) &&
      metrics.includes(next.metric)
    );
  });
  const isOneDay = periods.length > 0 && periods.every((period) => lengthOf(period) === 1);
  return isOfColumn && !isOneDay ? 'different_ones' : undefined;
}
