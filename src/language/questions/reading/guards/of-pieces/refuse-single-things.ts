import { isNamedAsPersons } from '../../../data/is-of-persons.ts';
import { unanswerableTopics } from '../../../vocabulary/unanswerable.ts';
import { isKeyword, isNoise, neighbour, type Piece } from '../../piece.ts';
import { NotAnswerable } from '../../problem.ts';

/** What is asked of single orders, persons or efforts, of which the data hold only how many there were. */
export function refuseSingleThings(pieces: readonly Piece[]): void {
  refuseOrdersBySize(pieces);
  refuseNewOrReturning(pieces);
  refuseRepeats(pieces);
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

const PERSONS =
  /^(?:repeat |loyal )?(?:people|persons?|customers?|buyers?|users?|visitors?|guests?|clients?|shoppers?)$/i;
const ALIKE = /^(?:as|more|less|fewer|higher|lower|bigger|larger|the|than)$/i;

/** "How many customers ordered more than 3 times", "repeat customers": what each of them did again is in no sum of them. */
function refuseRepeats(pieces: readonly Piece[]): void {
  const who = pieces.findIndex((piece) => piece.type === 'metric' && isPersons(piece));
  if (who < 0) return;
  const before = pieces[neighbour(pieces, who, -1, isNoise)];
  const again = pieces.findIndex((piece, at) => at > who && isSoOften(pieces, at) && isUnread(piece));
  const isRepeat = /^(?:repeat|repeated|loyal)$/i.test(before?.said ?? '') && isUnread(before);
  const topic = unanswerableTopics.find((one) => one.topic === 'repeats');
  const said = again < 0 ? before?.said : pieces[again]?.said;
  if ((again >= 0 || isRepeat) && topic !== undefined)
    throw new NotAnswerable({ type: 'topic', topic, said: said ?? '' });
}

const isPersons = ({ metric, said }: Piece & { readonly type: 'metric' }): boolean =>
  metric === 'visitors' || isNamedAsPersons(metric) || PERSONS.test(said);

/** Nothing of the data is called so: "returning" may be a name. */
const isUnread = (piece: Piece | undefined): boolean =>
  piece?.type === 'unknown' || piece?.type === 'noise' || isKeyword(piece, 'follow_on');

/** "3 times", "twice", "more than once"; "3 times as many" holds two numbers against each other. */
function isSoOften(pieces: readonly Piece[], at: number): boolean {
  const said = pieces[at]?.said ?? '';
  if (ALIKE.test(pieces[neighbour(pieces, at, 1, () => false)]?.said ?? '')) return false;
  const before = pieces[at - 1];
  return (
    /^(?:twice|thrice|more than once|more than twice)$/i.test(said) ||
    (/^times$/i.test(said) && before?.type === 'number') ||
    (/^once$/i.test(said) && isBound(before))
  );
}
