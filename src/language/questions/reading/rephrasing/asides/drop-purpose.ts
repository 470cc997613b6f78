import { isKeyword, isNoise, neighbour, type Piece, silence } from '../../piece.ts';

const MODAL = /^(?:can|could|should|might|may)$/i;

/** "… that I could push to page 1": what is hoped for limits nothing. */
export function dropPurpose(pieces: Piece[]): void {
  for (let at = 1; at < pieces.length; at++) {
    if (!MODAL.test(pieces[at]?.said ?? '')) continue;
    const lead = neighbour(
      pieces,
      at,
      -1,
      (one) => isNoise(one) && /^(?:i|we|you|one|it|they)$/i.test(one.said),
    );
    if (!/^(?:that|which|to|so)$/i.test(pieces[lead]?.said ?? '')) continue;
    let end = pieces.findIndex(
      ({ type, said }, place) => place > at && (type === 'stop' || /^[,;)]$/.test(said)),
    );
    if (end < 0) end = pieces.length;
    const inside = pieces.slice(at + 1, end);
    const isWish = inside.every(
      (one) =>
        isNoise(one) ||
        one.type === 'unknown' ||
        isKeyword(one, 'preposition', 'page_one', 'gain', 'advice', 'top', 'best', 'high', 'change'),
    );
    if (isWish) silence(pieces, lead, end);
  }
}
