import { isKeyword, isNamed, isNoise, type Piece } from '../../../piece.ts';

/** What joins a part to its whole: "among", "out of", "in all". */
const AMONG = /^(?:among|amongst|out of|within)$/i;
const OF_ALL = /^(?:in|of)$/i;

/**
 * "The share of suites among Vienna bookings", "the share of mobile sessions from Paid Social in all mobile sessions": says the
 * whole first, as "the share of Vienna bookings that came from suites" does. A name that stands in both is one of the whole.
 */
export function wholesFirst(pieces: Piece[]): void {
  const share = pieces.findIndex((piece) => isKeyword(piece, 'share'));
  if (share < 0) return;
  const joint = pieces.findIndex((_, at) => at > share + 1 && isJoint(pieces, at));
  if (joint < 0) return;
  const behind = pieces.slice(joint + 1);
  const end = behind.findIndex(({ type, said }) => type === 'stop' || said === ',');
  const whole = end < 0 ? behind : behind.slice(0, end);
  const part = pieces.slice(share + 1, joint);
  const metric = whole.find(({ type }) => type === 'metric');
  if (metric === undefined || !isPart(part, metric)) return;
  const isOfWhole = ({ said }: Piece): boolean => whole.some((one) => isNamed(one) && one.said === said);
  const own = part.filter((piece) => piece.type !== 'metric' && !isOfWhole(piece));
  if (!own.some(isNamed)) return;
  const came: Piece = { type: 'noise', said: 'came', others: [], proper: false, used: true };
  pieces.splice(share + 1, part.length + 1 + whole.length, ...whole, came, ...own);
}

function isJoint(pieces: readonly Piece[], at: number): boolean {
  const said = pieces[at]?.said ?? '';
  if (AMONG.test(said)) return true;
  const [next, behind] = pieces.slice(at + 1).filter((piece) => !isNoise(piece));
  const isBare = pieces.slice(0, at).every(({ type }) => type !== 'metric');
  // "Suites in Vienna bookings"
  if (/^in$/i.test(said) && isBare && next !== undefined && isNamed(next)) return behind?.type === 'metric';
  return OF_ALL.test(said) && isKeyword(next, 'total') && /^(?:all|total|overall)/i.test(next?.said ?? '');
}

/** Names and what is counted of them, which is what the whole counts, too. */
const isPart = (part: readonly Piece[], metric: Piece): boolean =>
  part.every(
    (piece, at) =>
      isNoise(piece) ||
      isNamed(piece) ||
      // "Blog pages"
      (piece.type === 'dimension' && at > 0 && isNamed(part[at - 1] as Piece)) ||
      isKeyword(piece, 'preposition', 'and', 'or', 'without', 'brand', 'non_brand') ||
      (piece.type === 'metric' && metric.type === 'metric' && piece.metric === metric.metric),
  );
