import { soldThings } from '../../../../data/event-counts.ts';
import type { SourceView } from '../../../../data/source-view.ts';
import { isBound, isKeyword, isNoise, neighbour, type Piece, rewrite, silence } from '../../../piece.ts';

const TRADES =
  /^(?:sells?|sold|selling|buys?|bought|buying|purchased?|purchases|purchasing|orders?|ordered)$/i;
const THINGS = /^(?:items?|products?|articles?|pieces?|units?|goods)$/i;

/**
 * "Which routes sell more than 20 % of tickets?", "which cities buy more than 20 % of items?": the share that each has of what is counted.
 * The verb is no number of its own beside it, and what is bought is pieces, and no list of their names.
 */
export function soldInPercent(pieces: Piece[], views: readonly SourceView[]): void {
  for (const [at, piece] of pieces.entries()) {
    if (piece.type !== 'metric' || !TRADES.test(piece.said)) continue;
    const bound = neighbour(pieces, at, 1, isNoise);
    const number = pieces[neighbour(pieces, bound, 1, isNoise)];
    const of = neighbour(pieces, pieces.indexOf(number ?? piece), 1, isNoise);
    const isPercent = isBound(pieces[bound]) && number?.type === 'number' && number.percent === true;
    if (!isPercent || !isKeyword(pieces[of], 'preposition')) continue;
    const things = neighbour(pieces, of, 1, isNoise);
    const whole = pieces[things];
    const sold = views.flatMap((view) => soldThings(view) ?? [])[0];
    if (whole?.type === 'dimension' && THINGS.test(whole.said) && sold !== undefined)
      rewrite(pieces, things, { type: 'metric', metric: sold });
    if (pieces[things]?.type === 'metric') silence(pieces, at);
  }
}
