import { isKeyword, isNoise, isRank, neighbour, type Piece, rewrite, silence } from '../../piece.ts';
import { behindIt } from './behind-it.ts';

/** "Which channels brought the most, and how did that change from the month before?": they stay ranked by what they brought. */
export function changesOfIt(pieces: Piece[]): void {
  if (!pieces.some(isRank)) return;
  changesBeside(pieces);
  for (const [at, piece] of pieces.entries()) {
    if (!/^how(?: has| have)?$/i.test(piece.said)) continue;
    const place = behindIt(pieces, at);
    const verb = place === undefined ? undefined : pieces[place];
    if (place === undefined || verb === undefined) continue;
    if (!isKeyword(verb, 'change', 'gain', 'loss', 'compare', 'trend')) continue;
    if (isKeyword(piece, 'trend')) silence(pieces, at);
    rewrite(pieces, place, { type: 'keyword', keyword: 'pop', used: true });
  }
}

/** "Top 10 pages by clicks and their change against the month before": ranked by clicks, the change beside them. */
function changesBeside(pieces: Piece[]): void {
  const list = pieces.findIndex(({ type }) => type === 'dimension');
  const isFiller = (one: Piece): boolean => isNoise(one) || /^(?:number|members)$/.test(one.type);
  const isListed = isRank(pieces[neighbour(pieces, list, -1, isFiller)]);
  const isBy = isKeyword(pieces[neighbour(pieces, list, 1, isNoise)], 'by', 'ordered');
  // "How did the top 5 channels change in revenue?"
  const isAskedHow = pieces
    .slice(0, Math.max(list, 0))
    .some(({ said }) => /^how(?: did| do| has| have)?$/i.test(said));
  if (list < 0 || !isListed || !(isBy || isAskedHow)) return;
  for (const [at, piece] of pieces.entries()) {
    if (at < list || !isKeyword(piece, 'change') || /most|mover/i.test(piece.said)) continue;
    const before = pieces[neighbour(pieces, at, -1, isNoise)];
    const next = pieces[neighbour(pieces, at, 1, isNoise)];
    if (isKeyword(before, 'by', 'ordered', 'share') || isRank(before) || isRank(next)) continue;
    if (!isAskedHow && isOrderedByItsChange(pieces, at)) continue;
    rewrite(pieces, at, { type: 'keyword', keyword: 'pop', used: true });
  }
}

/** "By session change" orders by how far it moved, as "by change in sessions" does; "by sessions, change" does not. */
const isOrderedByItsChange = (pieces: readonly Piece[], at: number): boolean =>
  pieces[at - 1]?.type === 'metric' &&
  isKeyword(pieces[neighbour(pieces, at - 1, -1, isNoise)], 'by', 'ordered');
