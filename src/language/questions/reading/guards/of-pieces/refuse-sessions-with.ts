import { isKeyword, isNoise, neighbour, type Piece } from '../../piece.ts';
import { asChoice, askedBack } from '../../problem.ts';

/** "Sessions with a purchase" are not sessions and purchases; the data count both, and not how often they met. */
export function refuseSessionsWith(pieces: readonly Piece[]): void {
  for (const [at, piece] of pieces.entries()) {
    if (piece.type !== 'metric' || !/^(?:sessions|visits|engaged_sessions|visitors)$/.test(piece.metric))
      continue;
    const place = neighbour(pieces, at, 1, isNoise);
    const joint = pieces[place];
    const next = pieces[neighbour(pieces, place, 1, isNoise)];
    const isWith = isKeyword(joint, 'preposition', 'without') && /^with(?:out)?$/i.test(joint?.said ?? '');
    if (!isWith || next?.type !== 'metric' || !/^(?:purchases|key_events|leads|revenue)$/.test(next.metric))
      continue;
    if (pieces.some(({ type }) => type === 'dimension')) continue;
    const number = next.metric.replaceAll('_', ' ');
    throw askedBack(
      'sessions_with',
      [`${number} per session last month`, `${number} last month`].map(asChoice),
    );
  }
}
