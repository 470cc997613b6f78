import { isKeyword, isNoise, neighbour, type Piece, silence } from '../piece.ts';

const TOTAL = /^(?:the )?(?:total|totals|sum|sum total|overall|grand total)$/i;

/** "The total and the average revenue per day": what they were in all stands beside the mean of one. */
export function readTotalOfMean(pieces: Piece[]): boolean {
  const total = pieces.findIndex(isTotal);
  const mean = pieces.findIndex(isMean);
  if (total < 0 || mean < 0) return false;
  const [first, last] = [Math.min(total, mean), Math.max(total, mean)];
  const joint = neighbour(pieces, first, 1, isNoise);
  const isBeside = isKeyword(pieces[joint], 'and') && neighbour(pieces, joint, 1, isNoise) === last;
  if (isBeside) {
    silence(pieces, total);
    silence(pieces, joint);
    return true;
  }
  // "Total sessions and average sessions per day" are of one number; "by quarter" is a list, and no total
  const numbers = new Set(pieces.flatMap((piece) => (piece.type === 'metric' ? [piece.metric] : [])));
  const between = pieces.slice(first, last);
  return (
    total < mean &&
    numbers.size === 1 &&
    isKeyword(pieces[mean], 'average', 'median') &&
    between.some((piece) => isKeyword(piece, 'and')) &&
    between.every((piece) => !isKeyword(piece, 'by', 'per', 'each', 'which') && piece.type !== 'grain')
  );
}

const isTotal = (piece: Piece): boolean =>
  (isKeyword(piece, 'total') && TOTAL.test(piece.said)) ||
  (piece.type === 'metric' && /^total\b/i.test(piece.said));

const isMean = (piece: Piece): boolean =>
  isKeyword(piece, 'average', 'median') ||
  (piece.type === 'metric' && /^(?:average|mean|avg)\b/i.test(piece.said));
