import { isNamed, isNoise, type Piece } from '../piece.ts';

/** "More than half of their sessions from google organic": names side by side are one part, each by its own column. */
export const areOnePart = (pieces: readonly Piece[], part: number, at: number): boolean =>
  part === at ||
  pieces
    .slice(Math.min(part, at), Math.max(part, at) + 1)
    .every((piece) => isNamed(piece) || (isNoise(piece) && !/[,;:]/.test(piece.said)));
