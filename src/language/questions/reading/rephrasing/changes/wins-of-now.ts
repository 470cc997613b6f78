import { isKeyword, type Piece, silence } from '../../piece.ts';

/** "What are my quick wins right now?" asks for what to do, and for no visits of this moment. */
export function winsOfNow(pieces: Piece[]): void {
  if (!pieces.some((piece) => isKeyword(piece, 'advice', 'happened', 'striking', 'cannibal'))) return;
  for (const [at, piece] of pieces.entries())
    if (
      piece.type === 'topic' &&
      piece.topic.topic === 'this_moment' &&
      /^(?:right now|at the moment|at this moment)$/i.test(piece.said)
    )
      silence(pieces, at);
}
