import { buyersOffered } from '../../data/bought-in.ts';
import type { SourceView } from '../../data/source-view.ts';
import type { Assumption } from '../assumption.ts';
import { isKeyword, isNoise, isRank, neighbour, type Piece, silent } from '../piece.ts';
import { isAskedBeside } from '../rephrasing/numbers/beside/asked-beside.ts';
import { askWhoIsCounted } from './ask-who-is-counted.ts';
import { isOfSelling } from './metric-as-said.ts';
import type { ReadNumbers } from './read-limits.ts';
import { BUYERS, type FoundMetrics, type NamedMetric, takeMetric } from './take-metric.ts';

/** Metrics of another source are read there. What joins them to the others joins nothing any more. */
export function putAside(pieces: Piece[], metrics: readonly string[]): void {
  for (const [at, piece] of pieces.entries())
    if ((piece.type === 'metric' && metrics.includes(piece.metric)) || isKeyword(piece, 'versus', 'compare'))
      pieces[at] = silent(piece);
}

export interface ReadMetrics {
  readonly asked: readonly string[];
  readonly assumptions: readonly Assumption[];
}

export function readMetrics(
  pieces: readonly Piece[],
  view: SourceView,
  { limitMetrics }: ReadNumbers,
): ReadMetrics {
  const named = pieces.flatMap((piece, at) =>
    piece.type === 'metric' ? [{ at, metric: piece.metric, said: piece.said }] : [],
  );
  if (named.length === 0) refuseBuyersAlone(pieces, view);
  const found: FoundMetrics = { asked: [], assumptions: [] };
  for (const one of withoutMere(pieces, named)) {
    if (limitMetrics.has(one.at)) found.assumptions.push(...limitAsSaid(pieces, view, one));
    else if (!found.asked.includes(one.metric)) takeMetric(pieces, view, one, found);
  }
  return { ...found, asked: chosenFirst(pieces, found.asked) };
}

/** "New customers": they may be those who came or those who bought, as well. */
function refuseBuyersAlone(pieces: readonly Piece[], view: SourceView): void {
  const buyers = pieces.find(
    (piece) => piece.type === 'members' && / (?:customers?|buyers?)$/i.test(piece.said),
  );
  const bought = buyersOffered(view);
  if (buyers !== undefined && bought !== undefined)
    askWhoIsCounted(
      pieces,
      pieces.indexOf(buyers),
      bought,
      ` from ${buyers.said.replace(/ \p{L}+$/u, ' visitors')}`,
    );
}

/** Visitors are people: a metric only where no other is named. */
function withoutMere(pieces: readonly Piece[], named: readonly NamedMetric[]): readonly NamedMetric[] {
  const meant = named.filter(
    ({ at, metric, said }) =>
      (metric !== 'visitors' || isAskedBeside(pieces, at)) && !isMereTraffic(pieces, at, said, named.length),
  );
  return meant.length > 0 ? meant : named.slice(0, 1);
}

/** "More than 100 sales" may be coins or pieces, and what is "not sold" is in pieces where the file counts them. */
function limitAsSaid(
  pieces: readonly Piece[],
  view: SourceView,
  { at, metric, said }: NamedMetric,
): readonly Assumption[] {
  const bought = metric === 'visitors' && BUYERS.test(said) ? buyersOffered(view) : undefined;
  if (bought !== undefined) askWhoIsCounted(pieces, at, bought);
  const limit = pieces[at - 1];
  const isOfSales = /^sales?$/i.test(said) && limit?.type === 'number' && limit.value > 0;
  return isOfSales || isOfSelling(said, metric) ? [{ code: 'substitute', said, read: metric }] : [];
}

/** What puts them in order is told first. */
function chosenFirst(pieces: readonly Piece[], asked: readonly string[]): readonly string[] {
  const first = rankedBy(pieces);
  return first !== null && asked.includes(first) ? [first, ...asked.filter((id) => id !== first)] : asked;
}

/** "The revenue of the channel with the fewest sessions": sessions choose the channel, whatever is told of it. */
function rankedBy(pieces: readonly Piece[]): string | null {
  for (const [at, piece] of pieces.entries()) {
    if (piece.type !== 'dimension' && piece.type !== 'unit') continue;
    const joint = neighbour(pieces, at, 1, isNoise);
    const rank = neighbour(pieces, joint, 1, isNoise);
    const metric = pieces[neighbour(pieces, rank, 1, isNoise)];
    const isWith =
      isKeyword(pieces[joint], 'preposition') && /^(?:with|of)$/i.test(pieces[joint]?.said ?? '');
    const isOfIt = pieces.slice(0, at).some(({ type }) => type === 'metric');
    if (isWith && isOfIt && isRank(pieces[rank]) && metric?.type === 'metric') return metric.metric;
  }
  return null;
}

/** "The bounce rate of Google traffic": traffic is what the rate is of, and no number of its own. */
function isMereTraffic(pieces: readonly Piece[], at: number, said: string, metrics: number): boolean {
  if (metrics < 2 || !/traffic$/i.test(said)) return false;
  if (pieces[at + 1]?.said === ',' || pieces[at - 1]?.said === ',') return false;
  const beside = [pieces[neighbour(pieces, at, 1)], pieces[neighbour(pieces, at, -1)]];
  return !beside.some((piece) =>
    isKeyword(piece, 'and', 'per', 'versus', 'follow_on', 'without', 'none', 'top'),
  );
}
