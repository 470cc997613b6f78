import { askMetric } from '../../data/ask-metric.ts';
import { soldThings } from '../../data/event-counts.ts';
import { isMoneyColumn } from '../../data/kind-of-column.ts';
import type { SourceView } from '../../data/source-view.ts';
import { isBuying } from '../../vocabulary/buying-rate-words.ts';
import { isKeyword, isNoise, isRank, neighbour, type Piece } from '../piece.ts';
import { NotAnswerable } from '../problem.ts';
import { bestPagesBy } from './best-pages-by.ts';
import { substituteOf } from './substitute-of.ts';
import { unitsIn } from './units-in.ts';
import { metricMeant } from './usual-metric.ts';

interface Chosen {
  readonly view: SourceView;
  /** The metric that is meant where none is named. */
  readonly fallback: string | undefined;
  /** Metrics that only another source has. */
  readonly beside: { readonly sourceId: string; readonly metrics: readonly string[] } | null;
}

/** As much as a metric that is named. */
const OF_WORTH = 4;

/** The first source that has all that the question names; of several the one that has most of it. */
export function chooseSource(
  pieces: readonly Piece[],
  views: readonly SourceView[],
  usual: { readonly sourceId: string } | undefined,
): Chosen {
  dropVerbs(pieces, views);
  countUnits(pieces, views);
  const metrics = [
    ...new Set(
      pieces.flatMap((piece) =>
        piece.type === 'metric' && piece.metric !== 'visitors' ? [piece.metric] : [],
      ),
    ),
  ];
  const worth = bestPagesBy(pieces, views);
  const scored = views.map((view, place) => ({
    view,
    score:
      scoreOf(pieces, metrics, view) +
      (worth?.view === view ? OF_WORTH : 0) +
      (usual?.sourceId === view.source.id ? 0.6 : 0) -
      place / 100,
  }));
  const best = scored.sort((a, b) => b.score - a.score)[0]?.view;
  if (best === undefined) throw new NotAnswerable({ type: 'no_source' });
  const lacking = metrics.filter(
    (metric) =>
      askMetric(best, metric) === undefined &&
      !hasSubstitute(metric, best) &&
      !isOfSearch(metric, best, views),
  );
  const [missing] = lacking;
  if (missing !== undefined) {
    const elsewhere = views.some((view) => askMetric(view, missing) !== undefined);
    const other = views.find((view) => lacking.every((metric) => askMetric(view, metric) !== undefined));
    if (other !== undefined && metrics.length > lacking.length)
      return {
        view: best,
        fallback: undefined,
        beside: { sourceId: other.source.id, metrics: lacking },
      };
    throw new NotAnswerable(
      elsewhere && metrics.length > lacking.length
        ? { type: 'two_sources', metrics }
        : { type: 'metric_missing', metric: missing },
    );
  }
  const fallback = worth?.view === best ? worth.metric : metricMeant(pieces, best);
  return { view: best, fallback, beside: null };
}

const VERB =
  /^(?:sells?|sold|selling|earns?|earned|buys?|bought|buying|ordered|purchased|viewed|clicked|converted|converts?)$/i;

/** "Which store sold the most units": sold is no number of its own where another number is named. */
function dropVerbs(pieces: readonly Piece[], views: readonly SourceView[]): void {
  const isCounted = (piece: Piece): boolean =>
    piece.type === 'metric' &&
    piece.metric !== 'visitors' &&
    views.some((view) => askMetric(view, piece.metric) !== undefined);
  const isVerb = (piece: Piece): boolean => piece.type === 'metric' && VERB.test(piece.said);
  if (!pieces.some((piece) => isCounted(piece) && !isVerb(piece))) return;
  for (const piece of pieces) {
    const isSale = /^(?:sells?|sold|selling)$/i.test(piece.said);
    if (isVerb(piece) && (isSale || !isCounted(piece))) Object.assign(piece, { type: 'noise', used: true });
  }
}

/** "How many lamps did we sell", "the best selling product": pieces are counted, where they are, and not money. */
function countUnits(pieces: readonly Piece[], views: readonly SourceView[]): void {
  const isHowMany = pieces.some(
    (piece) => isKeyword(piece, 'count') || /^(?:how many|number of)$/i.test(piece.said),
  );
  // "Which item sold best" by pieces; a city sells best by what it takes
  const isOfThings = pieces.some(({ type, said }) => type === 'dimension' && THINGS.test(said));
  const hasPurchases = views.some((view) => askMetric(view, 'purchases') !== undefined);
  for (const [at, piece] of pieces.entries()) {
    if (piece.type !== 'metric') continue;
    // Where orders are not counted, what is bought is items
    if (piece.metric === 'purchases' && !hasPurchases && !isOfBuyers(pieces, at) && isBuying(piece.said)) {
      const items = unitsIn(views);
      if (items !== undefined) Object.assign(piece, { metric: items });
      continue;
    }
    if (!isMoneyColumn(piece.metric) || !/^(?:sells?|sold|selling)$/i.test(piece.said)) continue;
    const isRanked = isRank(pieces[at - 1]) || (isOfThings && isKeyword(pieces[at + 1], 'best', 'worst'));
    // "Day passes sold"
    const isMany = isHowMany || isBehindNames(pieces, at) || isOfPieces(pieces, at, views);
    if (!isMany && !isRanked) continue;
    const unit =
      unitsIn(views) ??
      (isMany && !hasPurchases ? views.flatMap((view) => soldThings(view) ?? [])[0] : undefined);
    if (unit !== undefined && isMany)
      // "How many products did we sell": pieces of them
      for (const one of pieces)
        if (one.type === 'dimension' && isKeyword(pieces[pieces.indexOf(one) - 1], 'count'))
          Object.assign(one, { type: 'noise', used: true });
    if (unit !== undefined) Object.assign(piece, { metric: unit });
    else if (isMany && !hasPurchases)
      throw new NotAnswerable({ type: 'metric_missing', metric: 'units_sold' });
    else if (isMany) Object.assign(piece, { metric: 'purchases' });
  }
}

/** "Which products sold fewer than 5": five pieces, where they are counted and no coin is named. */
const isOfPieces = (pieces: readonly Piece[], at: number, views: readonly SourceView[]): boolean => {
  const bound = neighbour(pieces, at, 1, isNoise);
  return (
    unitsIn(views) !== undefined &&
    isKeyword(pieces[bound], 'less', 'more', 'at_least', 'at_most') &&
    /^(?:fewer|no fewer)\b/i.test(pieces[bound]?.said ?? '') &&
    pieces[neighbour(pieces, bound, 1, isNoise)]?.type === 'number'
  );
};

const isBehindNames = (pieces: readonly Piece[], at: number): boolean => {
  const before = pieces[neighbour(pieces, at, -1, isNoise)];
  return /^sold$/i.test(pieces[at]?.said ?? '') && before?.type === 'members';
};

const THINGS = /^(?:items?|products?|articles?|skus?)(?: names?)?$/i;

const BUYERS = /^(?:customers?|people|buyers?|shoppers?|users?|visitors?|clients?|persons?|who)$/i;

/** How many of them bought, or which part of them, is no number of items; what they buy more of is. */
const isOfBuyers = (pieces: readonly Piece[], at: number): boolean =>
  pieces.some(
    ({ said }, place) =>
      /^who$/i.test(said) ||
      ((BUYERS.test(said) || (place === at && / /.test(said))) &&
        (isCounting(pieces[neighbour(pieces, place, -1, isNoise)]) ||
          pieces.slice(0, place).some((one) => isKeyword(one, 'share', 'per', 'ratio')))),
  );

const isCounting = (piece: Piece | undefined): boolean =>
  isKeyword(piece, 'count') || /^(?:how many|number of)$/i.test(piece?.said ?? '');

/** Of searches alone traffic is clicks; beside a source that counts sessions it is those. */
const isOfSearch = (metric: string, best: SourceView, views: readonly SourceView[]): boolean =>
  metric === 'sessions' &&
  askMetric(best, 'clicks') !== undefined &&
  views.every((view) => askMetric(view, 'sessions') === undefined);

const hasSubstitute = (metric: string, view: SourceView): boolean =>
  metric !== 'sessions' && substituteOf(metric, view) !== undefined;

function scoreOf(pieces: readonly Piece[], metrics: readonly string[], view: SourceView): number {
  let score = 0;
  for (const metric of metrics) score += askMetric(view, metric) !== undefined ? 4 : 0;
  for (const piece of pieces) {
    if (piece.type === 'dimension')
      score += piece.dimensions.some((name) => view.dimensionOf(name) !== undefined)
        ? 2 - placeOf(piece.dimensions, view) / 4
        : 0;
    if (piece.type === 'members')
      score += piece.candidates.some(({ sourceId, how }) => sourceId === view.source.id && how !== 'absent')
        ? 1
        : 0;
    if (piece.type === 'text')
      score += view.dimensionColumns.some((name) => view.kindOf(name) === 'query') ? 0.5 : 0;
    if (piece.type === 'metric' && piece.metric === 'visitors')
      score += (askMetric(view, 'sessions') ?? view.columnOf('visitors') ?? view.columnOf('users')) ? 3 : 0;
    if (isKeyword(piece, 'search_console')) score += view.source.type === 'GSC' ? 1.5 : 0;
    if (isKeyword(piece, 'google_analytics')) score += view.source.type === 'GA4' ? 1.5 : 0;
    if (isKeyword(piece, 'brand', 'non_brand', 'striking', 'cannibal', 'page_one'))
      score += view.dimensionColumns.some((name) => view.kindOf(name) === 'query') ? 3 : 0;
  }
  return score;
}

const placeOf = (dimensions: readonly string[], view: SourceView): number =>
  Math.max(
    0,
    dimensions.findIndex((name) => view.dimensionOf(name) !== undefined),
  );
