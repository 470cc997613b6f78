import { askMetric } from '../../../../data/ask-metric.ts';
import type { SourceView } from '../../../../data/source-view.ts';
import { isKeyword, isMove, type Piece, silent } from '../../../piece.ts';

/**
 * "Change in percentage points": shares change in no other unit; "by 2 percentage points" is a limit. "Rose the most in percentage points"
 * says of a rate that it is not by percent.
 */
export function unitOfShares(pieces: Piece[], views: readonly SourceView[]): void {
  for (const [at, piece] of pieces.entries()) {
    const before = pieces[at - 1];
    const isUnit = /^points?$/i.test(piece.said) && isKeyword(before, 'share');
    if (!isUnit || piece.type !== 'unknown' || pieces[at - 2]?.type === 'number') continue;
    pieces[at] = silent(piece);
    if (before !== undefined && pieces.some(isMove) && isOfRate(pieces, at - 1, views))
      pieces[at - 1] = silent(before);
  }
}

function isOfRate(pieces: readonly Piece[], unit: number, views: readonly SourceView[]): boolean {
  if (pieces.some((piece, at) => at !== unit && isKeyword(piece, 'share', 'per'))) return true;
  const named = pieces.flatMap((piece) => (piece.type === 'metric' ? [piece.metric] : []));
  return named.some((id) => views.some((view) => askMetric(view, id)?.kind === 'quotient'));
}
