import type { SourceView } from '../../data/source-view.ts';
import type { Mark } from '../mark.ts';
import type { Piece } from '../piece.ts';
import { dropAskingVerb } from './asking-verbs.ts';
import { eitherWay, howTrending } from './either-way.ts';
import { fractionsAsPercent } from './fractions.ts';
import { dropGettingVerbs } from './getting-verbs.ts';
import { howManyOfNames, pagesPerSession } from './how-many.ts';
import { minusAsGap } from './minus-as-gap.ts';
import { namedPages, numberedNames } from './named-pages.ts';
import { numbersAsShares } from './numbers-as-shares.ts';
import { otherHalf } from './other-half.ts';
import { perDayAsMean } from './per-day-as-mean.ts';
import { aboutCannibals, dropRanksFor, movedUp, ranksFor, variesByPosition } from './ranking-words.ts';
import { busierDays, comingFrom, partsNotMoves, winsOfNow } from './said-otherwise.ts';
import { searchOnly } from './search-only.ts';
import { searchTraffic } from './side-clauses.ts';
import { timesAsMany } from './times-as-many.ts';
import { dropVagueWords } from './vague-words.ts';
import { wholesFirst } from './wholes-first.ts';

/**
 * The same question in fewer words, before anything is put together: what only asks, what says "had" by another word, parts
 * told as fractions.
 */
export function inPlainWords(marks: readonly Mark[], views: readonly SourceView[]): readonly Mark[] {
  const pieces: Piece[] = marks.map((mark) => ({ ...mark, used: false }));
  dropAskingVerb(pieces);
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
  partsNotMoves(pieces);
  comingFrom(pieces);
  dropGettingVerbs(pieces);
  wholesFirst(pieces);
  numbersAsShares(pieces);
  minusAsGap(pieces);
  perDayAsMean(pieces);
  return pieces.map(({ used, ...mark }) => mark);
}
