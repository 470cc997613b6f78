import type { Piece } from '../piece.ts';

/** "Can you show me sessions by device" asks for no yes. */
export const isRequest = (pieces: readonly Piece[]): boolean =>
  /^(?:can|could|may|would)$/i.test(pieces[0]?.said ?? '') && /^(?:you|i|we)$/i.test(pieces[1]?.said ?? '');
