import { isKeyword, isNoise, neighbour, type Piece, rewrite, silence } from '../../piece.ts';

/** What has to hold in each of them is no course: "more than 100 in each of the last four weeks". */
const isHeld = (piece: Piece): boolean =>
  isKeyword(piece, 'gain', 'loss', 'more', 'less', 'at_least', 'at_most', 'between', 'none', 'top', 'bottom');

/** "In each of the last 14 days", "for every one of the past 4 weeks": by the unit that the stretch is made of. */
export function eachOfPeriod(pieces: Piece[]): void {
  if (pieces.some(isHeld)) return;
  for (const [at, piece] of pieces.entries()) {
    if (piece.type !== 'time' || piece.time.type !== 'period') continue;
    const { unit, count } = piece.time.period;
    const of = neighbour(pieces, at, -1, isNoise);
    if (unit === 'range' || count < 2 || !/^of(?: the)?$/i.test(pieces[of]?.said ?? '')) continue;
    const each = neighbour(pieces, of, -1, (one) => isNoise(one) || /^ones?$/i.test(one.said));
    const said = pieces[each];
    if (!isKeyword(said, 'by', 'each', 'per') || !/\b(?:each|every)$/i.test(said?.said ?? '')) continue;
    silence(pieces, each + 1, of + 1);
    rewrite(pieces, each, { type: 'grain', grain: unit });
  }
}

/** "In how many of the last 12 months": the months of them are counted. */
export function howManyOfPeriod(pieces: Piece[]): void {
  for (const [at, piece] of pieces.entries()) {
    if (piece.type !== 'time' || piece.time.type !== 'period') continue;
    const { unit, count } = piece.time.period;
    const before = pieces[neighbour(pieces, at, -1, isNoise)];
    if (unit === 'range' || count < 2 || !isKeyword(before, 'count')) continue;
    if (!/^how many of(?: the| our)?$/i.test(before?.said ?? '')) continue;
    pieces.splice(at, 0, { ...piece, type: 'unit', unit, said: `${unit}s` });
    return;
  }
}
