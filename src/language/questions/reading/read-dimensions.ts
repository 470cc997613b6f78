import type { SourceView } from '../data/source-view.ts';
import { isKeyword, neighbour, type Piece } from './piece.ts';

export function readDimensions(
  pieces: readonly Piece[],
  view: SourceView,
  isAskable: (dimension: string) => boolean,
) {
  const dimensions: string[] = [];
  let missing: string | undefined;
  for (const piece of pieces) {
    if (piece.type !== 'dimension' || piece.used) continue;
    const columns = piece.dimensions.flatMap((dimension) => view.dimensionOf(dimension) ?? []);
    const column = columns.find(isAskable) ?? columns[0];
    if (column === undefined) {
      missing ??= piece.said;
      continue;
    }
    piece.used = true;
    const joint = pieces[neighbour(pieces, pieces.indexOf(piece), -1, (one) => one.type === 'noise')];
    if (joint && isKeyword(joint, 'per')) joint.used = true;
    if (!dimensions.includes(column)) dimensions.push(column);
  }
  return { dimensions, missing };
}
