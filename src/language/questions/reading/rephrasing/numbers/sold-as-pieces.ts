import { soldThings } from '../../../data/event-counts.ts';
import type { SourceView } from '../../../data/source-view.ts';
import { isKeyword, isNoise, neighbour, type Piece } from '../../piece.ts';

/** "Refunded / sold", "returned per sold": of each one that was sold, and of no money, where the file counts what is sold. */
export function soldAsPieces(pieces: Piece[], views: readonly SourceView[]): void {
  const sold = views.flatMap((view) => soldThings(view) ?? [])[0];
  if (sold === undefined) return;
  for (const [at, piece] of pieces.entries())
    if (
      piece.type === 'metric' &&
      piece.metric === 'revenue' &&
      /^sold$/i.test(piece.said) &&
      (pieces[at - 1]?.said === '/' || isKeyword(pieces[neighbour(pieces, at, -1, isNoise)], 'per', 'ratio'))
    )
      pieces[at] = { ...piece, metric: sold };
}
