import { asKeyword, isKeyword, isMove, type Piece, rewrite, silence } from '../../../piece.ts';

const ORDERS = [
  ['best', 'best_first'],
  ['worst', 'worst_first'],
  ['top', 'decreasing'],
  ['bottom', 'increasing'],
] as const;

/** "Longest first", "best day first": how the rows stand, and no ranking of their own. */
export function ordersOfRows(pieces: Piece[]): void {
  // Of what moved, the biggest first are those that moved most.
  const isMoving = pieces.some(isMove);
  if (isMoving) return;
  for (const [at, piece] of pieces.entries()) {
    if (!/^first$/i.test(piece.said)) continue;
    const next = pieces[at + 1];
    if (next !== undefined && next.type !== 'stop' && !/^[,;)]$/.test(next.said)) continue;
    if (orderedByNamed(pieces, at)) continue;
    for (const [keyword, order] of ORDERS) {
      const lead = [at - 1, at - 2].find((place) => isKeyword(pieces[place], keyword));
      if (lead === undefined) continue;
      rewrite(pieces, lead, { type: 'keyword', keyword: order });
      silence(pieces, lead + 1, at + 1);
      break;
    }
  }
}

/** "Best rate first", "highest CTR first": rows in order of that number. */
function orderedByNamed(pieces: Piece[], at: number): boolean {
  const named = pieces[at - 1];
  const lead = pieces[at - 2];
  const order = ORDERS.find(([keyword]) => isKeyword(lead, keyword))?.[1];
  if (order === undefined || lead === undefined || named === undefined) return false;
  const rates = pieces.filter((one) => one.type === 'metric' && /rate|ctr|_per_|ratio:/.test(one.metric));
  const meant = named.type === 'metric' ? named : /^rates?$/i.test(named.said) ? rates[0] : undefined;
  if (meant?.type !== 'metric') return false;
  pieces.splice(
    at - 2,
    3,
    asKeyword({ ...lead, said: 'sorted by' }, 'ordered'),
    { ...meant, said: named.said },
    { ...asKeyword(lead, order), used: true },
  );
  return true;
}
