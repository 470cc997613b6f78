import { isMoneyColumn } from '../../../../data/kind-of-column.ts';
import type { SourceView } from '../../../../data/source-view.ts';
import { isSpentOnThings } from '../../../../data/spent-columns.ts';
import { isKeyword, type Piece, rewrite, silence } from '../../../piece.ts';

const ADS = /^(?:ads?|adverts?|advertising|marketing)$/i;

/** "More than 10k spent on ads": on what it was spent is said by the number already. */
export function spentOnAds(pieces: Piece[]): void {
  if (!pieces.some((piece) => piece.type === 'metric' && isSpentOnThings(piece.metric))) return;
  moneyThatIsSpent(pieces);
  for (const [at, piece] of pieces.entries())
    if (piece.type === 'unknown' && ADS.test(piece.said) && isKeyword(pieces[at - 1], 'preposition'))
      silence(pieces, at - 1, at + 1);
}

/** "How much ad money did we spend on Portals": that it is money, and for what, is said by the number already. */
function moneyThatIsSpent(pieces: Piece[]): void {
  const money = pieces.findIndex(
    ({ type, said }) => (type === 'metric' || type === 'unknown') && /^(?:money|cash|budget)$/i.test(said),
  );
  const spend = pieces.findIndex(({ type, said }) => type === 'metric' && /^spen[dt](?:s|ing)?$/i.test(said));
  if (money < 0 || spend < money) return;
  const isOfAds = pieces[money - 1]?.type === 'unknown' && ADS.test(pieces[money - 1]?.said ?? '');
  silence(pieces, isOfAds ? money - 1 : money, money + 1);
}

const AD_MONEY = /(?:^|_)ad(?:s|vert(?:s|ising)?)?_(?:revenue|income|earnings|takings|sales|money)$/i;

/** "How much did we earn from ads", "which section makes the most from ads": the money of a column that is called so. */
export function earnedFromAds(pieces: Piece[], views: readonly SourceView[]): void {
  const [column, second] = views.flatMap(({ metricColumns }) =>
    metricColumns.filter((one) => AD_MONEY.test(one)),
  );
  const ads = pieces.findIndex(({ type, said }) => type === 'unknown' && ADS.test(said));
  const from = pieces[ads - 1];
  if (
    column === undefined ||
    second !== undefined ||
    ads < 1 ||
    !/^(?:from|through|by|with|on|via)$/i.test(from?.said ?? '')
  )
    return;
  const money = pieces.findIndex((piece) => piece.type === 'metric' && isMoneyColumn(piece.metric));
  if (money < 0 && pieces.some(({ type }) => type === 'metric')) return;
  silence(pieces, ads - 1, ads + 1);
  rewrite(pieces, money < 0 ? ads : money, { type: 'metric', metric: column, used: false });
}
