import type { SourceView } from '../../data/source-view.ts';
import { isBound, isKeyword, isPlural, neighbour, type Piece, silent } from '../piece.ts';
import { askedBack } from '../problem.ts';
import type { Reading } from '../reading.ts';

const ENDS = /^(?:first|earliest|latest|final|most recent)(?: time)?$/i;

/**
 * "The first day with more than 2,000", "the latest week above 200": of the days within the limit this one alone.
 * @throws NotAnswerable for the first time of parts of the site, or of what is no unit of time
 */
export function readEndOfTime(pieces: Piece[], views: readonly SourceView[]): Reading['endOfTime'] {
  const isLimited = pieces.some(isBound);
  const at = pieces.findIndex(
    (piece, place) =>
      ENDS.test(piece.said) &&
      (pieces[place + 1]?.type === 'unit' || /^time$/i.test(pieces[place + 1]?.said ?? '')),
  );
  // "The first 3 days above 20", "which channel was first to bring 20": in order of time, and not of the number
  const isOtherwiseFirst = at < 0 && pieces.some((_, place) => isFirstInTime(pieces, place));
  if (isLimited && isOtherwiseFirst) throw askedBack('first_time');
  const end = pieces[at];
  if (!isLimited || end === undefined) return null;
  const unit = pieces[at + 1];
  const joint = pieces[neighbour(pieces, at + 1, 1, ({ type }) => type === 'noise')];
  const isLimitOfUnit =
    isKeyword(joint, 'preposition', 'more', 'less', 'over', 'at_least', 'at_most') ||
    /^(?:with|when|where|that|had|having|on which)$/i.test(joint?.said ?? '');
  const isPlain =
    unit?.type === 'unit' &&
    unit.unit !== 'weekday' &&
    isLimitOfUnit &&
    pieces.every((piece, place) => piece.type !== 'dimension' || isKindOfName(pieces, place, views));
  if (!isPlain) throw askedBack('first_time');
  pieces[at] = silent(end);
  return /^(?:first|earliest)/i.test(end.said) ? 'first' : 'last';
}

/** "The Hilltop depot", "the canal dock page": what kind of name it is, and no parts of the site. */
function isKindOfName(pieces: readonly Piece[], at: number, views: readonly SourceView[]): boolean {
  const kind = pieces[at];
  const columns =
    kind?.type === 'dimension'
      ? views.flatMap((view) => kind.dimensions.map((name) => view.dimensionOf(name) ?? name))
      : [];
  return [pieces[at - 1], pieces[at + 1]].some(
    (name) =>
      kind?.type === 'dimension' &&
      !isPlural(kind.said) &&
      name?.type === 'members' &&
      name.candidates.some(({ dimension }) => columns.includes(dimension)),
  );
}

function isFirstInTime(pieces: readonly Piece[], at: number): boolean {
  const piece = pieces[at];
  if (!isKeyword(piece, 'top') || !/^first$/i.test(piece?.said ?? '')) return false;
  const before = pieces[at - 1]?.said ?? '';
  return pieces[at + 1]?.type === 'number' || /^(?:was|were|is|are)$/i.test(before);
}
