import type { SourceView } from '../../../../data/source-view.ts';
import { isBound, isKeyword, isLight, neighbour, type Piece, rewrite, silence } from '../../../piece.ts';

const PLACES = /^(?:places?|spots?|ranks?|slots?)$/i;
const MOVED =
  /^(?:lost|lose|loses|losing|won|win|wins|gained|gain|gains|dropped|drop|drops|fell|fall|falls|fallen|moved|climbed|climb|slipped|slip|rose|rise|risen|up|down)$/i;

/** "Which queries lost more than 3 places?": where results have positions, so many of them are places, and not countries. */
export function placesAsPositions(pieces: Piece[], views: readonly SourceView[]): void {
  if (!views.some((view) => view.columnOf('position') !== undefined)) return;
  for (const [at, piece] of pieces.entries()) {
    if (!PLACES.test(piece.said) || piece.type === 'metric') continue;
    const number = neighbour(pieces, at, -1, isLight);
    if (pieces[number]?.type !== 'number') continue;
    const verb =
      pieces[neighbour(pieces, number, -1, (one) => isLight(one) || isBound(one) || isKeyword(one, 'by'))];
    if (!isKeyword(verb, 'gain', 'loss', 'change') && !MOVED.test(verb?.said ?? '')) continue;
    const isSaid = pieces.some((one) => one.type === 'metric' && one.metric === 'position');
    if (isSaid) silence(pieces, at);
    else rewrite(pieces, at, { type: 'metric', metric: 'position' });
  }
}
