import { isKeyword, isNoise, isPlural, neighbour, type Piece, silence } from '../../../piece.ts';

/** "How many kilos of soiled linen came in?" is one number: linen is what is weighed, and no list of its kinds is asked for. */
export function whatIsMeasured(pieces: Piece[]): void {
  if (pieces.some((piece) => isKeyword(piece, 'each', 'which', 'per', 'by', 'top', 'bottom'))) return;
  silenceMeasured(pieces, 'count');
}

/** "Litres drawn per kilo of soiled linen": before the two numbers become one. */
export const whatIsMeasuredPer = (pieces: Piece[]): void => silenceMeasured(pieces, 'per');

function silenceMeasured(pieces: Piece[], behind: 'count' | 'per'): void {
  const metric = pieces.findIndex(
    ({ type }, at) => type === 'metric' && isKeyword(pieces[neighbour(pieces, at, -1, isNoise)], behind),
  );
  const counted = pieces[metric];
  const of = metric + 1;
  if (counted?.type !== 'metric' || !/^of$/i.test(pieces[of]?.said ?? '')) return;
  const kind = neighbour(
    pieces,
    of,
    1,
    (one) => isNoise(one) || (one.type === 'metric' && one.metric === counted.metric),
  );
  const piece = pieces[kind];
  if (piece?.type !== 'dimension' || isPlural(piece.said)) return;
  silence(pieces, of, kind + 1);
}
