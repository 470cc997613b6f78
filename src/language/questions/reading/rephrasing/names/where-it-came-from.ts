import { isKeyword, isNoise, neighbour, type Piece, rewrite, silence } from '../../piece.ts';
import { behindIt } from '../changes/behind-it.ts';

/** "How was traffic yesterday, and where did it come from?": a number that is named is split by channel, which is told. */
export function whereItCameFrom(pieces: Piece[]): void {
  if (!pieces.some(({ type }) => type === 'metric') || pieces.some(({ type }) => type === 'dimension'))
    return;
  for (const [at, piece] of pieces.entries()) {
    if (!/^where$/i.test(piece.said)) continue;
    const place = behindIt(pieces, at) ?? behindNumber(pieces, at);
    if (place === undefined || !/^(?:come|came|coming|from|coming from)$/i.test(pieces[place]?.said ?? ''))
      continue;
    const end = pieces.findIndex(({ said }, i) => i >= place && /^(?:coming )?from$/i.test(said));
    if (end < 0) continue;
    const said = pieces
      .slice(at, end + 1)
      .map((one) => one.said)
      .join(' ');
    const joint = pieces[neighbour(pieces, at, -1, isNoise)];
    if (isKeyword(joint, 'and') && joint) joint.used = true;
    for (let one = at; one <= end; one++)
      if (!/^(?:metric|members)$/.test(pieces[one]?.type ?? '')) silence(pieces, one);
    rewrite(pieces, end, {
      type: 'dimension',
      dimensions: ['channel', 'source', 'medium', 'country'],
      said,
      used: false,
    });
    return;
  }
}

/** The place behind "is our revenue" in "where is our revenue coming from". */
function behindNumber(pieces: readonly Piece[], at: number): number | undefined {
  if (!/^(?:is|are|was|were|do|does|did)$/i.test(pieces[at + 1]?.said ?? '')) return undefined;
  // "Where do our villa leads come from"
  const place = neighbour(pieces, at + 1, 1, (piece) => isNoise(piece) || piece.type === 'members');
  const metric = pieces[place];
  // "Where do my customers come from": by country, by channel?
  if (metric?.type !== 'metric' || metric.metric === 'visitors') return undefined;
  const behind = place + 1;
  return behind < pieces.length ? behind : undefined;
}
