import { isKeyword, type Piece, rewrite, silent } from '../../../piece.ts';

/** "Of all our visits, how much is direct?" asks for a share. */
export function shareOfAll(pieces: Piece[]): void {
  const said = pieces.filter(({ type, said: text }) => type !== 'noise' || /^of$/i.test(text));
  const isOfAll =
    /^of$/i.test(said[0]?.said ?? '') && isKeyword(said[1], 'total') && said[2]?.type === 'metric';
  if (!isOfAll && !(/^of all$/i.test(said[0]?.said ?? '') && said[1]?.type === 'metric')) return;
  const at = pieces.findIndex(
    (piece) => isKeyword(piece, 'count') || /^how (?:much|many)$/i.test(piece.said),
  );
  const loose = pieces.findIndex(
    ({ said: text }, place) => /^how$/i.test(text) && /^(?:much|many)$/i.test(pieces[place + 1]?.said ?? ''),
  );
  const found = at >= 0 ? at : loose;
  if (found < 0) return;
  rewrite(pieces, found, { type: 'keyword', keyword: 'share', used: false });
  for (const piece of said.slice(0, 2))
    if (piece.type !== 'metric') pieces[pieces.indexOf(piece)] = silent(piece);
}
