import type { ReadMembers } from '../names/read-filters.ts';
import { isKeyword, isLight, isNoise, neighbour, type Piece } from '../piece.ts';
import { saysAs } from './says-as.ts';

/** "Share of google in the traffic of /guides/tea": of that of the page. */
function wholeOfIt(
  pieces: readonly Piece[],
  share: number,
  metric: number,
  places: readonly number[],
): number | null {
  const part = neighbour(pieces, share, 1);
  const whole = neighbour(pieces, metric, 1);
  const joint = pieces[neighbour(pieces, part, 1, isNoise)]?.said ?? '';
  const lead = pieces[neighbour(pieces, whole, -1, isNoise)]?.said ?? '';
  const isOfBoth = share >= 0 && metric > part && places.includes(part) && places.includes(whole);
  const isIn = /^(?:in|of|among)(?: the| all)?$/i.test(joint) && /^(?:of|on|to|for)(?: the)?$/i.test(lead);
  return isOfBoth && isIn ? whole : null;
}

/** "Share of iOS of Germany's revenue", "share of the kiosk in the income of …": of that of the owner. */
function isOwnersNumber(pieces: readonly Piece[], share: number, part: number, whole: number): boolean {
  const joint = pieces[neighbour(pieces, whole, -1, isNoise)]?.said ?? '';
  const isJoined = /^(?:of|in|among|within)(?: the| all)?$/i.test(joint);
  return (
    share >= 0 &&
    part === neighbour(pieces, share, 1) &&
    whole === neighbour(pieces, part, 1) &&
    isJoined &&
    pieces[neighbour(pieces, whole, 1, isNoise)]?.type === 'metric'
  );
}

/** "E-bike share by month at Central Station": of those there, in each month. */
function isOverTime(pieces: readonly Piece[], share: number, part: number, whole: number): boolean {
  const lead = pieces[neighbour(pieces, whole, -1, isNoise)];
  const isBeside = part === neighbour(pieces, share, -1, isNoise) || part === neighbour(pieces, share, 1);
  const between = pieces.slice(Math.max(share, part) + 1, whole);
  return (
    share >= 0 &&
    isBeside &&
    /^(?:at|in|for|within|of|on|from)(?: the)?$/i.test(lead?.said ?? '') &&
    between.some(({ type }) => type === 'grain' || type === 'time') &&
    between.every(
      (one) => isLight(one) || isKeyword(one, 'by', 'per') || /^(?:grain|time|unit|metric)$/.test(one.type),
    )
  );
}

/** "What share of sessions is mobile in Austria": of those in Austria. The place where the filter of the whole stands. */
export function wholeBehind(pieces: readonly Piece[], { filters }: ReadMembers): number | null {
  const [part, whole] = filters;
  if (filters.length !== 2 || part === undefined || whole === undefined || part.dimension === whole.dimension)
    return null;
  const metric = pieces.findIndex(({ type }) => type === 'metric');
  const share = pieces.findIndex((piece) => isKeyword(piece, 'share'));
  const ofIt = wholeOfIt(pieces, share, metric, [part.at, whole.at]);
  if (ofIt !== null) return ofIt;
  if (isOwnersNumber(pieces, share, part.at, whole.at) || isOverTime(pieces, share, part.at, whole.at))
    return whole.at;
  // "Is Germany more than a third of bookings in Vienna?", "is desktop over 90 % of Referral's revenue?"
  const bound = pieces.findIndex((piece) => piece.type === 'number' && piece.percent);
  if (bound > part.at && bound < whole.at && metric > bound) return whole.at;
  // "Desktop share of Canada"
  const isBareShare = share > part.at && metric < 0 && whole.at === neighbour(pieces, share, 1);
  if (isBareShare) return whole.at;
  // "Direct share of bookings in Vienna": of those in Vienna
  const counted = pieces.findIndex(({ type }, at) => type === 'metric' && at > share);
  const isShareIn =
    share >= 0 &&
    part.at === neighbour(pieces, share, -1, isNoise) &&
    counted > share &&
    whole.at > counted &&
    isKeyword(pieces[neighbour(pieces, whole.at, -1, isNoise)], 'preposition');
  if (isShareIn) return whole.at;
  // "Share of new visitors in Social", "share of the kiosk among day passes"
  const lead = pieces[neighbour(pieces, whole.at, -1, isNoise)];
  const isWithin =
    share >= 0 &&
    share < part.at &&
    (metric === part.at + 1 || metric < 0) &&
    isKeyword(lead, 'preposition', 'by') &&
    /^(?:in|within|among|inside)(?: the)?$/i.test(lead?.said ?? '');
  if (isWithin) return whole.at;
  const number = pieces.findIndex(({ type }, at) => type === 'metric' && at > share);
  // "Email share of Rome revenue": of that of Rome
  const isShareOf =
    part.at === neighbour(pieces, share, -1, isNoise) && share < whole.at && whole.at < number;
  if (share >= 0 && isShareOf) return whole.at;
  // "Direct as a share of desktop sessions": of those on desktop
  const isAsShare = part.at < share && share < whole.at && whole.at < number;
  if (isAsShare && saysAs(pieces, share)) return whole.at;
  const joint = pieces[neighbour(pieces, whole.at, -1, isNoise)];
  // "What share of all cancellations": nothing narrows them
  if (isKeyword(pieces[metric - 1], 'total')) return null;
  const isIn =
    isKeyword(joint, 'preposition') &&
    /^(?:in|within|for|among|inside|at)(?: the)?$/i.test(joint?.said ?? '');
  return metric >= 0 && metric < part.at && part.at < whole.at && isIn ? whole.at : null;
}
