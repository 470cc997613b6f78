import { askMetric } from '../../../../data/ask-metric.ts';
import type { SourceView } from '../../../../data/source-view.ts';
import { asKeyword, isKeyword, isLight, isRank, neighbour, type Piece, silence } from '../../../piece.ts';

type Level = 'high' | 'low';

const POOR = /^(?:poor|bad|weak)$/i;
const POORLY = /^(?:poorly|badly)$/i;
const SELLING = /^(?:sells?|sold|selling)$/i;
const SELDOM = /^(?:hardly|barely|rarely|seldom|scarcely)(?: (?:any|ever|anyone|anybody))?$/i;

/** A number that is said to be high or low, and where it is said so. */
interface Levelled {
  readonly level: Level;
  readonly at: number;
  readonly metric: number;
}

/**
 * "Lots of traffic but poor conversion", "many views but few sales": those with more than the average of the one, by the
 * other. Of a count and a rate the count is the limit, whichever of them is high: few visits say little of a rate.
 */
export function highAndLow(pieces: Piece[], views: readonly SourceView[]): void {
  if (!isOfMany(pieces) || pieces.some(isTooMuch)) return;
  const levels = pieces.flatMap((_, at) => levelAt(pieces, at) ?? []);
  const [first, second] = levels;
  if (first === undefined || second === undefined || levels.length > 2 || first.level === second.level)
    return;
  // People are counted only where nothing else is
  if (levels.some(({ metric }) => idAt(pieces, metric) === 'visitors')) return;
  const areAll = pieces.every(
    ({ type }, at) => type !== 'metric' || levels.some(({ metric }) => metric === at),
  );
  if (!areAll || idAt(pieces, first.metric) === idAt(pieces, second.metric)) return;
  const limit = limiting([first, second], pieces, views);
  const order = limit === first ? second : first;
  // "Seen often and clicked seldom" of searches is held against what is usual at their position
  if (
    /^(?:ctr|clicks)$/.test(idAt(pieces, order.metric) ?? '') &&
    idAt(pieces, limit.metric) === 'impressions'
  )
    return;
  const [limited, ordering, ordered] = [pieces[limit.metric], pieces[order.at], pieces[order.metric]];
  if (limited?.type !== 'metric' || ordered?.type !== 'metric' || ordering === undefined) return;
  pieces[limit.metric] = { ...limited, beyondMean: limit.level === 'high' ? 'above' : 'below' };
  silence(pieces, limit.at);
  // "But hardly sell": beside another number the verb alone would say no number of its own
  if (SELLING.test(ordered.said))
    pieces[order.metric] = { ...ordered, said: `${ordering.said} ${ordered.said}` };
  // What is poor of a bounce rate is a high one
  pieces[order.at] = isKeyword(ordering, 'worst')
    ? { ...ordering, said: 'worst' }
    : asKeyword(ordering, order.level === 'high' ? 'top' : 'bottom');
}

const isOfMany = (pieces: readonly Piece[]): boolean => pieces.some(({ type }) => type === 'dimension');

const isPoor = ({ said }: Piece): boolean => POOR.test(said) || POORLY.test(said);

/** A limit or an order of its own says what is high, and which comes first. */
const isTooMuch = (piece: Piece): boolean =>
  piece.type === 'number' ||
  piece.type === 'unit' ||
  piece.type === 'grain' ||
  (isRank(piece) && !isPoor(piece)) ||
  isKeyword(piece, 'ordered', 'gain', 'loss', 'change', 'compare', 'share', 'without');

function levelAt(pieces: readonly Piece[], at: number): Levelled | undefined {
  const piece = pieces[at];
  if (piece === undefined) return undefined;
  const level = levelOf(piece);
  if (level === undefined) return undefined;
  const next = neighbour(pieces, at, 1, isLight);
  if (pieces[next]?.type === 'metric') return { level, at, metric: next };
  // "Where traffic is high but conversion is low", "convert poorly"
  const isBehind = POORLY.test(piece.said) || /^(?:is|are|was|were)$/i.test(pieces[at - 1]?.said ?? '');
  const before = isBehind ? neighbour(pieces, at, -1, isLight) : -1;
  return pieces[before]?.type === 'metric' ? { level, at, metric: before } : undefined;
}

function levelOf(piece: Piece): Level | undefined {
  if (isKeyword(piece, 'high')) return 'high';
  const isLow = isKeyword(piece, 'low') || (isKeyword(piece, 'worst') && isPoor(piece));
  return isLow || SELDOM.test(piece.said) ? 'low' : undefined;
}

const idAt = (pieces: readonly Piece[], at: number): string | undefined => {
  const piece = pieces[at];
  return piece?.type === 'metric' ? piece.metric : undefined;
};

/** The one that counts something; of two alike the one that is high. */
function limiting(
  [first, second]: readonly [Levelled, Levelled],
  pieces: readonly Piece[],
  views: readonly SourceView[],
): Levelled {
  const isCount = ({ metric }: Levelled): boolean =>
    views
      .flatMap((view) => askMetric(view, idAt(pieces, metric) ?? '') ?? [])
      .slice(0, 1)
      .some(({ kind }) => kind !== 'quotient');
  if (isCount(first) !== isCount(second)) return isCount(first) ? first : second;
  return first.level === 'high' ? first : second;
}
