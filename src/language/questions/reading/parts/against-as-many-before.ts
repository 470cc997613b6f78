import { isKeyword, isLight, isPeriod, neighbour, type Piece } from '../piece.ts';

/**
 * "Which pages lost clicks compared to the previous 28 days": as many days that are over stand against those before them. Of
 * one month or week it is not known whether the running one is meant, and it is asked.
 */
export function isAgainstAsManyBefore(pieces: readonly Piece[], at: number): boolean {
  const piece = pieces[at];
  if (piece?.type !== 'time' || piece.time.type !== 'period' || piece.time.period.count < 2) return false;
  const joint = pieces[neighbour(pieces, at, -1, isLight)];
  return (
    /^(?:the )?(?:previous|prior|preceding) \S+ (?:days|weeks|months)$/i.test(piece.said) &&
    isKeyword(joint, 'versus') &&
    pieces.filter(isPeriod).length === 1
  );
}
