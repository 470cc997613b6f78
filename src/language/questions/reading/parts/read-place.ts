import { ordinal, ordinalWord } from '../../text/number-words.ts';
import { asKeyword, isPlural, isRank, joining, type Piece } from '../piece.ts';
import type { Reading } from '../reading.ts';

export interface ReadPlace {
  readonly place: number;
  readonly piece: Piece;
}

/** "The second highest", "3rd best": which place of the ranking is asked for. */
export function readPlace(pieces: Piece[]): ReadPlace | null {
  for (const [at, piece] of pieces.entries()) {
    const place = placeOf(piece);
    const isOne = isOfKind(pieces, at) && !pieces.some(isRank);
    if (place === undefined || !(isOne || isRank(pieces[at + 1]))) continue;
    const said: Piece = { ...piece, type: 'unknown', used: false };
    pieces[at] = said;
    if (isOne) pieces.splice(at + 1, 0, asKeyword(joining('most'), 'top'));
    return { place, piece: said };
  }
  return null;
}

/** "The 3rd hotel by bookings", "the 2nd hotel": that of those that are ranked, and not the first so many. */
const isOfKind = (pieces: readonly Piece[], at: number): boolean =>
  pieces[at + 1]?.type === 'dimension' && !isPlural(pieces[at + 1]?.said ?? '');

function placeOf(piece: Piece): number | undefined {
  if (piece.type === 'number') return piece.ordinal ? piece.value : undefined;
  return piece.type === 'unknown' ? ordinalWord(piece.said.toLowerCase()) : undefined;
}

/** The place, where there is one ranking by a value that it can be of; else its word stays unread. */
export function placeIn(read: ReadPlace | null, rank: Reading['rank'], rankPer: Reading['rankPer']): number {
  const isPlain = rank !== null && rank.by !== 'both_ends' && rank.within === null && rankPer === null;
  if (read === null || !isPlain || (rank.count ?? 1) !== 1) return 1;
  if (ordinal(read.place) === undefined) return 1;
  read.piece.used = true;
  return read.place;
}
