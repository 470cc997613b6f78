import { isKeyword, type Piece, silence } from '../../piece.ts';

/** "What share is made up of mobile", "falls on weekends", "is down to email": nothing went up or down. */
export function partsNotMoves(pieces: Piece[]): void {
  const share = pieces.findIndex((piece) => isKeyword(piece, 'share'));
  if (share < 0) return;
  for (const [at, piece] of pieces.entries()) {
    const before = pieces[at - 1]?.said ?? '';
    const next = pieces[at + 1]?.said ?? '';
    const isUp =
      isKeyword(piece, 'gain') &&
      /^up$/i.test(piece.said) &&
      /^(?:made|make|makes|take|takes|took|taken|add|adds|sum|sums)$/i.test(before);
    const isDown =
      isKeyword(piece, 'loss') &&
      /^down$/i.test(piece.said) &&
      /^(?:is|are|was|were|comes|came)$/i.test(before) &&
      /^to$/i.test(next);
    const isOn =
      isKeyword(piece, 'loss') &&
      /^(?:falls?|fell|fallen)$/i.test(piece.said) &&
      /^(?:on|to|in|into|within|under)$/i.test(next);
    if (isUp || isDown || isOn) silence(pieces, at);
  }
}
