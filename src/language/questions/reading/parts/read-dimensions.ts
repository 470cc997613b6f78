import type { SourceView } from '../../data/source-view.ts';
import type { Assumption } from '../assumption.ts';
import { isNearDimension } from '../marking/near-names-of.ts';
import { isKeyword, isNoise, neighbour, type Piece } from '../piece.ts';

export function readDimensions(
  pieces: readonly Piece[],
  view: SourceView,
  isAskable: (dimension: string) => boolean,
) {
  const dimensions: string[] = [];
  const assumptions: Assumption[] = [];
  let missing: string | undefined;
  for (const piece of pieces) {
    if (piece.type !== 'dimension' || piece.used) continue;
    const columns = piece.dimensions.flatMap((dimension) => view.dimensionOf(dimension) ?? []);
    const column = columns.find(isAskable) ?? columns[0];
    if (column === undefined) {
      missing ??= piece.said;
      continue;
    }
    // "Hires per ride by plan": what is named beside it is not meant a second time
    const lead = pieces[neighbour(pieces, pieces.indexOf(piece), -1, isNoise)];
    if (isKeyword(lead, 'per') && isNamedBeside(piece, column)) {
      missing ??= piece.said;
      continue;
    }
    piece.used = true;
    const [meant] = piece.dimensions;
    if (/^where /i.test(piece.said))
      assumptions.push({ code: 'where_from', said: piece.said, read: view.labelOf(column).toLowerCase() });
    else if (meant !== undefined && view.dimensionOf(meant) === undefined)
      assumptions.push({ code: 'dimension', said: piece.said, read: view.labelOf(column).toLowerCase() });
    else if (isNearDimension(piece.said, column))
      assumptions.push({ code: 'column', said: piece.said, read: view.labelOf(column).toLowerCase() });
    if (lead && isKeyword(lead, 'per')) lead.used = true;
    if (!dimensions.includes(column)) dimensions.push(column);
  }
  return { dimensions, missing, assumptions };

  /** It stands for a kind that the data lack, and the nearest of theirs is named by its own word. */
  function isNamedBeside(
    { dimensions: [meant], said }: Piece & { type: 'dimension' },
    column: string,
  ): boolean {
    if (/^where /i.test(said) || meant === undefined || view.dimensionOf(meant) !== undefined) return false;
    return pieces.some(
      (one) =>
        one.type === 'dimension' &&
        one.dimensions[0] !== meant &&
        view.dimensionOf(one.dimensions[0] ?? '') === column,
    );
  }
}
