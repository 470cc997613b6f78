import { askMetric } from '../../../../data/ask-metric.ts';
import { isBetterDown } from '../../../../data/is-better-down.ts';
import type { SourceView } from '../../../../data/source-view.ts';
import { isBound, isKeyword, neighbour, type Piece, silence } from '../../../piece.ts';

type Side = 'above' | 'below';

const BEATING =
  /^(?:beat|beats|beating|outperform|outperforms|outperformed|outperforming|exceed|exceeds|exceeded|exceeding|surpass|surpassed|outdo|outdid)$/i;
const TRAILING = /^(?:underperform|underperforms|underperformed|underperforming|trail|trails|trailed)$/i;
const UP = /^(?:higher|better|more|greater|larger|bigger|above|over|higher than|better than|more than)$/i;
const DOWN = /^(?:lower|worse|less|fewer|smaller|below|under|lower than|worse than|less than|fewer than)$/i;
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
export function beyondMean(pieces: Piece[], views: readonly SourceView[]): void {
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
    const is = side.isQuality && isLessBetter(metric.metric, views) ? opposite(side.is) : side.is;
    for (let i = at; i < found.end; i++)
      if (pieces[i]?.type !== 'metric' && !isKeyword(pieces[i], 'per')) silence(pieces, i);
    const far = howFar(pieces, at, found.end);
    const factor =
      found.factor ?? (far === undefined ? undefined : is === 'above' ? 1 + far.part : 1 - far.part);
    const beyond = far?.isAtLeast === true ? (is === 'above' ? 'at_least' : 'at_most') : is;
    pieces[place] = {
      ...metric,
      beyondMean: found.factor === undefined ? beyond : is,
      ...(factor !== undefined && { meanFactor: factor }),
    };
  }
}

/** Of the first source that has it. */
const isLessBetter = (id: string, views: readonly SourceView[]): boolean =>
  views
    .flatMap((view) => askMetric(view, id) ?? [])
    .slice(0, 1)
    .some(isBetterDown);

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
  const piece = pieces[at];
  const said = piece?.said ?? '';
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

/** "The daily average" of days */
const isDailyOfDays = (pieces: readonly Piece[], piece: Piece): boolean =>
  piece.type === 'grain' && pieces.some((one) => one.type === 'unit' && one.unit === piece.grain);

/** The words of a mean behind the comparison, and the metric that they lead to. */
function meanBehind(
  pieces: readonly Piece[],
  from: number,
  isVerb: boolean,
): { readonly metric?: number; readonly end: number; readonly factor?: number } | undefined {
  let end = from + 1;
  let hasMean = false;
  const times = timesAt(pieces, end);
  if (times !== undefined) end = times.end;
  const factor = times === undefined ? {} : { factor: times.factor };
  for (const piece of pieces.slice(end)) {
    if (piece.type === 'metric') break;
    if (isMean(piece)) hasMean = true;
    else if (!isDailyOfDays(pieces, piece) && !isNoise(piece) && !WHOSE.test(piece.said)) break;
    end++;
  }
  const metric = pieces[end];
  const behind = pieces[neighbour(pieces, end, 1, isNoise)];
  const isNamed =
    metric?.type === 'metric' && behind?.type !== 'number' && (hasMean || isVerb || MEAN.test(metric.said));
  if (times !== undefined && !hasMean) return undefined;
  if (isNamed) return { metric: end, end, ...factor };
  return hasMean ? { end, ...factor } : undefined;
}

const TIMES: ReadonlyMap<string, number> = new Map([
  ['double', 2],
  ['twice', 2],
  ['triple', 3],
  ['half', 0.5],
]);

/** "More than double the daily average", "less than half the average", "over 1.5 times the mean" */
function timesAt(
  pieces: readonly Piece[],
  at: number,
): { readonly factor: number; readonly end: number } | undefined {
  const [one, two] = [pieces[at], pieces[at + 1]];
  const named = TIMES.get(one?.said.toLowerCase() ?? '');
  if (named !== undefined) return { factor: named, end: at + 1 };
  const isTimes = one?.type === 'number' && !one.percent && /^(?:times|x|fold)$/i.test(two?.said ?? '');
  return isTimes ? { factor: one.value, end: at + 2 } : undefined;
}

/** "20 % above average", "at least 50 % below the mean", "exceeded the average by more than 10 %": how far beyond. */
function howFar(
  pieces: Piece[],
  at: number,
  end: number,
): { readonly part: number; readonly isAtLeast: boolean } | undefined {
  const before = neighbour(pieces, at, -1, isNoise);
  const by = pieces.findIndex(
    (piece, place) =>
      place >= end &&
      place <= end + 5 &&
      piece.type === 'number' &&
      piece.percent &&
      hasBy(pieces, end, place),
  );
  const isBefore = pieces[before]?.type === 'number';
  const place = isBefore ? before : by;
  const number = pieces[place];
  if (number?.type !== 'number' || !number.percent) return undefined;
  const lead = neighbour(pieces, place, -1, isNoise);
  const isLimit = isBound(pieces[lead]);
  const isAtLeast = isKeyword(pieces[lead], 'at_least');
  silence(pieces, isLimit ? lead : place, place + 1);
  return { part: number.value, isAtLeast };
}

const hasBy = (pieces: readonly Piece[], from: number, to: number): boolean =>
  pieces.slice(from, to).some(({ said }) => /^by$/i.test(said));

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
