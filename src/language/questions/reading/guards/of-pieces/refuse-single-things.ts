import { unanswerableTopics } from '../../../vocabulary/unanswerable.ts';
import { isKeyword, isNoise, neighbour, type Piece } from '../../piece.ts';
import { NotAnswerable } from '../../problem.ts';

/** What is asked of single orders, persons or efforts, of which the data hold only how many there were. */
export function refuseSingleThings(pieces: readonly Piece[]): void {
  refuseOrdersBySize(pieces);
  refuseNewOrReturning(pieces);
}

const isBound = (piece: Piece | undefined): boolean =>
  isKeyword(piece, 'over', 'more', 'less', 'at_least', 'at_most', 'between');
const isMoney = (piece: Piece): boolean =>
  /^(?:[$€£¥]|usd|eur|gbp|dollars?|euros?|pounds?|bucks|francs?)$/i.test(piece.said);

/** "Orders over $1,000": how large a single one was, no sum says. */
function refuseOrdersBySize(pieces: readonly Piece[]): void {
  const at = pieces.findIndex((piece, place) => {
    if (piece.type !== 'metric' || piece.metric !== 'purchases') return false;
    const bound = neighbour(
      pieces,
      place,
      1,
      (one) =>
        isNoise(one) || /^(?:of|with|worth|for|value|values|revenue|totals?|amounts?)$/i.test(one.said),
    );
    if (!isBound(pieces[bound])) return false;
    const near = pieces.slice(bound + 1, bound + 4);
    const number = near.findIndex(({ type }) => type === 'number');
    return number >= 0 && near.slice(0, number + 2).some(isMoney);
  });
  const topic = unanswerableTopics.find((one) => one.topic === 'order_sizes');
  if (at >= 0 && topic !== undefined)
    throw new NotAnswerable({ type: 'topic', topic, said: pieces[at]?.said ?? '' });
}

/** "New visitors in October" where nothing tells those who come for the first time from the others. */
function refuseNewOrReturning(pieces: readonly Piece[]): void {
  const isAsked = pieces.some((piece, at) => {
    const next = pieces[at + 1];
    return (
      piece.type === 'unknown' &&
      /^(?:new|returning)$/i.test(piece.said) &&
      next?.type === 'metric' &&
      /^(?:visitors|sessions|users)$/.test(next.metric)
    );
  });
  if (isAsked) throw new NotAnswerable({ type: 'dimension_missing', said: 'new or returning' });
}
