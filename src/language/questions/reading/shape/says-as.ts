import { neighbour, type Piece } from '../piece.ts';

/** "As a share of", "as the share" */
export const saysAs = (pieces: readonly Piece[], share: number): boolean =>
  /^as\b/i.test(pieces[share]?.said ?? '') ||
  /^as(?: an?| the)?$/i.test(
    pieces[neighbour(pieces, share, -1, ({ said }) => /^(?:an?|the)$/i.test(said))]?.said ?? '',
  );
