import type { SourceView } from '../../../data/source-view.ts';
import { wordsOf } from '../../../text/tokenize.ts';
import { isKeyword, isLight, isNoise, neighbour, type Piece, silence } from '../../piece.ts';

/** Of a column "booked_via" the verb alone asks for no split. */
const ENDS_OPEN = /^(?:via|by|through|with|from|on|at|in|to)$/;

/** "Hires booked through the kiosk" of a column booked_via: the verb leads to the name, and asks for no rows of its own. */
export function verbsOfNames(pieces: Piece[], views: readonly SourceView[]): void {
  for (const [at, piece] of pieces.entries()) {
    if (
      piece.type !== 'dimension' ||
      isKeyword(pieces[neighbour(pieces, at, -1, isNoise)], 'by', 'per', 'each')
    )
      continue;
    const [dimension = ''] = piece.dimensions;
    const column = wordsOf(dimension.replaceAll('_', ' '));
    const isVerb =
      ENDS_OPEN.test(column.at(-1) ?? '') && column[0] === wordsOf(piece.said)[0] && column.length > 1;
    const isKnown = views.some((view) => view.dimensionOf(dimension) !== undefined);
    const next = pieces[neighbour(pieces, at, 1, isLight)];
    const isNamed =
      next?.type === 'members' && next.candidates.some((candidate) => candidate.dimension === dimension);
    if (isVerb && isKnown && isNamed) silence(pieces, at);
  }
}
