import type { SourceView } from '../../data/source-view.ts';
import type { Mark } from '../mark.ts';
import type { Piece } from '../piece.ts';
import { dropAskingVerb } from './asides/asking-verbs.ts';
import { dropVagueWords } from './asides/vague-words.ts';
import { eitherWay, howTrending } from './changes/either-way.ts';
import { partsNotMoves } from './changes/parts-not-moves.ts';
import { winsOfNow } from './changes/wins-of-now.ts';
import { dropGettingVerbs } from './getting-verbs.ts';
import { brandAndRest } from './names/brand-and-rest.ts';
import { comingFrom } from './names/coming-from.ts';
import { eachOfBoth } from './names/each-of-both.ts';
import { namedPages, numberedNames } from './names/named-pages.ts';
import { searchOnly } from './names/search-only.ts';
import { searchTraffic } from './names/search-traffic.ts';
import { aboutCannibals } from './numbers/about-cannibals.ts';
import { fractionsAsPercent } from './numbers/fractions.ts';
import { howManyOfNames, pagesPerSession } from './numbers/how-many.ts';
import { minusAsGap } from './numbers/minus-as-gap.ts';
import { movedUp } from './numbers/moved-up.ts';
import { numbersAsShares } from './numbers/numbers-as-shares.ts';
import { numbersInUnits } from './numbers/numbers-in-units.ts';
import { otherHalf } from './numbers/other-half.ts';
import { percentOfAnother } from './numbers/percent-of-another.ts';
import { dropRanksFor, ranksFor } from './numbers/ranks-for.ts';
import { shareOfOneInOther } from './numbers/share-of-one-in-other.ts';
import { sharesOfAnother } from './numbers/shares-of-another.ts';
import { timesAsMany } from './numbers/times-as-many.ts';
import { variesByPosition } from './numbers/varies-by-position.ts';
import { whatIsMeasured } from './numbers/what-is-measured.ts';
import { wholesFirst } from './numbers/wholes-first.ts';
import { busierDays } from './time/busier-days.ts';
import { perDayAsMean } from './time/per-day-as-mean.ts';

/**
 * The same question in fewer words, before anything is put together: what only asks, what says "had" by another word, parts
 * told as fractions.
 */
export function inPlainWords(marks: readonly Mark[], views: readonly SourceView[]): readonly Mark[] {
  const pieces: Piece[] = marks.map((mark) => ({ ...mark, used: false }));
  dropAskingVerb(pieces);
  numbersInUnits(pieces);
  sharesOfAnother(pieces);
  brandAndRest(pieces);
  searchTraffic(pieces);
  searchOnly(pieces, views);
  winsOfNow(pieces);
  howManyOfNames(pieces);
  dropVagueWords(pieces);
  otherHalf(pieces);
  timesAsMany(pieces);
  namedPages(pieces, views);
  numberedNames(pieces, views);
  eitherWay(pieces);
  howTrending(pieces);
  pagesPerSession(pieces);
  aboutCannibals(pieces);
  ranksFor(pieces);
  dropRanksFor(pieces);
  movedUp(pieces);
  variesByPosition(pieces);
  busierDays(pieces);
  fractionsAsPercent(pieces);
  percentOfAnother(pieces);
  shareOfOneInOther(pieces);
  partsNotMoves(pieces);
  comingFrom(pieces);
  dropGettingVerbs(pieces);
  wholesFirst(pieces);
  numbersAsShares(pieces);
  minusAsGap(pieces);
  eachOfBoth(pieces);
  perDayAsMean(pieces);
  whatIsMeasured(pieces);
  return pieces.map(({ used, ...mark }) => mark);
}
