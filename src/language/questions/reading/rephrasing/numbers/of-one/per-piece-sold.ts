import { isNamedAsSold, soldThings } from '../../../../data/event-counts.ts';
import type { SourceView } from '../../../../data/source-view.ts';
import { unitsIn } from '../../../parts/units-in.ts';
import { isKeyword, isNoise, neighbour, type Piece } from '../../../piece.ts';

const PIECE = /^(?:an )?(?:item|piece|unit)(?: (?:sold|bought|purchased))?$/i;

/**
 * "Revenue per item by city", "which city spends most per item": for each piece that was sold, where the cities are what it is split by.
 * So it is where it is asked whether it is higher ("is revenue per item higher on desktop"). "Revenue per item" alone is that of every item that has a name.
 */
export function perPieceSold(pieces: Piece[], views: readonly SourceView[]): void {
  for (const [at, piece] of pieces.entries()) {
    const per = neighbour(pieces, at, -1, isNoise);
    if (piece.type !== 'dimension' || !PIECE.test(piece.said) || !isKeyword(pieces[per], 'per')) continue;
    const behind = pieces[neighbour(pieces, at, 1, isNoise)];
    const isOfMoney = pieces
      .slice(0, per)
      .some((one) => (one.type === 'metric' && one.metric === 'revenue') || isSpent(one));
    const isSplit = pieces.some(
      (one, place) =>
        place !== at &&
        one.type === 'dimension' &&
        isKeyword(pieces[neighbour(pieces, place, -1, isNoise)], 'by', 'which', 'each'),
    );
    const isJudged = JUDGED.test(pieces[0]?.said ?? '') && pieces.some(isHigher);
    const [sold, second] = views.flatMap((view) => soldThings(view) ?? []);
    if (
      !isOfMoney ||
      !(isSplit || isJudged) ||
      isKeyword(behind, 'and') ||
      sold === undefined ||
      second !== undefined
    )
      continue;
    if (isNamedAsSold(sold)) pieces[at] = { ...piece, type: 'metric', metric: sold };
  }
}

const PIECES = /^(?:items|pieces|units|products|articles)$/i;

/** "Items per order", "average items per purchase": so many pieces of each, where the file counts them, and no kinds of them. */
export function piecesPerOrder(pieces: Piece[], views: readonly SourceView[]): void {
  const sold = unitsIn(views);
  if (sold === undefined) return;
  for (const [at, piece] of pieces.entries()) {
    const per = neighbour(pieces, at, 1, isNoise);
    const order = pieces[neighbour(pieces, per, 1, isNoise)];
    if (piece.type !== 'dimension' || !PIECES.test(piece.said) || !isKeyword(pieces[per], 'per')) continue;
    if (order?.type === 'metric' && order.metric !== sold)
      pieces[at] = { ...piece, type: 'metric', metric: sold };
  }
}

const JUDGED = /^(?:is|are|was|were|does|do|did)\b/i;

const isHigher = (piece: Piece): boolean =>
  isKeyword(piece, 'gain', 'loss') && /^(?:more|less|higher|lower|greater|better|worse)$/i.test(piece.said);

const isSpent = ({ type, said }: Piece): boolean => type === 'topic' && /^(?:spends?|spent)$/i.test(said);
