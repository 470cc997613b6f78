import type { SourceView } from '../../data/source-view.ts';
import type { Mark } from '../mark.ts';
import type { Spelling } from '../marking/mark-question.ts';
import type { Piece } from '../piece.ts';
import { dropAskingVerb } from './asking-verbs.ts';
import { fractionsAsPercent } from './fractions.ts';
import { dropGettingVerbs } from './getting-verbs.ts';
import { busierDays, comingFrom, partsNotMoves, winsOfNow } from './said-otherwise.ts';
import { searchOnly } from './search-only.ts';
import { searchTraffic } from './side-clauses.ts';

/**
 * The same question in fewer words, before anything is put together: what only asks, what says "had" by another word, parts
 * told as fractions. With what was taken for what, where nobody wrote the word down.
 */
export function inPlainWords(
  marks: readonly Mark[],
  views: readonly SourceView[],
): {
  readonly marks: readonly Mark[];
  readonly spellings: readonly Spelling[];
} {
  const pieces: Piece[] = marks.map((mark) => ({ ...mark, used: false }));
  dropAskingVerb(pieces);
  searchTraffic(pieces);
  searchOnly(pieces, views);
  winsOfNow(pieces);
  busierDays(pieces);
  fractionsAsPercent(pieces);
  partsNotMoves(pieces);
  comingFrom(pieces);
  const spellings = dropGettingVerbs(pieces);
  return { marks: pieces.map(({ used, ...mark }) => mark), spellings };
}
