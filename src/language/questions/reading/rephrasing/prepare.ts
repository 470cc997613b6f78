import type { SourceView } from '../../data/source-view.ts';
import type { Piece } from '../piece.ts';
import { beyondMean } from './beyond-mean.ts';
import { biggestChanges, changesOfIt, trendingAsCourse, whatMoves } from './changes-beside.ts';
import { compareAll } from './compare-all.ts';
import { eachOfPeriod, howManyOfPeriod } from './each-of-period.ts';
import { exclusionsFirst } from './exclusions.ts';
import { dropHeading } from './headings.ts';
import { ignoredBelow } from './ignored-below.ts';
import { kindsAsSources } from './kinds-as-sources.ts';
import { namesSaidTwice } from './names-said-twice.ts';
import { newUsersAsVisits } from './new-users-as-visits.ts';
import { ownRates } from './own-rates.ts';
import { pagesOfSections } from './pages-of-sections.ts';
import { paidAndOrganic, pairsOfOneKind } from './paid-and-organic.ts';
import { dropObjects, dropPlainWords, dropSecondPer, readRelated, useDescribed } from './plain-words.ts';
import {
  belowPaths,
  brandedQueries,
  conversionAsRate,
  dailyOfWeekdays,
  dropLeading,
  dropPersona,
  exceptBut,
  ordersByWhat,
  preferMembers,
  preferTopics,
  totalOfAll,
  unitOfShares,
} from './prepare-pieces.ts';
import { readSpending } from './read-spending.ts';
import {
  datesByUnit,
  dropExclaimed,
  kindsOfPatterns,
  labelsOfNames,
  newEvents,
  ordersOfRows,
  plansWithLimits,
  questionQueries,
  referralSources,
  shareOfAll,
  singleOut,
  spikesAsDays,
  takings,
} from './rephrase.ts';
import {
  definedTerms,
  dividedByParts,
  dropPairs,
  onlyThose,
  percentOfRate,
  ratesNamed,
  timeSpent,
} from './said-otherwise.ts';
import {
  definedInParentheses,
  dropMaking,
  dropPurpose,
  dropSecondMention,
  leastAndMost,
  toldBefore,
  whereItCameFrom,
} from './side-clauses.ts';
import { wordsOfNames } from './words-of-names.ts';

/**
 * Says in fewer kinds of pieces what is said in many ways. The order matters: what is silenced by one step is not read by
 * the next.
 */
export function prepare(pieces: Piece[], views: readonly SourceView[]): void {
  dropPersona(pieces);
  dropExclaimed(pieces);
  dropHeading(pieces);
  definedTerms(pieces);
  timeSpent(pieces);
  ratesNamed(pieces);
  dropPairs(pieces);
  onlyThose(pieces);
  wordsOfNames(pieces, views);
  ownRates(pieces, views);
  namesSaidTwice(pieces);
  paidAndOrganic(pieces, views);
  pairsOfOneKind(pieces);
  percentOfRate(pieces);
  dividedByParts(pieces);
  toldBefore(pieces);
  definedInParentheses(pieces);
  newUsersAsVisits(pieces, views);
  beyondMean(pieces);
  trendingAsCourse(pieces);
  whatMoves(pieces);
  dropMaking(pieces);
  dropPurpose(pieces);
  dropSecondMention(pieces);
  biggestChanges(pieces);
  changesOfIt(pieces);
  whereItCameFrom(pieces);
  leastAndMost(pieces);
  labelsOfNames(pieces);
  pagesOfSections(pieces);
  newEvents(pieces);
  datesByUnit(pieces);
  ignoredBelow(pieces);
  singleOut(pieces);
  ordersOfRows(pieces);
  exclusionsFirst(pieces);
  shareOfAll(pieces);
  plansWithLimits(pieces);
  questionQueries(pieces);
  kindsOfPatterns(pieces);
  spikesAsDays(pieces);
  referralSources(pieces, views);
  kindsAsSources(pieces, views);
  takings(
    pieces,
    views.some((view) => view.columnOf('revenue') !== undefined),
  );
  ordersByWhat(pieces);
  exceptBut(pieces);
  dropPlainWords(pieces);
  dropSecondPer(pieces);
  dropObjects(pieces);
  readRelated(pieces);
  useDescribed(pieces);
  conversionAsRate(pieces);
  belowPaths(pieces);
  brandedQueries(pieces);
  eachOfPeriod(pieces);
  howManyOfPeriod(pieces);
  compareAll(pieces);
  totalOfAll(pieces);
  dailyOfWeekdays(pieces);
  unitOfShares(pieces);
  preferMembers(pieces);
  preferTopics(pieces);
  dropLeading(pieces);
  readSpending(pieces);
}
