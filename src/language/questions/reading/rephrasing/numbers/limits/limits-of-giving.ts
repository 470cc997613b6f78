import { onlyEarned } from '../../../../data/earned-columns.ts';
import type { SourceView } from '../../../../data/source-view.ts';
import { costColumnOf, isSpentOnThings } from '../../../../data/spent-columns.ts';
import { isKeyword, isNoise, neighbour, type Piece, rewrite } from '../../../piece.ts';

/** What is done with money, and with nothing else where so much of nothing is named. */
export const GIVING =
  /^(?:gave|give|gives|donated?|donates?|collect(?:ed|s)?|raised?|raises|paid|pays?|spent|spends?|contributed?|contributes)$/i;
/** Who asks for money gets it; a site receives visits as well. */
const RECEIVING = /^(?:received?|receives)$/i;
const GIVERS = /^(?:campaign|appeal|fund|charity|cause|project)/i;

/** "Which countries gave more than 50000", "which countries donated over 30000": an amount, where one column is the money that comes in. */
export function limitsOfGiving(pieces: Piece[], views: readonly SourceView[]): void {
  const [view, second] = views;
  if (view === undefined || second !== undefined) return;
  const isOfGivers = pieces.some(({ type, said }) => type === 'dimension' && GIVERS.test(said));
  for (const [at, piece] of pieces.entries()) {
    if (!GIVING.test(piece.said) && !(isOfGivers && RECEIVING.test(piece.said))) continue;
    // "Which paid channels": a word beside who it is
    if (!pieces.slice(0, at).some(({ type }) => type === 'dimension')) continue;
    const bound = neighbour(pieces, at, 1, isNoise);
    const number = neighbour(pieces, bound, 1, isNoise);
    const isBound = isKeyword(pieces[bound], 'more', 'less', 'over', 'at_least', 'at_most', 'between');
    if (!isBound || pieces[number]?.type !== 'number' || isOfThings(pieces, number)) continue;
    const money = isSpentByUs(pieces, at) ? spentIn(view) : onlyEarned(view.metricColumns);
    if (money !== undefined) rewrite(pieces, at, { type: 'metric', metric: money });
    return;
  }
}

const SPENDING = /^(?:spent|spends?)$/i;
/** What these spend is what comes in. */
const PAYERS =
  /^(?:customers?|clients?|guests?|visitors?|users?|people|shoppers?|buyers?|members?|donors?|patrons?)\b/i;

const isSpentByUs = (pieces: readonly Piece[], at: number): boolean =>
  SPENDING.test(pieces[at]?.said ?? '') &&
  !pieces.slice(0, at).some(({ type, said }) => type === 'dimension' && PAYERS.test(said));

/** What was spent, where anything was; of several kinds of it nobody knows which. What came in only where nothing is counted that goes out. */
function spentIn(view: SourceView): string | undefined {
  const [first, ...others] = view.metricColumns.filter(isSpentOnThings);
  if (first === undefined) return onlyEarned(view.metricColumns);
  return costColumnOf(view) ?? (others.length === 0 ? first : undefined);
}

/** "Gave more than 50 gifts", "paid more than 3 times" */
const isOfThings = (pieces: readonly Piece[], number: number): boolean =>
  pieces.slice(number + 1).some(({ type }) => type === 'metric') ||
  /^times?$/i.test(pieces[number + 1]?.said ?? '') ||
  pieces[number + 1]?.type === 'unknown';
