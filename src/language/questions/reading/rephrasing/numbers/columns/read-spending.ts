import { isKeyword, isNoise, neighbour, type Piece, rewrite, silence, silent } from '../../../piece.ts';
import { asChoice, askedBack } from '../../../problem.ts';
import { isAskedBeside } from '../beside/asked-beside.ts';

/** Parts of the customers: "which country spends the most" asks for theirs, "which campaign" for what it costs. */
const PEOPLE =
  /^(?:country|region|city|device|new_vs_returning|market|nationality|segment|customer_segment|customer_type|membership|audience|age|gender|language)$/;

/** What customers spend is revenue; what is spent on advertising the data do not hold. */
export function readSpending(pieces: Piece[]): void {
  const isCustomer = pieces.some(
    (piece) =>
      (piece.type === 'metric' && piece.metric === 'visitors') ||
      (piece.type === 'dimension' && piece.dimensions.some((name) => PEOPLE.test(name))) ||
      (piece.type === 'members' && piece.candidates.every(({ dimension }) => PEOPLE.test(dimension))),
  );
  if (!isCustomer) refusePersons(pieces);
  for (const [at, piece] of pieces.entries()) {
    if (!isCustomer || piece.type !== 'topic' || !/^(?:spends?|spent|spending)$/i.test(piece.said)) continue;
    const isPerOrder = pieces.some(
      (one) =>
        one.type === 'metric' && one.metric === 'purchases' && /order|purchase|transaction/i.test(one.said),
    );
    const isMean = pieces.some((one) => isKeyword(one, 'average'));
    if (!isPerOrder && isMean)
      throw askedBack(
        'spend_per_what',
        ['average order value last month', 'revenue per session last month'].map((question) => ({
          label: question,
          question,
        })),
      );
    const per = pieces.findIndex((one, place) => place > at && isKeyword(one, 'per', 'each'));
    const under = pieces[per + 1];
    // "Which country spends the most per order"
    if (isPerOrder && per > 0 && under?.type === 'metric' && under.metric === 'purchases') {
      rewrite(pieces, at, { type: 'metric', metric: 'average_order_value', used: false });
      for (const place of [per, per + 1]) silence(pieces, place);
      return;
    }
    if (spentPer(pieces, at)) return;
    rewrite(pieces, at, { type: 'metric', metric: 'revenue', used: false });
    for (const [place, one] of pieces.entries()) {
      const isCounted = isPerOrder && isKeyword(one, 'average');
      const isWhose = one.type === 'metric' && one.metric === 'visitors' && !isAskedBeside(pieces, place);
      if (isCounted || isWhose) pieces[place] = silent(one);
    }
  }
}

/** "Do returning visitors spend more per session": the money over the visits, and never all of it. */
function spentPer(pieces: Piece[], at: number): boolean {
  const [spent, rank] = [pieces[at], neighbour(pieces, at, 1, isNoise)];
  const ranked = pieces[rank];
  const isRanked =
    isKeyword(ranked, 'gain', 'loss', 'top', 'bottom') &&
    /^(?:more|less|most|least)$/i.test(ranked?.said ?? '');
  const per = neighbour(pieces, rank, 1, isNoise);
  const place = neighbour(pieces, per, 1, isNoise);
  const under = pieces[place];
  if (!spent || !ranked || !isRanked || !isKeyword(pieces[per], 'per') || under?.type !== 'metric')
    return false;
  // The rank stands before what it ranks
  pieces[at] = ranked;
  pieces[rank] = {
    ...spent,
    type: 'metric',
    metric: `ratio:revenue:${under.metric}`,
    said: `revenue per ${under.said}`,
    used: false,
  };
  for (const one of [per, place]) silence(pieces, one);
  return true;
}

/** "Who spent the most?": no single customer is in the data, what groups of them brought is. */
function refusePersons(pieces: readonly Piece[]): void {
  const isWho = pieces.some(({ said }) => /^who$/i.test(said));
  const isSpent = pieces.some(
    (piece) => piece.type === 'topic' && /^(?:spends?|spent|spending)$/i.test(piece.said),
  );
  if (!isWho || !isSpent) return;
  const when = pieces.find(({ type }) => type === 'time')?.said ?? 'last month';
  const choices = ['country', 'channel', 'source', 'device'].map((kind) => {
    const question = `Revenue by ${kind} ${when}`;
    return asChoice(question);
  });
  throw askedBack('single_customers', choices);
}
