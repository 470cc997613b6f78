import type { SourceView } from '../../data/source-view.ts';
import { isKeyword, isNoise, neighbour, type Piece } from '../piece.ts';

/** Which names a text stands for: those of a dimension that was named, else queries, else pages. */
export function textDimension(
  pieces: readonly Piece[],
  at: number,
  view: SourceView,
  isAskable: (dimension: string) => boolean,
): string | undefined {
  for (const piece of pieces.slice(0, Math.max(0, at)).reverse()) {
    if (piece.type !== 'dimension') continue;
    const column = piece.dimensions.flatMap((dimension) => view.dimensionOf(dimension) ?? []).find(isAskable);
    if (column !== undefined) return column;
  }
  const behind = pieces[neighbour(pieces, at, 1)];
  if (behind?.type === 'dimension') {
    const column = behind.dimensions
      .flatMap((dimension) => view.dimensionOf(dimension) ?? [])
      .find(isAskable);
    if (column !== undefined) return column;
  }
  for (const kind of ['query', 'landing_page', 'page', 'campaign']) {
    const column = view.dimensionColumns.find((name) => view.kindOf(name) === kind && isAskable(name));
    if (column !== undefined) return column;
  }
  return undefined;
}

export function usePattern(pieces: Piece[], at: number): void {
  const before = pieces[neighbour(pieces, at, -1, isNoise)];
  if (before && isKeyword(before, 'containing', 'starting_with')) before.used = true;
}
