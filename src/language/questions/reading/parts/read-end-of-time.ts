import { isKeyword, neighbour, type Piece, silent } from '../piece.ts';
import { NotAnswerable } from '../problem.ts';
import type { Reading } from '../reading.ts';

const ENDS = /^(?:first|earliest|latest|final|most recent)(?: time)?$/i;

/**
 * "The first day with more than 2,000", "the latest week above 200": of the days within the limit this one alone.
 * @throws NotAnswerable for the first time of parts of the site, or of what is no unit of time
 */
export function readEndOfTime(pieces: Piece[]): Reading['endOfTime'] {
  const isLimited = pieces.some((piece) => isKeyword(piece, 'more', 'less', 'over', 'at_least', 'at_most'));
  const at = pieces.findIndex(
    (piece, place) =>
      ENDS.test(piece.said) &&
      (pieces[place + 1]?.type === 'unit' || /^time$/i.test(pieces[place + 1]?.said ?? '')),
  );
  // "The first 3 days above 20", "which channel was first to bring 20": in order of time, and not of the number
  const isOtherwiseFirst = at < 0 && pieces.some((_, place) => isFirstInTime(pieces, place));
  if (isLimited && isOtherwiseFirst) throw firstTime();
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
    !pieces.some(({ type }) => type === 'dimension');
  if (!isPlain) throw firstTime();
  pieces[at] = silent(end);
  return /^(?:first|earliest)/i.test(end.said) ? 'first' : 'last';
}

const firstTime = (): NotAnswerable =>
  new NotAnswerable({ type: 'ambiguous', about: 'first_time', choices: [] });

function isFirstInTime(pieces: readonly Piece[], at: number): boolean {
  const piece = pieces[at];
  if (!isKeyword(piece, 'top') || !/^first$/i.test(piece?.said ?? '')) return false;
  const before = pieces[at - 1]?.said ?? '';
  return pieces[at + 1]?.type === 'number' || /^(?:was|were|is|are)$/i.test(before);
}
