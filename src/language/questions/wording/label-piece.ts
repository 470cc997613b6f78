import type { Piece } from '../../bound-text.ts';
import type { ReadAsContext } from './read-as-context.ts';

/** What a kind of part is called, bound to where it is kept. */
export function labelPiece(dimension: string, { view, keep }: ReadAsContext): Piece {
  const text = view.labelOf(dimension).toLowerCase();
  return { text, path: keep('split', text), value: text };
}
