import { isKeyword, isNoise, isPlural, neighbour, type Piece } from '../piece.ts';

/** "how many pages": members are counted, not their metric. */
export function isCounting(
  pieces: readonly Piece[],
  hasDimension: boolean,
  hasUnit: boolean,
  hasLimit: boolean,
): boolean {
  for (const [at, piece] of pieces.entries()) {
    if (isNumberOf(pieces, at)) return true;
    const counts =
      isKeyword(piece, 'count', 'distinct') ||
      (isKeyword(piece, 'total') && /(?:number|amount|count) of$/i.test(piece.said));
    if (!counts) continue;
    const next =
      pieces[
        neighbour(
          pieces,
          at,
          1,
          (one) => one.type === 'noise' || isKeyword(one, 'distinct', 'preposition', 'total'),
        )
      ];
    if (next?.type === 'dimension' || (next?.type === 'unit' && hasLimit)) return true;
    if (isKeyword(piece, 'count') && next === undefined && (hasDimension || hasUnit) && hasLimit) return true;
    // "how many landing pages", where the words before the dimension are members: "how many German landing pages"
    if (
      isKeyword(piece, 'count') &&
      next?.type === 'members' &&
      hasDimension &&
      !pieces.some((one) => one.type === 'metric')
    )
      return true;
  }
  return false;
}

/** "The number of channels with sessions", and not "the number of landing page sessions". */
function isNumberOf(pieces: readonly Piece[], at: number): boolean {
  // "Queries …, with the number of pages" tells it of each
  if (pieces.slice(0, at).some(({ type }) => type === 'dimension' || type === 'metric')) return false;
  if (pieces[at]?.type !== 'noise' || !/\bnumbers?$/i.test(pieces[at].said)) return false;
  const of = neighbour(pieces, at, 1, isNoise);
  const counted = pieces[neighbour(pieces, of, 1, isNoise)];
  return (
    /^of(?: the| our| all)?$/i.test(pieces[of]?.said ?? '') &&
    counted?.type === 'dimension' &&
    isPlural(counted.said)
  );
}

/** One, where the question asks for one: "which channel brought the most". */
export function countOf(pieces: readonly Piece[]): number | null {
  const subject = pieces.find((piece) => piece.type === 'dimension' || piece.type === 'unit');
  if (subject === undefined) return pieces.some((piece) => piece.type === 'grain') ? 1 : null;
  if (/^who\b/i.test(subject.said)) return 1;
  // "Did any channel get more?" is about each of them
  if (/^any$/i.test(pieces[pieces.indexOf(subject) - 1]?.said ?? '')) return null;
  if (isToldOfAll(pieces, subject)) return null;
  // "Per course page": what narrows it stands between
  const isNarrowing = (piece: Piece): boolean => isNoise(piece) || piece.type === 'members';
  const before = pieces[neighbour(pieces, pieces.indexOf(subject), -1, isNarrowing)];
  const isOne = pieces.some((piece) => isKeyword(piece, 'which')) || /^who$/i.test(pieces[0]?.said ?? '');
  if (isKeyword(before, 'by', 'per') && !isOne)
    return isPlural(subject.said)
      ? null
      : pieces.some((piece) => isKeyword(piece, 'best', 'worst'))
        ? 1
        : null;
  return isPlural(subject.said) ? null : 1;
}

/** "On which weekday do people buy most? Purchases by weekday, please": the first, and every other beside it. */
function isToldOfAll(pieces: readonly Piece[], subject: Piece): boolean {
  const after = pieces.slice(pieces.indexOf(subject) + 1);
  if (subject.type === 'unit')
    return after.some((piece) => piece.type === 'grain' && piece.grain === subject.unit);
  return after.some(
    (piece, at) =>
      piece.type === 'dimension' &&
      subject.type === 'dimension' &&
      piece.dimensions.join() === subject.dimensions.join() &&
      isKeyword(after[neighbour(after, at, -1, isNoise)], 'by', 'per', 'each'),
  );
}
