import { isKeyword, isPlural, isRank, type Piece, silent } from '../piece.ts';
import { askedBack, NotAnswerable } from '../problem.ts';

/** "Why did it fall in that period?": which one, where neither this question nor one before it names any? */
export function readThatPeriod(pieces: Piece[], isFollowing: boolean): void {
  for (const [at, piece] of pieces.entries()) {
    const before = pieces[at - 1];
    const isThat =
      /^(?:period|time ?frame|time|range|dates?|days?|week|month|interval)$/i.test(piece.said) &&
      /^(?:that|those|these)$/i.test(before?.said ?? '') &&
      (isKeyword(pieces[at - 2], 'preposition') ||
        (/^that$/i.test(before?.said ?? '') &&
          (pieces[at + 1] === undefined || pieces[at + 1]?.type === 'stop') &&
          // "What was the best month, and how much was earned that month?"
          !pieces.slice(0, at).some(({ type }) => type === 'unit' || type === 'grain')));
    const isLast = at > 0 && /^(?:on|in|for|of|to|from|with)$/i.test(pieces[at - 2]?.said ?? '');
    if (!isFollowing && isLast && isPointedAt(pieces, at))
      throw new NotAnswerable({
        type: 'unknown_words',
        said: [`${before?.said ?? ''} ${piece.said}`],
        rest: null,
        isName: false,
      });
    if (!isThat || before === undefined) continue;
    if (!isFollowing && !pieces.some(({ type }) => type === 'time')) throw askedBack('which_period');
    pieces[at] = silent(piece);
  }
}

/** "Queries on this page": which one, where none was named? "For these channels", behind some, are those. */
function isPointedAt(pieces: readonly Piece[], at: number): boolean {
  const piece = pieces[at];
  if (piece?.type !== 'dimension' || !/^(?:this|that)$/i.test(pieces[at - 1]?.said ?? '')) return false;
  const isOneOfThem = (one: Piece): boolean =>
    /^(?:members|text|path|number)$/.test(one.type) ||
    (one.type === 'dimension' && one.dimensions.some((name) => piece.dimensions.includes(name))) ||
    isRank(one);
  return !isPlural(piece.said) && !pieces.slice(0, at).some(isOneOfThem);
}
