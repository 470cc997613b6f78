import type { SourceView } from '../../data/source-view.ts';
import type { SiteTerms } from '../../question-context.ts';
import type { Assumption } from '../assumption.ts';
import { isKeyword, isNoise, neighbour, type Piece } from '../piece.ts';
import type { ReadFilter } from '../reading.ts';
import type { Asking } from './asking.ts';
import { FoundFilters, type NamedMembers } from './found-filters.ts';
import { isContinued } from './is-continued.ts';
import { pagesTogether } from './pages-together.ts';
import { readBrand } from './read-brand.ts';
import { readMember } from './read-member.ts';
import { readPath, readText } from './read-named-text.ts';
import { readQuestions } from './read-questions.ts';
import { textDimension, usePattern } from './text-dimension.ts';

export interface ReadMembers {
  readonly filters: readonly (ReadFilter & { readonly at: number })[];
  /** Members of one dimension in the order of the question, each with what it was called. */
  readonly named: readonly NamedMembers[];
  readonly assumptions: readonly Assumption[];
}

/** What of the data the question is about: names of this site, texts in quotes, paths, brand. */
export function readFilters(
  pieces: Piece[],
  view: SourceView,
  isAskable: (dimension: string) => boolean,
  site: SiteTerms | undefined,
  before: readonly string[] = [],
): ReadMembers {
  const found = new FoundFilters();
  const asking: Asking = { pieces, view, isAskable, site, before, found };
  for (const [at, piece] of pieces.entries()) {
    if (isKeyword(piece, 'without') && !piece.used) found.negate(piece);
    else if (isKeyword(piece, 'brand', 'non_brand') && !piece.used) readBrand(asking, piece, at);
    else if (isKeyword(piece, 'asking_queries')) readQuestions(asking, piece, at);
    else if (isPattern(pieces, at) && readPattern(asking, piece, at)) continue;
    else if (piece.type === 'members') {
      if (found.isOfNextOnly && pieces[at - 1]?.type === 'members') found.affirm();
      readMember(asking, piece, at);
    } else if (piece.type === 'text') readText(asking, piece, at);
    else if (piece.type === 'path') readPath(asking, piece, at);
    else if (found.isNegated && (!isContinued(piece) || isWhereItHolds(found, pieces, at))) found.affirm();
  }
  pagesTogether(pieces, view, found);
  return found;
}

/** "Revenue without direct in Sweden": what is left out stands before, and the place behind it is not left out with it. */
const isWhereItHolds = (found: FoundFilters, pieces: readonly Piece[], at: number): boolean =>
  found.hasNegated &&
  isKeyword(pieces[at], 'preposition') &&
  /^(?:in|on|from|for|at|within|via)(?: the)?$/i.test(pieces[at]?.said ?? '') &&
  !isKeyword(pieces[neighbour(pieces, at, -1, isNoise)], 'and', 'or', 'without');

/** Behind "containing" and "starting with" stands a part of a name, whatever else the word may mean. */
function isPattern(pieces: readonly Piece[], at: number): boolean {
  const piece = pieces[at];
  if (piece === undefined || patternWord(pieces, at) === undefined) return false;
  const isWord =
    piece.type === 'noise' &&
    isKeyword(pieces[at - 1], 'containing', 'starting_with') &&
    /^\p{L}/u.test(piece.said);
  return isWord || isPartOfName(piece);
}

const isPartOfName = (piece: Piece | undefined): boolean =>
  /^(?:unknown|text|members|number|path)$/.test(piece?.type ?? '');

/** The "containing" or "starting with" before a part of a name; "containing acme or acme shop" is said of both. */
function patternWord(pieces: readonly Piece[], at: number): Piece | undefined {
  const joint = neighbour(pieces, at, -1, isNoise);
  if (isKeyword(pieces[joint], 'containing', 'starting_with')) return pieces[joint];
  const isListed = pieces[at - 1]?.said === ',' && pieces.slice(at).some((piece) => isKeyword(piece, 'or'));
  if (!isKeyword(pieces[joint], 'or') && !isListed) return undefined;
  const other = isListed ? joint : neighbour(pieces, joint, -1, isNoise);
  return isPartOfName(pieces[other]) ? patternWord(pieces, other) : undefined;
}

/** False where no dimension can hold the text. */
function readPattern({ pieces, view, isAskable, found }: Asking, piece: Piece, at: number): boolean {
  const dimension = textDimension(pieces, at, view, isAskable);
  if (dimension === undefined) return false;
  const isStart = isKeyword(patternWord(pieces, at), 'starting_with');
  const isName = view.kindOf(dimension) !== 'page' && view.kindOf(dimension) !== 'landing_page';
  const text = piece.type === 'text' || piece.type === 'path' ? piece.text : piece.said;
  found.add(at, dimension, isStart && isName ? 'starting_with' : 'containing', [text]);
  usePattern(pieces, at);
  piece.used = true;
  return true;
}
