import { isKeyword, isNoise, neighbour, type Piece, silence } from '../piece.ts';

const ENDS = [
  ['top', 'bottom'],
  ['best', 'worst'],
] as const;

/** "Minimum and maximum", "the best and the worst", "highest/lowest", "which weekday is best and which worst" */
export function readBothEnds(pieces: Piece[]): boolean {
  for (const [at, piece] of pieces.entries()) {
    for (const pair of ENDS) {
      if (!isKeyword(piece, ...pair)) continue;
      const opposite = isKeyword(piece, pair[0]) ? pair[1] : pair[0];
      const other = sideBySide(pieces, at, opposite) ?? inSecondClause(pieces, at, opposite);
      if (other === undefined) continue;
      silence(pieces, other.from, other.to);
      return true;
    }
  }
  return false;
}

interface Stretch {
  readonly from: number;
  readonly to: number;
}
type End = (typeof ENDS)[number][number];

function sideBySide(pieces: readonly Piece[], at: number, opposite: End): Stretch | undefined {
  const joint = neighbour(pieces, at, 1, isNoise);
  const isJoined = isKeyword(pieces[joint], 'and', 'or') || pieces[at + 1]?.said === '/';
  const other = isKeyword(pieces[joint], 'and', 'or') ? neighbour(pieces, joint, 1, isNoise) : joint;
  if (!isJoined || !isKeyword(pieces[other], opposite)) return undefined;
  // Where each of the two has a number of its own, they are two rankings
  const isOwn = pieces.slice(at + 1, other).some(({ type }) => type === 'metric' || type === 'dimension');
  return isOwn ? undefined : { from: at + 1, to: other + 1 };
}

/** What is ranked: "best day of the week", "which channel" */
const nounOf = (piece: Piece | undefined): string | undefined => {
  switch (piece?.type) {
    case 'dimension':
      return piece.dimensions.join();
    case 'grain':
      return piece.grain;
    case 'unit':
      return piece.unit;
    default:
      return undefined;
  }
};

/** "The best month for revenue, and the worst": the second clause says nothing but the other end, and perhaps of what again. */
function inSecondClause(pieces: readonly Piece[], at: number, opposite: End): Stretch | undefined {
  const other = pieces.findIndex((piece, place) => place > at && isKeyword(piece, opposite));
  if (other < 0) return undefined;
  const joint = pieces.findLastIndex(
    (piece, place) => place < other && place > at && isKeyword(piece, 'and'),
  );
  if (joint < 0) return undefined;
  const nouns = new Set(pieces.slice(0, joint).flatMap((piece) => nounOf(piece) ?? []));
  const isAgain = (piece: Piece | undefined): boolean => nouns.has(nounOf(piece) ?? '');
  const isBare = pieces
    .slice(joint + 1, other)
    .every((piece) => isNoise(piece) || isKeyword(piece, 'which') || isAgain(piece) || isOne(piece));
  const behind = pieces[neighbour(pieces, other, 1, isNoise)];
  const to = other + 1 + (isAgain(behind) || (behind !== undefined && isOne(behind)) ? 1 : 0);
  const rest = pieces[neighbour(pieces, to - 1, 1, isNoise)];
  const isEnd =
    rest === undefined ||
    rest.type === 'stop' ||
    rest.type === 'time' ||
    (isKeyword(rest, 'preposition', 'by') && !pieces.slice(at, joint).some(({ type }) => type === 'metric'));
  return nouns.size === 1 && isBare && isEnd ? { from: joint, to } : undefined;
}

const isOne = (piece: Piece): boolean => piece.type === 'number' && /^ones?$/i.test(piece.said);
