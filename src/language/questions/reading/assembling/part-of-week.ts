import { isKeyword, isNoise, neighbour, type Piece } from '../piece.ts';
import type { Parts } from './read-parts.ts';

/**
 * "Share of downloads on weekends, by show", "which product has the highest share of its sales on weekends": of each the part that
 * fell on these days. "Share of sessions by channel on weekends" is how those of the weekends spread.
 */
export function isPartOfWeek(pieces: readonly Piece[], { shape, split, time }: Parts): boolean {
  // "Share of bookings on weekends, Vienna vs Salzburg"
  if (shape.shape === 'share' && shape.each !== null && time.weekdays.length === 1) return true;
  const isOfOne =
    shape.shape === 'share' &&
    split.dimensions.length === 1 &&
    time.weekdays.length === 1 &&
    shape.each === null;
  if (!isOfOne) return false;
  const share = pieces.findIndex((piece) => isKeyword(piece, 'share'));
  const metric = pieces.findIndex(({ type }, at) => type === 'metric' && at > share);
  const days = pieces.findIndex((piece) => piece.type === 'time' && piece.time.type === 'weekdays');
  const kind = pieces.findLastIndex(({ type }) => type === 'dimension');
  // "Share of weekend revenue by channel", "of the revenue on weekends came from each": those of the weekends are the whole
  const isFrom = pieces
    .slice(days, kind)
    .some(({ said }) => /^(?:from|come|comes|came|made|was|were|is|are)\b/i.test(said));
  const isBefore = share < metric && metric < days && days < kind && !isFrom;
  // "Sold at weekends as a share of all tickets by site"
  const isOfAll =
    days < share &&
    share < kind &&
    isKeyword(pieces[neighbour(pieces, share, 1, isNoise)], 'total') &&
    !isFrom;
  const isOfIts = pieces.slice(share, days).some(({ said }) => /^(?:its|their)$/i.test(said));
  return isBefore || isOfAll || (isOfIts && kind < share);
}
