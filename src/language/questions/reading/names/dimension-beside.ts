import type { SourceView } from '../../data/source-view.ts';
import { isKeyword, isNoise, isPlural, LISTING, neighbour, type Piece } from '../piece.ts';

/** "source google", "the direct channel", "queries containing": a dimension that only says what kind of name it is. */
export function dimensionBeside(
  pieces: readonly Piece[],
  at: number,
  view: SourceView,
): { piece: Piece; columns: readonly string[] } | undefined {
  const isSkipped = (piece: Piece) =>
    (piece.type === 'noise' && !/^[,;]$/.test(piece.said)) || isKeyword(piece, 'equal');
  const before = pieces[neighbour(pieces, at, -1, isSkipped)];
  const behind = pieces[neighbour(pieces, at, 1, isSkipped)];
  const columnsOf = (piece: Piece & { type: 'dimension' }) =>
    piece.dimensions.flatMap((dimension) => view.dimensionOf(dimension) ?? []);
  if (behind?.type === 'dimension' && !behind.used && !isKeyword(pieces[at - 1], 'by')) {
    const columns = columnsOf(behind);
    if (columns.length > 0) return { piece: behind, columns };
  }
  if (before?.type === 'dimension' && !isPlural(before.said) && !isAskedFor(pieces, before)) {
    const columns = columnsOf(before);
    if (columns.length > 0) return { piece: before, columns };
  }
  return undefined;
}

/** A dimension behind "by", "which" or "top" is one to break down by, whatever follows it. */
export function isAskedFor(pieces: readonly Piece[], piece: Piece): boolean {
  const before =
    pieces[
      neighbour(pieces, pieces.indexOf(piece), -1, (one) => one.type === 'noise' || one.type === 'number')
    ];
  return isKeyword(before, ...LISTING, 'count');
}

/** "Blog posts by sessions" lists them. */
export function isOrdered(pieces: readonly Piece[], piece: Piece): boolean {
  const at = pieces.indexOf(piece);
  const place = neighbour(pieces, at, 1, isNoise);
  if (!isPlural(piece.said) || !isKeyword(pieces[place], 'by', 'ordered')) return false;
  return pieces[neighbour(pieces, place, 1, isNoise)]?.type === 'metric';
}
