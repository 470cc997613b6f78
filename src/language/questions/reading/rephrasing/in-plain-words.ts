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
import { movedPastName } from './changes/moved-past-name.ts';
import { partsNotMoves } from './changes/parts-not-moves.ts';
import { partsThatMadeIt } from './changes/parts-that-made-it.ts';
import { raisedNumbers } from './changes/raised-numbers.ts';
import { winsOfNow } from './changes/wins-of-now.ts';
import { wishesAsAdvice } from './changes/wishes-as-advice.ts';
import { dropGettingVerbs } from './drop-getting-verbs.ts';
import { adsOfSource } from './names/ads-of-source.ts';
import { allOrNone } from './names/all-or-none.ts';
import { bestOfEachName } from './names/best-of-each-name.ts';
import { brandAndRest, nameAndNon } from './names/brand-and-rest.ts';
import { comingFrom } from './names/coming-from.ts';
import { eachOfBoth } from './names/each-of-both.ts';
import { kindOfBusiness } from './names/kind-of-business.ts';
import { kindsBehindNames } from './names/kinds-behind-names.ts';
import { kindsOfThings } from './names/kinds-of-things.ts';
import { mainOfEach } from './names/main-of-each.ts';
import { namedPages, numberedNames, pagesLikeWords } from './names/named-pages.ts';
import { namesOfOtherColumn } from './names/names-of-other-column.ts';
import { namesSpelledOut } from './names/names-spelled-out.ts';
import { noneOfName } from './names/none-of-name.ts';
import { notDoneBy } from './names/not-done-by.ts';
import { notSetOfColumns } from './names/not-set-of-columns.ts';
import { postsOfBlog, sectionsBehindPages } from './names/posts-of-blog.ts';
import { searchOnly } from './names/search-only.ts';
import { searchTraffic } from './names/search-traffic.ts';
import { sharesOfList } from './names/shares-of-list.ts';
import { splitByNames } from './names/split-by-names.ts';
import { minusAsGap } from './numbers/beside/minus-as-gap.ts';
import { appearances } from './numbers/columns/appearances.ts';
import { boughtByCustomers, boughtForMoney } from './numbers/columns/bought-by-customers.ts';
import { howManyOfNames, pagesPerSession } from './numbers/columns/how-many.ts';
import { sellingThings } from './numbers/columns/selling-things.ts';
import {
  moneyOfSold,
  moreOfThings,
  purchasesAsItems,
  salesBehindNumbers,
  soldAsPieces,
} from './numbers/columns/sold-as-pieces.ts';
import { earnedFromAds, spentOnAds } from './numbers/columns/spent-on-ads.ts';
import { verbBeforeNumber } from './numbers/columns/verb-before-number.ts';
import { whatIsMeasured, whatIsMeasuredPer } from './numbers/columns/what-is-measured.ts';
import { amountsLikeNames } from './numbers/limits/amounts-like-names.ts';
import { amountsNearly } from './numbers/limits/amounts-nearly.ts';
import { thanOneName } from './numbers/limits/beyond-name.ts';
import { hoursOfMinutes } from './numbers/limits/hours-of-minutes.ts';
import { limitsInMoney } from './numbers/limits/limits-in-money.ts';
import { limitsOfAmounts } from './numbers/limits/limits-of-amounts.ts';
import { limitsOfGiving } from './numbers/limits/limits-of-giving.ts';
import { limitsOfRatios } from './numbers/limits/limits-of-ratios.ts';
import { numbersInUnits } from './numbers/limits/numbers-in-units.ts';
import { otherUnit } from './numbers/limits/other-unit.ts';
import { pagesAsNames } from './numbers/limits/pages-as-names.ts';
import { placesAsPositions } from './numbers/limits/places-as-positions.ts';
import { rangesOfThousands } from './numbers/limits/ranges-of-thousands.ts';
import { scaledNumbers } from './numbers/limits/scaled-numbers.ts';
import { timesAsMany } from './numbers/limits/times-as-many.ts';
import { yearBesideYear, yearOrAmount } from './numbers/limits/year-or-amount.ts';
import { meanOfOneEvent } from './numbers/of-one/mean-of-one-event.ts';
import { perBehindRank } from './numbers/of-one/per-behind-rank.ts';
import { perPieceSold, piecesPerOrder } from './numbers/of-one/per-piece-sold.ts';
import { priceOfSold } from './numbers/of-one/price-of-sold.ts';
import { pricePerThing } from './numbers/of-one/price-per-thing.ts';
import { orderValue, sizeOfOrders } from './numbers/of-one/size-of-orders.ts';
import { worthOfOne } from './numbers/of-one/worth-of-one.ts';
import { otherHalf } from './numbers/other-half.ts';
import { aboutCannibals } from './numbers/ranks/about-cannibals.ts';
import { manyOfOthers } from './numbers/ranks/many-of-others.ts';
import { movedUp } from './numbers/ranks/moved-up.ts';
import { rankedUnits } from './numbers/ranks/ranked-units.ts';
import { dropRanksFor, ranksFor, ranksForQueries } from './numbers/ranks/ranks-for.ts';
import { variesByPosition } from './numbers/ranks/varies-by-position.ts';
import { adReturns } from './numbers/rates/ad-returns.ts';
import { conversionOfTwo } from './numbers/rates/conversion-of-two.ts';
import { mailRates } from './numbers/rates/mail-rates.ts';
import { ofCarts } from './numbers/rates/of-carts.ts';
import { perSearchThatLacks } from './numbers/rates/per-search-that-lacks.ts';
import { rateOfItsBase } from './numbers/rates/rate-of-its-base.ts';
import { rateOfWhat } from './numbers/rates/rate-of-what.ts';
import { relativeTo } from './numbers/rates/relative-to.ts';
import { shareWhoBuy } from './numbers/rates/share-who-buy.ts';
import { fractionsAsPercent } from './numbers/shares/fractions.ts';
import { numbersAsShares } from './numbers/shares/numbers-as-shares.ts';
import { percentOfAnother } from './numbers/shares/percent-of-another.ts';
import { shareOfOneInOther } from './numbers/shares/share-of-one-in-other.ts';
import { shareOfOwnKind } from './numbers/shares/share-of-own-kind.ts';
import { sharesOfAnother } from './numbers/shares/shares-of-another.ts';
import { soldInPercent } from './numbers/shares/sold-in-percent.ts';
import { wholesFirst } from './numbers/shares/wholes-first.ts';
import { busierDays } from './time/busier-days.ts';
import { endsLeftOut } from './time/ends-left-out.ts';
import { lastWholeOnes } from './time/last-whole-ones.ts';
import { perDayAsMean } from './time/per-day-as-mean.ts';

/**
 * The same question in fewer words, before anything is put together: what only asks, what says "had" by another word, parts
 * told as fractions. Where the order shows a comment says so, and `order-of-steps.test.ts` fails if two are swapped.
 */
export function inPlainWords(marks: readonly Mark[], views: readonly SourceView[]): readonly Mark[] {
  const pieces: Piece[] = marks.map((mark) => ({ ...mark, used: false }));
  // First: the word is no number then
  pagesLikeWords(pieces, views);
  // Before names are looked for beside numbers
  amountsLikeNames(pieces);
  // Before "with an" and "no" are of no account
  notSetOfColumns(pieces, views);
  // Before two numbers become one, and "per" is silent
  whatIsMeasuredPer(pieces);
  adsOfSource(pieces, views);
  namesSpelledOut(pieces);
  kindsBehindNames(pieces, views);
  purchasesAsItems(pieces, views);
  boughtByCustomers(pieces, views);
  boughtForMoney(pieces, views);
  placesAsPositions(pieces, views);
  kindsOfThings(pieces);
  namesOfOtherColumn(pieces, views);
  notDoneBy(pieces);
  allOrNone(pieces);
  noneOfName(pieces);
  lastWholeOnes(pieces, views);
  endsLeftOut(pieces);
  yearOrAmount(pieces);
  yearBesideYear(pieces);
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
  sellingThings(pieces, views);
  pricePerThing(pieces, views);
  limitsOfAmounts(pieces, views);
  limitsInMoney(pieces, views);
  limitsOfGiving(pieces, views);
  scaledNumbers(pieces);
  rangesOfThousands(pieces);
  // Of letters it is known what a rate is one of: before `rateOfWhat` asks
  mailRates(pieces, views);
  adReturns(pieces, views);
  ofCarts(pieces, views);
  // Before a rate is told per what it is one of where nobody says of what
  rateOfItsBase(pieces, views);
  conversionOfTwo(pieces, views);
  rateOfWhat(pieces, views);
  perSearchThatLacks(pieces, views);
  numbersInUnits(pieces);
  hoursOfMinutes(pieces, views);
  otherUnit(pieces);
  limitsOfRatios(pieces, views);
  relativeTo(pieces);
  // "Spends most per item": before `perBehindRank` looks for what it is told per
  perPieceSold(pieces, views);
  piecesPerOrder(pieces, views);
  sizeOfOrders(pieces, views);
  orderValue(pieces, views);
  perBehindRank(pieces, views);
  priceOfSold(pieces, views);
  meanOfOneEvent(pieces, views);
  shareWhoBuy(pieces);
  worthOfOne(pieces, views);
  spentOnAds(pieces);
  earnedFromAds(pieces, views);
  shareOfOwnKind(pieces, views);
  sharesOfAnother(pieces);
  nameAndNon(pieces);
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
  busierDays(pieces, views);
  // "Under a tenth of bookings" is "10 % of bookings" to `percentOfAnother`
  fractionsAsPercent(pieces);
  // "Sell more than 20 % of tickets": before `percentOfAnother` tells the money of the verb over the tickets
  soldInPercent(pieces, views);
  // Both name the number that is told over another: before `numbersAsShares` tells a share of each
  percentOfAnother(pieces);
  shareOfOneInOther(pieces);
  partsThatMadeIt(pieces);
  partsNotMoves(pieces);
  levelsNotMoves(pieces);
  higherThanOthers(pieces, views);
  movedPastName(pieces);
  // Before `thanOneName` looks for the name
  pagesAsNames(pieces, views);
  thanOneName(pieces, views);
  comingFrom(pieces);
  dropGettingVerbs(pieces);
  wholesFirst(pieces);
  numbersAsShares(pieces, views);
  minusAsGap(pieces);
  bestOfEachName(pieces);
  eachOfBoth(pieces);
  sharesOfList(pieces);
  splitByNames(pieces);
  perDayAsMean(pieces);
  whatIsMeasured(pieces);
  return pieces.map(({ used, ...mark }) => mark);
}
