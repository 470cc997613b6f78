import { isKeyword, isNoise, isPeriod, neighbour, type Piece } from '../piece.ts';
import { asChoice, askedBack } from '../problem.ts';
import type { Reading } from '../reading.ts';

/** "Which sources sent fewer sessions than bing": one name of their kind is the limit of the others. */
export function refuseBeyondName(pieces: readonly Piece[], dimensions: readonly string[]): void {
  const kind = pieces.findIndex(({ type }) => type === 'dimension');
  const isWhich = isKeyword(pieces[neighbour(pieces, kind, -1, isNoise)], 'which');
  const isHeld = (at: number, joint: RegExp): boolean => {
    const next = pieces[at + 1]?.type === 'noise' ? pieces[at + 2] : pieces[at + 1];
    return (
      joint.test(pieces[at]?.said ?? '') &&
      next?.type === 'members' &&
      next.candidates.some(({ dimension }) => dimensions.includes(dimension))
    );
  };
  const isThan = pieces.some(
    (piece, at) => isKeyword(piece, 'versus', 'more', 'less') && isHeld(at, /than$/i),
  );
  // "Which cities are between Leeds and London by orders?"
  const isBetween =
    isWhich &&
    pieces.some((piece, at) => at > kind && isKeyword(piece, 'between') && isHeld(at, /between$/i));
  const isMoving = pieces.some((piece) => isKeyword(piece, 'gain', 'loss', 'more', 'less'));
  const named = pieces.filter(({ type }) => type === 'members').length;
  if (!isBetween && !(isThan && isMoving && (named === 1 || isWhich))) return;
  const time = pieces.find(isPeriod);
  const when =
    time === undefined
      ? ''
      : ` ${/^(?:last|this|yesterday|today|since)\b/i.test(time.said) ? '' : 'in '}${time.said}`;
  throw askedBack(
    'beyond_name',
    dimensions.slice(0, 1).map((name) => asChoice(`{metric} by ${name.replaceAll('_', ' ')}${when}`)),
  );
}

/** "In which countries is CTR lower on mobile than on desktop": both numbers of each country, one of them less. */
export function refuseMembersApart(
  pieces: readonly Piece[],
  each: Reading['each'],
  dimensions: readonly string[],
): void {
  const isApart =
    each !== null &&
    dimensions.length > 0 &&
    !dimensions.includes(each.dimension) &&
    pieces.some((piece) => isKeyword(piece, 'versus') && /^than/i.test(piece.said)) &&
    pieces.some((piece) => isKeyword(piece, 'gain', 'loss', 'more', 'less', 'compare'));
  if (isApart) throw askedBack('members_apart');
}
