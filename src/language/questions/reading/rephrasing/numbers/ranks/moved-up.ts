import { isKeyword, type Piece } from '../../../piece.ts';
import { isOfSearch } from '../columns/is-of-search.ts';

const UP_OR_DOWN = /^(?:moved up|climbed up|moved down|slid down)$/i;

/** "Which keywords moved up the most": places in search, where no number is named. */
export function movedUp(pieces: Piece[]): void {
  if (!pieces.some(isOfSearch) || pieces.some(({ type }) => type === 'metric')) return;
  const at = pieces.findIndex((piece) => isKeyword(piece, 'gain', 'loss') && UP_OR_DOWN.test(piece.said));
  const piece = pieces[at];
  if (piece === undefined) return;
  pieces.splice(at + 1, 0, { ...piece, type: 'metric', metric: 'position', said: 'position' });
}
