import type { SourceView } from '../../../data/source-view.ts';
import type { Mark } from '../../mark.ts';
import { asChoice, askedBack } from '../../problem.ts';
import type { Reading } from '../../reading.ts';
import { betterThanThen } from '../ask-better-by-what.ts';
import {
  alikeRows,
  eachLimitAlone,
  eitherLimit,
  limitOfPartWithin,
  markedRows,
  rangeOfNothing,
  twoSides,
} from './alternatives.ts';
import { bestDayOfAll } from './best-day-of-all.ts';
import { bestOfEachUnit, bestTimeOfAll, mostUnits, rankedByOther } from './best-times.ts';
import { clauseLost } from './clause-lost.ts';
import { againstItself } from './crossed-sides.ts';
import { eachKindAlone, eitherOfTwoKinds } from './either-of-two-kinds.ts';
import { eachOfUnlike, eitherOfUnlike } from './either-of-unlike.ts';
import { firstAsBest, firstAsMost } from './first-in-time.ts';
import { heardInVain } from './heard-in-vain.ts';
import {
  inBothTimes,
  meanOfStretch,
  movedThenAsked,
  namesOnBothSides,
  shareAgainstRest,
  twoNumbers,
} from './held-against.ts';
import { howManyOfMoney } from './how-many-of-money.ts';
import { apartLimits, impossibleLimit } from './impossible-limits.ts';
import { leastMoved } from './least-moved.ts';
import { limitOfOneSide } from './limit-of-one-side.ts';
import { limitOfNumberedNames, limitOfOtherKind, limitOfWholeUnit } from './limit-of-other-kind.ts';
import { moneyUnheard } from './money-unheard.ts';
import { oneNumberAboveOther, sumOrDifference } from './number-against-number.ts';
import { bothOfThem, everyOne, meanOfMoves, moveOfEach, shareInAny, totalOfTwo } from './of-each-one.ts';
import { countedBeyondOne, meanOfOnePart, meanOfSteps, netOfWhat, soldMostOf } from './of-one-part.ts';
import {
  chosenThenCompared,
  moreButLess,
  mostOfKind,
  oneOfTwoWays,
  rankedOtherwise,
  rankedPairs,
  withinTwoTimes,
} from './orders-apart.ts';
import { mostOfName, shareOfNamed, shareWithin, shareWithoutShares, twoShares } from './other-shares.ts';
import { numberOfFirst, partOfFirst } from './part-of-first.ts';
import { differentOnes, oneButNotOther, ratioByParts } from './parts-apart.ts';
import { bothNames, heldAgainstOne, rankedAlone, refuseOnlyOfName } from './ranked-alone.ts';
import { rankedInVain } from './ranked-in-vain.ts';
import { convertedApart, rateOfRate, rateTogether } from './rate-of-rate.ts';
import { saidOfBoth } from './said-of-both.ts';
import {
  againstAllDays,
  bareWeekdays,
  comparedTime,
  grainBeyondPeriod,
  rollingApart,
  sinceLimitedDay,
  twoComparisons,
  whichUnits,
} from './times-apart.ts';
import { timesNotAnswered } from './times-not-answered.ts';
import { twoMakings } from './two-makings.ts';
import { unlistedDemand } from './unlisted-demand.ts';
import { whereLost } from './where-lost.ts';

/** What a reading cannot hold at once, or not beside these words: then a word was put in a place that is not its own. */
export function refuseContradictions(marks: readonly Mark[], reading: Reading, view: SourceView): void {
  const about =
    apartLimits(reading) ??
    eitherLimit(marks, reading) ??
    twoSides(marks, reading) ??
    alikeRows(marks, reading) ??
    markedRows(marks, reading) ??
    rangeOfNothing(marks, reading) ??
    limitOfPartWithin(marks, reading) ??
    impossibleLimit(reading, view) ??
    limitOfOneSide(marks, reading) ??
    howManyOfMoney(marks, reading, view) ??
    moneyUnheard(marks, reading, view) ??
    betterThanThen(marks, reading) ??
    meanOfOnePart(marks, reading) ??
    countedBeyondOne(marks, reading) ??
    netOfWhat(marks, reading, view) ??
    soldMostOf(marks) ??
    meanOfSteps(marks) ??
    leastMoved(marks, reading) ??
    partOfFirst(marks, reading) ??
    numberOfFirst(marks, reading) ??
    rateOfRate(reading, view) ??
    convertedApart(marks, reading) ??
    sinceLimitedDay(marks, reading) ??
    grainBeyondPeriod(reading) ??
    timesNotAnswered(marks, reading) ??
    ratioByParts(reading) ??
    twoComparisons(marks, reading) ??
    rollingApart(reading) ??
    moreButLess(marks, reading) ??
    oneOfTwoWays(marks, reading) ??
    twoMakings(marks, reading) ??
    twoNumbers(marks, reading) ??
    saidOfBoth(marks, reading) ??
    movedThenAsked(marks, reading) ??
    meanOfStretch(marks) ??
    shareAgainstRest(marks, reading) ??
    namesOnBothSides(marks, reading) ??
    inBothTimes(marks, reading) ??
    eitherOfTwoKinds(marks, reading, view) ??
    eitherOfUnlike(marks, reading) ??
    sumOrDifference(marks) ??
    firstAsBest(marks, reading) ??
    firstAsMost(marks, reading) ??
    withinTwoTimes(reading) ??
    oneNumberAboveOther(marks, reading) ??
    limitOfNumberedNames(marks, reading) ??
    limitOfOtherKind(marks, reading) ??
    rankedPairs(marks, reading) ??
    mostOfKind(marks, reading) ??
    rankedOtherwise(reading) ??
    comparedTime(marks, reading) ??
    whichUnits(marks, reading) ??
    chosenThenCompared(marks, reading) ??
    clauseLost(marks, reading, view) ??
    whereLost(marks, reading, view) ??
    bareWeekdays(marks, reading) ??
    againstAllDays(reading) ??
    oneButNotOther(marks, reading) ??
    differentOnes(marks, reading) ??
    againstItself(reading) ??
    bestDayOfAll(marks, reading) ??
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
  if (about === 'either_of_two_kinds') throw askedBack(about, eachKindAlone(marks, reading));
  if (about === 'not_at_once') {
    const limits = eachLimitAlone(marks).map(asChoice);
    throw askedBack(about, limits.length > 0 ? limits : eachOfUnlike(marks));
  }
  if (about !== undefined) throw askedBack(about);
}
