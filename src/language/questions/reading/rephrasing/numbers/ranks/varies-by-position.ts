import { isKeyword, isNoise, neighbour, type Piece, silence } from '../../../piece.ts';

/** "How does my CTR vary by position", "how do clicks change with position": in ranges of it, as positions are no names. */
export function variesByPosition(pieces: Piece[]): void {
  for (const [at, piece] of pieces.entries()) {
    if (piece.type !== 'metric' || piece.metric !== 'position') continue;
    const joint = pieces[neighbour(pieces, at, -1, isNoise)];
    const isBy =
      isKeyword(joint, 'by') ||
      (isKeyword(joint, 'preposition') && /^with$/i.test(joint?.said ?? '') && pieces.some(isVarying));
    const isOther = pieces.some(
      (one) => one.type === 'metric' && /^(?:ctr|clicks|impressions)$/.test(one.metric),
    );
    const isRanked = pieces.some((one) =>
      isKeyword(one, 'ordered', 'top', 'bottom', 'best', 'worst', 'which'),
    );
    if (!isBy || !isOther || isRanked || pieces.some(({ type }) => type === 'dimension')) continue;
    for (const [place, one] of pieces.entries()) if (isVarying(one)) silence(pieces, place);
    pieces.splice(at + 1, 0, { ...piece, type: 'unknown', said: 'ranges', used: false });
    return;
  }
}

const isVarying = (piece: Piece): boolean =>
  isKeyword(piece, 'change', 'compare') && /^(?:var\w+|differs?|differ|changes?)$/i.test(piece.said);
