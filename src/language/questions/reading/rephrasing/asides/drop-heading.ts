import { isKeyword, isMove, isNoise, isRank, neighbour, type Piece, silence } from '../../piece.ts';

/**
 * "The bottom three movers: countries whose revenue fell the most": what stands before a colon only heads the question
 * that stands behind it. How many are wanted holds on.
 */
export function dropHeading(pieces: Piece[]): void {
  const colon = pieces.findIndex(({ said }) => /^[:–—]$/.test(said));
  if (colon < 1) return;
  const head = pieces.slice(0, colon);
  const behind = pieces.slice(colon + 1);
  if (isNamedAgain(head, behind)) silence(pieces, 0, colon + 1);
  const isHeading =
    head.some((one) => isRank(one) || isMove(one)) &&
    head.every(
      (one) =>
        one.type === 'noise' ||
        one.type === 'number' ||
        isRank(one) ||
        isKeyword(one, 'gain', 'loss', 'change', 'overview', 'total'),
    );
  const kind = behind.findIndex(({ type }) => type === 'dimension');
  const isWhole =
    kind >= 0 &&
    behind.some((one) => isRank(one) || isMove(one)) &&
    behind.some(({ type }) => type === 'metric');
  if (!isHeading || !isWhole) return;
  const counts = head.filter(({ type }) => type === 'number');
  const isCounted = behind.some((one) => one.type === 'number');
  silence(pieces, 0, colon + 1);
  const [count] = counts;
  if (counts.length === 1 && count !== undefined && !isCounted) pieces.splice(colon + 1 + kind, 0, count);
}

/** "Traffic sources: sessions by channel": what is split behind the colon is told once. */
function isNamedAgain(head: readonly Piece[], behind: readonly Piece[]): boolean {
  const [kind, ...others] = head.filter((one) => !isNoise(one));
  if (kind?.type !== 'dimension' || others.length > 0 || !behind.some(({ type }) => type === 'metric'))
    return false;
  return behind.some((one, at) => {
    const isSplit = isKeyword(behind[neighbour(behind, at, -1, isNoise)], 'by', 'per');
    return (
      isSplit && one.type === 'dimension' && one.dimensions.some((name) => kind.dimensions.includes(name))
    );
  });
}
