import { isKeyword, type Piece } from '../piece.ts';

/** The word that the asking begins with: behind sentences that tell something, and behind "since March 6,". */
export function firstAsking(pieces: readonly Piece[]): Piece | undefined {
  const end = pieces.findLastIndex(
    ({ type, said }, at) =>
      type === 'stop' &&
      /^[.!]$/.test(said) &&
      pieces.slice(at + 1).some((behind) => behind.type === 'metric'),
  );
  const asking = pieces.slice(end + 1);
  const time = asking.findIndex((piece) => !isKeyword(piece, 'preposition'));
  const isDatedFirst = asking[time]?.type === 'time' && asking[time + 1]?.said === ',';
  return isDatedFirst ? asking[time + 2] : asking[0];
}
