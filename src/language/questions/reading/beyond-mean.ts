import { silence } from './behind-it.ts';
import { isKeyword, neighbour, type Piece } from './piece.ts';

type Side = 'above' | 'below';

const BEATING =
  /^(?:beat|beats|beating|outperform|outperforms|outperformed|outperforming|exceed|exceeds|exceeded|exceeding|surpass|surpassed|outdo|outdid)$/i;
const TRAILING = /^(?:underperform|underperforms|underperformed|underperforming|trail|trails|trailed)$/i;
const UP = /^(?:higher|better|more|greater|larger|bigger|above|over|higher than|better than|more than)$/i;
const DOWN = /^(?:lower|worse|less|fewer|smaller|below|under|lower than|worse than|less than|fewer than)$/i;
/** Of these the lower number is the better one. */
const LOWER_IS_BETTER = /^(?:position|bounce_rate|bounces)$/;
const MEAN = /^(?:overall|average|avg|mean|typical|sitewide|site wide)(?: |$)/i;
/** What the mean is one of: "the site average", "our overall rate". */
const WHOSE =
  /^(?:site|website|sites|property|whole|entire|general|norm|benchmark|total|rate|value|one|level)$/i;

const isNoise = (piece: Piece): boolean => piece.type === 'noise' && !/^[,;:]$/.test(piece.said);
const isMean = (piece: Piece): boolean =>
  isKeyword(piece, 'average') ||
  (isKeyword(piece, 'total') && MEAN.test(piece.said)) ||
  MEAN.test(piece.said);

/**
 * "Channels that beat our overall conversion rate", "above-average traffic", "CTR below the site average": a metric that
 * is limited by its own value over all of them.
 */
export function beyondMean(pieces: Piece[]): void {
  const isListed = pieces.some(({ type }) => type === 'dimension' || type === 'unit');
  if (!isListed || pieces.some((piece) => isKeyword(piece, 'rolling'))) return;
  for (let at = 0; at < pieces.length; at++) {
    const side = sideOf(pieces, at);
    if (side === undefined) continue;
    const found = meanBehind(pieces, side.end, side.isVerb);
    if (found === undefined) continue;
    const place = found.metric ?? side.metric ?? metricBeside(pieces, at, found.end);
    const metric = pieces[place];
    if (metric?.type !== 'metric') continue;
    const is = side.isQuality && LOWER_IS_BETTER.test(metric.metric) ? opposite(side.is) : side.is;
    for (let i = at; i < found.end; i++)
      if (pieces[i]?.type !== 'metric' && !isKeyword(pieces[i], 'per')) silence(pieces, i, i + 1);
    pieces[place] = { ...metric, beyondMean: is } as Piece;
  }
}

const opposite = (is: Side): Side => (is === 'above' ? 'below' : 'above');

interface Found {
  readonly is: Side;
  /** Told by how good it is, and not by how large. */
  readonly isQuality: boolean;
  readonly isVerb: boolean;
  /** The last piece of the comparison. */
  readonly end: number;
  readonly metric?: number;
}

function sideOf(pieces: readonly Piece[], at: number): Found | undefined {
  const piece = pieces[at] as Piece;
  const { said } = piece;
  if (BEATING.test(said)) return { is: 'above', isQuality: true, isVerb: true, end: at };
  if (TRAILING.test(said)) return { is: 'below', isQuality: true, isVerb: true, end: at };
  const isUp = UP.test(said) || isKeyword(piece, 'more');
  if (!isUp && !DOWN.test(said) && !isKeyword(piece, 'less')) return undefined;
  const is = isUp ? 'above' : 'below';
  const isQuality = /^(?:better|worse)/i.test(said);
  // "A higher conversion rate than average"
  const named = neighbour(pieces, at, 1, isNoise);
  const isOfIt = (one: Piece): boolean => isNoise(one) || one.type === 'metric' || isKeyword(one, 'per');
  const than = pieces[named]?.type === 'metric' ? neighbour(pieces, named, 1, isOfIt) : named;
  if (/^than(?: in| on| for)?$/i.test(pieces[than]?.said ?? ''))
    return {
      is,
      isQuality,
      isVerb: false,
      end: than,
      ...(pieces[named]?.type === 'metric' && { metric: named }),
    };
  return /^(?:higher|lower|better|worse|more|less|fewer|greater|larger|smaller|bigger)$/i.test(said)
    ? undefined
    : { is, isQuality, isVerb: false, end: at };
}

/** The words of a mean behind the comparison, and the metric that they lead to. */
function meanBehind(
  pieces: readonly Piece[],
  from: number,
  isVerb: boolean,
): { readonly metric?: number; readonly end: number } | undefined {
  let end = from + 1;
  let hasMean = false;
  for (; end < pieces.length; end++) {
    const piece = pieces[end] as Piece;
    if (piece.type === 'metric') break;
    if (isMean(piece)) hasMean = true;
    else if (!isNoise(piece) && !WHOSE.test(piece.said)) break;
  }
  const metric = pieces[end];
  const behind = pieces[neighbour(pieces, end, 1, isNoise)];
  const isNamed =
    metric?.type === 'metric' && behind?.type !== 'number' && (hasMean || isVerb || MEAN.test(metric.said));
  if (isNamed) return { metric: end, end };
  return hasMean ? { end } : undefined;
}

/** "Conversion rate below average", "below average in conversion rate" */
function metricBeside(pieces: readonly Piece[], at: number, end: number): number {
  for (let place = at; place >= 0 && pieces[place]?.type !== 'stop'; place--)
    if (pieces[place]?.type === 'metric') return place;
  return neighbour(
    pieces,
    end - 1,
    1,
    (one) => isNoise(one) || isKeyword(one, 'preposition', 'by', 'ordered'),
  );
}
