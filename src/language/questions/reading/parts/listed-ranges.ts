import { isKeyword, isNoise, neighbour, type Piece } from '../piece.ts';
import type { Reading } from '../reading.ts';

export type Ranges = NonNullable<Reading['ranges']>;

export type Bounds = Ranges['bounds'][number];

const isSeparator = (piece: Piece | undefined): boolean =>
  (piece?.type === 'noise' && /^(?:[,;/()&:|]|and|the|vs)$/i.test(piece.said)) ||
  isKeyword(piece, 'and', 'or', 'versus') ||
  (piece?.type === 'metric' && piece.metric === 'position');

interface Found {
  readonly bounds: Bounds;
  readonly end: number;
}

/** One range at this place: "4-10", "4 to 10", "over 20", "21+", "up to 3"; behind another one also "beyond". */
function rangeAt(pieces: readonly Piece[], at: number, last: Bounds | undefined): Found | undefined {
  const [piece, next, behind] = pieces.slice(at, at + 3);
  if (piece === undefined) return undefined;
  if (piece.type === 'number') {
    if (next !== undefined && /^(?:[-–—]|to|through)$/i.test(next.said) && behind?.type === 'number')
      return { bounds: { from: piece.value, to: behind.value }, end: at + 3 };
    if (isKeyword(next, 'at_least') || next?.said === '+')
      return { bounds: { from: piece.value, to: null }, end: at + 2 };
    if (isKeyword(next, 'at_most')) return { bounds: { from: null, to: piece.value }, end: at + 2 };
    return undefined;
  }
  if (/^up to$/i.test(`${piece.said} ${next?.said ?? ''}`) && behind?.type === 'number')
    return { bounds: { from: null, to: behind.value }, end: at + 3 };
  if (next?.type === 'number') {
    const { value } = next;
    if (isKeyword(piece, 'more', 'over') || /^(?:after|past)$/i.test(piece.said))
      return { bounds: { from: value, to: null, isOpen: true }, end: at + 2 };
    if (isKeyword(piece, 'at_least')) return { bounds: { from: value, to: null }, end: at + 2 };
    if (isKeyword(piece, 'less')) return { bounds: { from: null, to: value, isOpen: true }, end: at + 2 };
    if (isKeyword(piece, 'at_most') || /^up to$/i.test(piece.said))
      return { bounds: { from: null, to: value }, end: at + 2 };
    // "Top 3, 4-10"
    if (isKeyword(piece, 'top') && /^top$/i.test(piece.said))
      return { bounds: { from: null, to: value }, end: at + 2 };
    return undefined;
  }
  const isRest =
    /^(?:beyond|above|more|higher|lower|worse|below that|rest|the rest|everything else|further)$/i;
  return last?.to != null && isRest.test(piece.said)
    ? { bounds: { from: last.to, to: null, isOpen: true }, end: at + 1 }
    : undefined;
}

export interface Listed {
  readonly from: number;
  readonly end: number;
  readonly bounds: readonly Bounds[];
}

/** The longest row of ranges, one after the other: at least two, rising. */
export function listedRanges(pieces: readonly Piece[]): Listed | undefined {
  for (let start = 0; start < pieces.length; start++) {
    const bounds: Bounds[] = [];
    let end = start;
    for (let at = start; at < pieces.length; ) {
      const found = rangeAt(pieces, at, bounds.at(-1));
      if (found !== undefined) {
        bounds.push(found.bounds);
        end = found.end;
        at = found.end;
      } else if (bounds.length > 0 && isSeparator(pieces[at])) at++;
      else break;
    }
    const isRising = bounds.every((one, at) => {
      const before = bounds[at - 1];
      return (
        before === undefined || (before.to !== null && (one.from ?? Number.NEGATIVE_INFINITY) >= before.to)
      );
    });
    if (bounds.length > 1 && isRising) return { from: start, end, bounds };
  }
  return undefined;
}

/** "CTR for positions 1 to 3": of what lies there, together. Beside a kind of parts it limits them. */
export function oneRange(pieces: readonly Piece[]): Listed | undefined {
  const at = pieces.findIndex((piece) => piece.type === 'metric' && piece.metric === 'position');
  const joint = pieces[neighbour(pieces, at, -1, isNoise)];
  const isOther = pieces.some(
    (one) => one.type === 'metric' && /^(?:ctr|clicks|impressions)$/.test(one.metric),
  );
  const isSplit = pieces.some(({ type }) => type === 'dimension');
  if (at < 0 || !isKeyword(joint, 'preposition') || !isOther || isSplit) return undefined;
  const found = at + 1 < pieces.length ? rangeAt(pieces, at + 1, undefined) : undefined;
  return found && found.bounds.from !== null && found.bounds.to !== null
    ? { from: at + 1, end: found.end, bounds: [found.bounds] }
    : undefined;
}
