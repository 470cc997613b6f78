import { isKeyword, isNoise, type Piece, rewrite, silence } from '../../../piece.ts';

/** What people do, and no orders that are counted: "bought", "ended in a purchase". */
const BUY = /^(?:buy|buys|buying|bought|purchase|purchased|order|ordered|sale)$/i;
const CONVERT = /^(?:convert|converts|converted|converting)$/i;
const SHARE =
  /(?:^|\W)(?:percentage|share|proportion|fraction|percent|%)(?: of)?$|^how many percent(?: of)?$/i;
const VISITS = /^(?:sessions|visitors|users)$/;

/**
 * "What percentage of mobile visitors buy something?": a rate of those who came, and no share of the purchases that mobile
 * has of all.
 */
export function shareWhoBuy(pieces: Piece[]): void {
  const share = pieces.findIndex((piece) => isKeyword(piece, 'share') && SHARE.test(piece.said));
  const verb = pieces.findIndex(
    (piece, at) =>
      at > share && piece.type === 'metric' && (BUY.test(piece.said) || CONVERT.test(piece.said)),
  );
  if (share < 0 || verb < 0) return;
  const between = pieces.slice(share + 1, verb);
  const isPeople = between.some(
    (piece) => piece.type === 'members' || (piece.type === 'metric' && VISITS.test(piece.metric)),
  );
  const isPlain = between.every(
    (piece) =>
      isNoise(piece) ||
      piece.type === 'members' ||
      (piece.type === 'metric' && VISITS.test(piece.metric)) ||
      isKeyword(piece, 'preposition'),
  );
  const others = pieces.filter((piece, at) => piece.type === 'metric' && (at < share || at > verb));
  if (!isPeople || !isPlain || others.length > 0) return;
  const rate = CONVERT.test(pieces[verb]?.said ?? '') ? 'conversion_rate' : 'purchase_rate';
  rewrite(pieces, verb, { type: 'metric', metric: rate });
  silence(pieces, share);
  for (let at = share + 1; at < verb; at++) if (pieces[at]?.type === 'metric') silence(pieces, at);
}
