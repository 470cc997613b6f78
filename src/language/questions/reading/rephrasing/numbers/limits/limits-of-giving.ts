import { onlyEarned } from '../../../../data/earned-columns.ts';
import type { SourceView } from '../../../../data/source-view.ts';
import { isKeyword, isNoise, neighbour, type Piece, rewrite } from '../../../piece.ts';

/** What is done with money, and with nothing else where so much of nothing is named. */
export const GIVING =
  /^(?:gave|give|gives|donated?|donates?|collect(?:ed|s)?|raised?|raises|paid|pays?|spent|spends?|contributed?|contributes)$/i;
/** Who asks for money gets it; a site receives visits as well. */
const RECEIVING = /^(?:received?|receives)$/i;
const GIVERS = /^(?:campaign|appeal|fund|charity|cause|project)/i;

/** "Which countries gave more than 50000", "which countries donated over 30000": an amount, where one column is the money that comes in. */
export function limitsOfGiving(pieces: Piece[], views: readonly SourceView[]): void {
  const money =
    views.length === 1 ? onlyEarned(views.flatMap(({ metricColumns }) => metricColumns)) : undefined;
  if (money === undefined) return;
  const isOfGivers = pieces.some(({ type, said }) => type === 'dimension' && GIVERS.test(said));
  for (const [at, piece] of pieces.entries()) {
    if (!GIVING.test(piece.said) && !(isOfGivers && RECEIVING.test(piece.said))) continue;
    // "Which paid channels": a word beside who it is
    if (!pieces.slice(0, at).some(({ type }) => type === 'dimension')) continue;
    const bound = neighbour(pieces, at, 1, isNoise);
    const number = neighbour(pieces, bound, 1, isNoise);
    const isBound = isKeyword(pieces[bound], 'more', 'less', 'over', 'at_least', 'at_most', 'between');
    if (!isBound || pieces[number]?.type !== 'number' || isOfThings(pieces, number)) continue;
    rewrite(pieces, at, { type: 'metric', metric: money });
    return;
  }
}

/** "Gave more than 50 gifts", "paid more than 3 times" */
const isOfThings = (pieces: readonly Piece[], number: number): boolean =>
  pieces.slice(number + 1).some(({ type }) => type === 'metric') ||
  /^times?$/i.test(pieces[number + 1]?.said ?? '') ||
  pieces[number + 1]?.type === 'unknown';
