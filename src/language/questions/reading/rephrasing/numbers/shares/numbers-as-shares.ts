import { soldThings } from '../../../../data/event-counts.ts';
import { kindOfColumn } from '../../../../data/kind-of-column.ts';
import type { SourceView } from '../../../../data/source-view.ts';
import { isKeyword, isNamed, type Piece, silence } from '../../../piece.ts';

const LEAD = /^(?:as|a|the|an)$/i;
const OWN = /^(?:of|their|its|his|her|our|the)$/i;

/**
 * "Trials as a percentage of sessions", "purchases by country as a share of their sessions": one number over the other, where a
 * share of the first would be how it spreads.
 */
export function numbersAsShares(pieces: Piece[], views: readonly SourceView[]): void {
  const share = pieces.findIndex(
    (piece, at) => isKeyword(piece, 'share') && pieces.slice(Math.max(0, at - 2), at).some(isAs),
  );
  const names = pieces.slice(0, Math.max(share, 0)).filter(isNamed);
  const isSaidBefore = (one: Piece): boolean =>
    isNamed(one) && names.some(({ said }) => said.toLowerCase() === one.said.toLowerCase());
  const isBetween = (one: Piece): boolean =>
    OWN.test(one.said) || isKeyword(one, 'total') || isSaidBefore(one);
  const under = pieces.findIndex(
    (piece, at) =>
      at > share && piece.type === 'metric' && pieces.slice(share + 1, at).every((one) => isBetween(one)),
  );
  const [over, ...others] = pieces
    .slice(0, Math.max(share, 0))
    .filter((piece, at) => piece.type === 'metric' && !isSoldOnes(pieces, at));
  const [a, b] = [over, pieces[under]];
  if (share < 0 || others.length > 0 || a?.type !== 'metric' || b?.type !== 'metric') return;
  const whole = isBareSold(b) ? (soldOf(a.metric, views) ?? b.metric) : b.metric;
  if (a.metric === whole) return;
  const lead = pieces.slice(0, share).findLastIndex(({ said }) => !LEAD.test(said));
  // "Mobile cancellations as a share of all bookings": those of all devices, which a rate of mobile is not
  const ofWhat = pieces.slice(share + 1, under);
  const isOfAll = ofWhat.some((piece) => isKeyword(piece, 'total')) && !ofWhat.some(isSaidBefore);
  if (isOfAll && names.length > 0) return;
  const sold = pieces.indexOf(a) + 1;
  if (isSoldOnes(pieces, sold)) silence(pieces, sold);
  pieces[pieces.indexOf(a)] = { ...a, metric: `ratio:${a.metric}:${whole}` };
  silence(pieces, lead + 1, under + 1);
}

/** "Tickets refunded as a share of sold": of those that were sold, and no part of the money that they brought. */
const isBareSold = ({ said }: Piece): boolean => /^(?:sold|those sold)$/i.test(said);

const soldOf = (part: string, views: readonly SourceView[]): string | undefined => {
  const view = views.find(({ metricColumns }) => metricColumns.includes(part));
  return view !== undefined && kindOfColumn(part) === 'count' ? soldThings(view) : undefined;
};

/** "Bookings sold": those that were sold, and no second number. */
const isSoldOnes = (pieces: readonly Piece[], at: number): boolean =>
  at > 0 && pieces[at - 1]?.type === 'metric' && /^(?:sold|made|taken)$/i.test(pieces[at]?.said ?? '');

const isAs = ({ said }: Piece): boolean => /^as$/i.test(said);
