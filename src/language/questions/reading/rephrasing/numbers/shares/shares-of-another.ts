import { isKeyword, type Piece, rewrite } from '../../../piece.ts';

/**
 * "Vienna bookings as a percentage of Salzburg bookings": of two names of one kind neither is a part of the other, so the one is told
 * over the other. "Hotel bookings as a share of Paris bookings" is a part of a whole.
 */
export function sharesOfAnother(pieces: Piece[]): void {
  const at = pieces.findIndex(
    (piece, place) =>
      isKeyword(piece, 'share') &&
      (/^(?:as|in) /i.test(piece.said) ||
        pieces.slice(Math.max(0, place - 2), place).some(({ said }) => /^(?:as|in)(?: an?)?$/i.test(said))),
  );
  const share = pieces[at];
  const [before] = pieces
    .slice(0, Math.max(0, at))
    .filter(({ type }) => type === 'members')
    .slice(-1);
  const behind = pieces.slice(at + 1).find(({ type }) => type === 'members');
  if (share === undefined || before?.type !== 'members' || behind?.type !== 'members') return;
  // "As a share of all mobile bookings": the same name is of the whole
  if (before.said.toLowerCase() === behind.said.toLowerCase()) return;
  const kinds = new Set(before.candidates.map(({ dimension }) => dimension));
  if (behind.candidates.some(({ dimension }) => kinds.has(dimension)))
    rewrite(pieces, at, { type: 'keyword', keyword: 'ratio', said: 'ratio' });
}
