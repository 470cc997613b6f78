import { isKeyword, isLight, isNoise, neighbour, type Piece, silence } from '../piece.ts';

const TOTAL = /^(?:the |in )?(?:total|totals|sum|sum total|overall|grand total|all|altogether)$/i;

/** "The total and the average revenue per day", "in total and on average per day": what they were in all stands beside the mean of one. */
export function readTotalOfMean(pieces: Piece[]): boolean {
  const total = pieces.findIndex(isTotal);
  const mean = pieces.findIndex(isMean);
  if (total < 0 || mean < 0) return false;
  const [first, last] = [Math.min(total, mean), Math.max(total, mean)];
  // "On average per day and in total"
  const isOfUnit = (piece: Piece): boolean =>
    isNoise(piece) ||
    (first === mean && (isKeyword(piece, 'per') || piece.type === 'unit' || piece.type === 'grain'));
  const joint = neighbour(pieces, first, 1, isOfUnit);
  const isAnd =
    isKeyword(pieces[joint], 'and') ||
    (isKeyword(pieces[joint], 'follow_on') && /^and in$/i.test(pieces[joint]?.said ?? ''));
  const isBeside = isAnd && neighbour(pieces, joint, 1, isLight) === last;
  if (isBeside) {
    silence(pieces, total);
    silence(pieces, joint);
    return true;
  }
  if (isTotalBehind(pieces, mean, total)) {
    silence(pieces, neighbour(pieces, total, -1, isLight), total + 1);
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

/** "Average sessions per day in May, plus the total": it ends the question, and is of the same number. */
function isTotalBehind(pieces: readonly Piece[], mean: number, total: number): boolean {
  const joint = pieces[neighbour(pieces, total, -1, isLight)];
  const isJoint =
    isKeyword(joint, 'and') || (isKeyword(joint, 'follow_on') && /^and\b/i.test(joint?.said ?? ''));
  return (
    mean < total &&
    isJoint &&
    isKeyword(pieces[mean], 'average') &&
    pieces[total]?.type === 'keyword' &&
    pieces.slice(total + 1).every((piece) => isNoise(piece) || piece.type === 'stop') &&
    pieces.filter(({ type }) => type === 'metric').length === 1 &&
    pieces.every(({ type }) => type !== 'dimension')
  );
}

const isTotal = (piece: Piece): boolean =>
  (isKeyword(piece, 'total') && TOTAL.test(piece.said)) ||
  (piece.type === 'metric' && /^total\b/i.test(piece.said));

const isMean = (piece: Piece): boolean =>
  isKeyword(piece, 'average', 'median') ||
  (piece.type === 'metric' && /^(?:average|mean|avg)\b/i.test(piece.said));
