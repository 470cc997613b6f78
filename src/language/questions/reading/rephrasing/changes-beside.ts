import { isKeyword, isNoise, neighbour, type Piece } from '../piece.ts';
import { NotAnswerable } from '../problem.ts';
import { behindIt, silence } from './behind-it.ts';

/** "Which channels brought the most, and how did that change from the month before?": they stay ranked by what they brought. */
export function changesOfIt(pieces: Piece[]): void {
  if (!pieces.some((piece) => isKeyword(piece, 'top', 'bottom', 'best', 'worst'))) return;
  changesBeside(pieces);
  for (const [at, piece] of pieces.entries()) {
    if (!/^how(?: has| have)?$/i.test(piece.said)) continue;
    const place = behindIt(pieces, at);
    const verb = place === undefined ? undefined : pieces[place];
    if (place === undefined || verb === undefined) continue;
    if (!isKeyword(verb, 'change', 'gain', 'loss', 'compare', 'trend')) continue;
    if (isKeyword(piece, 'trend')) silence(pieces, at, at + 1);
    pieces[place] = { ...verb, type: 'keyword', keyword: 'pop', used: true } as Piece;
  }
}

/** "Pages with the biggest change in clicks" are ranked by it; without a list and a number it asks what happened. */
export function biggestChanges(pieces: Piece[]): void {
  if (!pieces.some(({ type }) => type === 'metric') || !pieces.some(({ type }) => type === 'dimension'))
    return;
  for (const [at, piece] of pieces.entries())
    if (isKeyword(piece, 'happened') && /changes?$/i.test(piece.said) && !/^(?:any|what)/i.test(piece.said))
      pieces[at] = { ...piece, type: 'keyword', keyword: 'change' } as Piece;
}

const isRank = (piece: Piece | undefined): boolean => isKeyword(piece, 'top', 'bottom', 'best', 'worst');

/** "Top 10 pages by clicks and their change against the month before": ranked by clicks, the change beside them. */
function changesBeside(pieces: Piece[]): void {
  const list = pieces.findIndex(({ type }) => type === 'dimension');
  const isFiller = (one: Piece): boolean => isNoise(one) || /^(?:number|members)$/.test(one.type);
  const isListed = isRank(pieces[neighbour(pieces, list, -1, isFiller)]);
  const isBy = isKeyword(pieces[neighbour(pieces, list, 1, isNoise)], 'by', 'ordered');
  if (list < 0 || !isListed || !isBy) return;
  for (const [at, piece] of pieces.entries()) {
    if (at < list || !isKeyword(piece, 'change') || /most|mover/i.test(piece.said)) continue;
    const before = pieces[neighbour(pieces, at, -1, isNoise)];
    const next = pieces[neighbour(pieces, at, 1, isNoise)];
    if (isKeyword(before, 'by', 'ordered', 'share') || isRank(before) || isRank(next)) continue;
    pieces[at] = { ...piece, type: 'keyword', keyword: 'pop', used: true } as Piece;
  }
}

/** "How are sessions trending?" asks for their course; "trending pages" are those that rise. */
export function trendingAsCourse(pieces: Piece[]): void {
  if (
    pieces.some(
      (piece) =>
        isKeyword(piece, 'wow', 'mom', 'yoy', 'dod', 'pop', 'versus') && !isBetweenNames(pieces, piece),
    )
  )
    return;
  for (const [at, piece] of pieces.entries()) {
    if (!/^trending$/i.test(piece.said) || !isKeyword(piece, 'gain')) continue;
    const next = pieces[neighbour(pieces, at, 1, isNoise)];
    if (next?.type !== 'dimension' && pieces.some(({ type }) => type === 'metric'))
      pieces[at] = { ...piece, type: 'keyword', keyword: 'trend' } as Piece;
  }
}

/** "Mobile vs desktop": the word holds names against each other, and no periods. */
const isBetweenNames = (pieces: readonly Piece[], piece: Piece): boolean =>
  pieces[neighbour(pieces, pieces.indexOf(piece), 1, isNoise)]?.type === 'members';

/** "What's rising for /blog URLs": which of them; without a word for what, it is asked. */
export function whatMoves(pieces: Piece[]): void {
  const first = pieces.findIndex((piece) => !isNoise(piece));
  const verb = pieces[first];
  const isAsked =
    /^what(?:s|'s|’s)?$/i.test(pieces[0]?.said ?? '') &&
    isKeyword(verb, 'gain', 'loss') &&
    /ing(?: up| down| off)?$/i.test(verb?.said ?? '');
  if (!isAsked || pieces.some(({ type }) => type === 'metric')) return;
  const list = pieces.findIndex(({ type }) => type === 'dimension');
  if (list < 0) throw new NotAnswerable({ type: 'ambiguous', about: 'what_moves', choices: [] });
  if (isKeyword(pieces[neighbour(pieces, list, -1, isNoise)], 'by', 'per')) return;
  const [dimension] = pieces.splice(list, 1) as [Piece];
  const which = { ...(pieces[0] as Piece), type: 'keyword', keyword: 'which', used: true } as Piece;
  pieces.splice(0, 1, which, dimension);
}
