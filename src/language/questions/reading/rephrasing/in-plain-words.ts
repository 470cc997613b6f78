import type { SourceView } from '../../data/source-view.ts';
import type { Mark } from '../mark.ts';
import type { Piece } from '../piece.ts';
import { dropAskingVerb } from './asides/drop-asking-verb.ts';
import { dropVagueWords } from './asides/drop-vague-words.ts';
import { developAgainst } from './changes/develop-against.ts';
import { eitherWay, howTrending, overallCourse } from './changes/either-way.ts';
import { higherThanOthers } from './changes/higher-than-others.ts';
import { howItDoes } from './changes/how-it-does.ts';
import { levelsNotMoves } from './changes/levels-not-moves.ts';
import { partsNotMoves } from './changes/parts-not-moves.ts';
import { partsThatMadeIt } from './changes/parts-that-made-it.ts';
import { raisedNumbers } from './changes/raised-numbers.ts';
import { winsOfNow } from './changes/wins-of-now.ts';
import { wishesAsAdvice } from './changes/wishes-as-advice.ts';
import { dropGettingVerbs } from './drop-getting-verbs.ts';
import { adsOfSource } from './names/ads-of-source.ts';
import { allOrNone } from './names/all-or-none.ts';
import { brandAndRest } from './names/brand-and-rest.ts';
import { comingFrom } from './names/coming-from.ts';
import { eachOfBoth } from './names/each-of-both.ts';
import { kindOfBusiness } from './names/kind-of-business.ts';
import { mainOfEach } from './names/main-of-each.ts';
import { namedPages, numberedNames } from './names/named-pages.ts';
import { noneOfName } from './names/none-of-name.ts';
import { postsOfBlog, sectionsBehindPages } from './names/posts-of-blog.ts';
import { searchOnly } from './names/search-only.ts';
import { searchTraffic } from './names/search-traffic.ts';
import { sharesOfList } from './names/shares-of-list.ts';
import { splitByNames } from './names/split-by-names.ts';
import { aboutCannibals } from './numbers/about-cannibals.ts';
import { amountsNearly } from './numbers/amounts-nearly.ts';
import { appearances } from './numbers/appearances.ts';
import { conversionOfTwo } from './numbers/conversion-of-two.ts';
import { fractionsAsPercent } from './numbers/fractions.ts';
import { hoursOfMinutes } from './numbers/hours-of-minutes.ts';
import { howManyOfNames, pagesPerSession } from './numbers/how-many.ts';
import { limitsInMoney } from './numbers/limits-in-money.ts';
import { limitsOfRatios } from './numbers/limits-of-ratios.ts';
import { mailRates } from './numbers/mail-rates.ts';
import { manyOfOthers } from './numbers/many-of-others.ts';
import { meanOfOneEvent } from './numbers/mean-of-one-event.ts';
import { minusAsGap } from './numbers/minus-as-gap.ts';
import { movedUp } from './numbers/moved-up.ts';
import { numbersAsShares } from './numbers/numbers-as-shares.ts';
import { numbersInUnits } from './numbers/numbers-in-units.ts';
import { otherHalf } from './numbers/other-half.ts';
import { otherUnit } from './numbers/other-unit.ts';
import { perBehindRank } from './numbers/per-behind-rank.ts';
import { perPieceSold } from './numbers/per-piece-sold.ts';
import { percentOfAnother } from './numbers/percent-of-another.ts';
import { priceOfSold } from './numbers/price-of-sold.ts';
import { rankedUnits } from './numbers/ranked-units.ts';
import { dropRanksFor, ranksFor, ranksForQueries } from './numbers/ranks-for.ts';
import { rateOfWhat } from './numbers/rate-of-what.ts';
import { relativeTo } from './numbers/relative-to.ts';
import { scaledNumbers } from './numbers/scaled-numbers.ts';
import { shareOfOneInOther } from './numbers/share-of-one-in-other.ts';
import { shareWhoBuy } from './numbers/share-who-buy.ts';
import { sharesOfAnother } from './numbers/shares-of-another.ts';
import {
  moneyOfSold,
  moreOfThings,
  purchasesAsItems,
  salesBehindNumbers,
  soldAsPieces,
} from './numbers/sold-as-pieces.ts';
import { spentOnAds } from './numbers/spent-on-ads.ts';
import { timesAsMany } from './numbers/times-as-many.ts';
import { variesByPosition } from './numbers/varies-by-position.ts';
import { verbBeforeNumber } from './numbers/verb-before-number.ts';
import { whatIsMeasured } from './numbers/what-is-measured.ts';
import { wholesFirst } from './numbers/wholes-first.ts';
import { worthOfOne } from './numbers/worth-of-one.ts';
import { yearOrAmount } from './numbers/year-or-amount.ts';
import { busierDays } from './time/busier-days.ts';
import { endsLeftOut } from './time/ends-left-out.ts';
import { perDayAsMean } from './time/per-day-as-mean.ts';

/**
 * The same question in fewer words, before anything is put together: what only asks, what says "had" by another word, parts
 * told as fractions. Where the order shows a comment says so, and `order-of-steps.test.ts` fails if two are swapped.
 */
export function inPlainWords(marks: readonly Mark[], views: readonly SourceView[]): readonly Mark[] {
  const pieces: Piece[] = marks.map((mark) => ({ ...mark, used: false }));
  adsOfSource(pieces, views);
  purchasesAsItems(pieces, views);
  allOrNone(pieces);
  noneOfName(pieces);
  endsLeftOut(pieces);
  yearOrAmount(pieces);
  amountsNearly(pieces);
  mainOfEach(pieces);
  kindOfBusiness(pieces);
  dropAskingVerb(pieces);
  verbBeforeNumber(pieces);
  raisedNumbers(pieces);
  appearances(pieces, views);
  soldAsPieces(pieces, views);
  moneyOfSold(pieces, views);
  salesBehindNumbers(pieces, views);
  moreOfThings(pieces, views);
  limitsInMoney(pieces, views);
  scaledNumbers(pieces);
  // Of letters it is known what a rate is one of: before `rateOfWhat` asks
  mailRates(pieces, views);
  conversionOfTwo(pieces, views);
  rateOfWhat(pieces, views);
  numbersInUnits(pieces);
  hoursOfMinutes(pieces, views);
  otherUnit(pieces);
  limitsOfRatios(pieces, views);
  relativeTo(pieces);
  // "Spends most per item": before `perBehindRank` looks for what it is told per
  perPieceSold(pieces, views);
  perBehindRank(pieces, views);
  priceOfSold(pieces, views);
  meanOfOneEvent(pieces, views);
  shareWhoBuy(pieces);
  worthOfOne(pieces, views);
  spentOnAds(pieces);
  sharesOfAnother(pieces);
  brandAndRest(pieces);
  searchTraffic(pieces);
  searchOnly(pieces, views);
  postsOfBlog(pieces, views);
  sectionsBehindPages(pieces);
  winsOfNow(pieces);
  wishesAsAdvice(pieces);
  howManyOfNames(pieces);
  dropVagueWords(pieces);
  otherHalf(pieces);
  timesAsMany(pieces);
  namedPages(pieces, views);
  numberedNames(pieces, views);
  developAgainst(pieces);
  eitherWay(pieces);
  howTrending(pieces);
  howItDoes(pieces);
  overallCourse(pieces);
  pagesPerSession(pieces);
  aboutCannibals(pieces);
  manyOfOthers(pieces);
  ranksFor(pieces);
  ranksForQueries(pieces, views);
  dropRanksFor(pieces);
  rankedUnits(pieces);
  movedUp(pieces);
  variesByPosition(pieces);
  busierDays(pieces);
  // "Under a tenth of bookings" is "10 % of bookings" to `percentOfAnother`
  fractionsAsPercent(pieces);
  // Both name the number that is told over another: before `numbersAsShares` tells a share of each
  percentOfAnother(pieces);
  shareOfOneInOther(pieces);
  partsThatMadeIt(pieces);
  partsNotMoves(pieces);
  levelsNotMoves(pieces);
  higherThanOthers(pieces, views);
  comingFrom(pieces);
  dropGettingVerbs(pieces);
  wholesFirst(pieces);
  numbersAsShares(pieces, views);
  minusAsGap(pieces);
  eachOfBoth(pieces);
  sharesOfList(pieces);
  splitByNames(pieces);
  perDayAsMean(pieces);
  whatIsMeasured(pieces);
  return pieces.map(({ used, ...mark }) => mark);
}
