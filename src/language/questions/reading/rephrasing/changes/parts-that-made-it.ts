import { isKeyword, isMove, isNoise, neighbour, type Piece, rewrite, silence } from '../../piece.ts';

const PARTS = /^(?:segments?|parts?|areas?|factors?|dimensions?|things?|drivers?|causes?|reasons?|slices?)$/i;
const MADE =
  /^(?:contribut\w*|accounted for|account for|drove|caused|driving|causing|is responsible for|responsible for)/i;

/** "Which segments contributed most to the drop": of no split that is named, so where the change sits is told. */
export function partsThatMadeIt(pieces: Piece[]): void {
  if (pieces.some(({ type }) => type === 'dimension' || type === 'members')) return;
  const which = pieces.findIndex((piece) => !isNoise(piece));
  if (!/^(?:which|what)$/i.test(pieces[which]?.said ?? '')) return;
  const parts = neighbour(pieces, which, 1, isNoise);
  const made = neighbour(pieces, parts, 1, isNoise);
  if (!PARTS.test(pieces[parts]?.said ?? '') || !MADE.test(pieces[made]?.said ?? '')) return;
  const moved = pieces.findIndex((piece, at) => at > made && isMove(piece));
  const between = pieces.slice(made + 1, moved);
  const isPlain = between.every((one) => isNoise(one) || isKeyword(one, 'top', 'preposition'));
  if (moved < 0 || !isPlain) return;
  silence(pieces, which, moved);
  rewrite(pieces, which, { type: 'keyword', keyword: 'why', used: false });
}
