// biome-ignore-all lint/style/noExcessiveLinesPerFile: one pass over the question
import { askMetric } from '../data/ask-metric.ts';
import type { SourceView } from '../data/source-view.ts';
import type { SiteTerms } from '../question-context.ts';
import { chooseSource } from './choose-source.ts';
import type { Mark } from './mark.ts';
import { isKeyword, neighbour, type Piece } from './piece.ts';
import { NotAnswerable } from './problem.ts';
import { type ReadMembers, readFilters } from './read-filters.ts';
import { readIntent } from './read-intent.ts';
import { type ReadLeftOut, readLeftOut } from './read-left-out.ts';
import { type ReadNumbers, readNumbers } from './read-limits.ts';
import { type ReadPeriods, readPeriods } from './read-periods.ts';
import { readQuantile } from './read-quantile.ts';
import { readRolling } from './read-rolling.ts';
import { readShape } from './read-shape.ts';
import type { Assumption, ReadFilter, Reading } from './reading.ts';

export interface Assembled {
  readonly reading: Reading;
  /** Which parts the question itself names: what it leaves out, a follow-up takes from the question before. */
  readonly has: {
    readonly metric: boolean;
    readonly dimension: boolean;
    readonly filter: boolean;
    readonly period: boolean;
    readonly time: boolean;
    readonly rank: boolean;
    readonly versus: boolean;
    readonly intent: boolean;
  };
  readonly unknown: readonly string[];
  /** An unknown word stood where a name of this site would stand: "sessions from TikTok". */
  readonly unknownIsName: boolean;
  readonly isFollowOn: boolean;
  /** What has no place in a reading of its own: "top 10 instead", "vs February". */
  readonly loose: { readonly count: number | null; readonly startsWithVersus: boolean };
}

export interface AssembleOptions {
  readonly views: readonly SourceView[];
  readonly site: SiteTerms | undefined;
  /** Source and metric of the question before, for follow-ups that name neither. */
  readonly usual: { readonly sourceId: string; readonly metric: string | undefined } | undefined;
}

/** Puts the marks of a question together to what it asks. Throws `NotAnswerable` where that cannot be told. */
export function assemble(marks: readonly Mark[], { views, site, usual }: AssembleOptions): Assembled {
  const pieces: Piece[] = marks.map((mark) => ({ ...mark, used: false }));
  dropPersona(pieces);
  ordersByWhat(pieces);
  brandedQueries(pieces);
  preferMembers(pieces);
  preferTopics(pieces);
  dropLeading(pieces);
  readSpending(pieces);
  refuseTopics(pieces);
  askBack(pieces);
  const intent = readIntent(pieces);
  readRank(pieces);
  dropTraffic(pieces);
  joinRatios(pieces);
  const quantile = readQuantile(pieces);
  const rolling = readRolling(pieces);
  const leftOut = readLeftOut(pieces);
  const metricPieces = pieces.filter((piece) => piece.type === 'metric');
  const { view, fallback, beside } = chooseSource(pieces, views, usual);
  if (beside !== null) putAside(pieces, beside.metrics);
  const brandSplit = readBrandSplit(pieces, view, site);
  const defaultMetric = metricPieces.length === 0 ? (usual?.metric ?? fallback) : undefined;
  const numbers = readNumbers(pieces, defaultMetric);
  const metrics = readMetrics(pieces, view, numbers);
  const needed = (metrics.asked.length > 0 ? metrics.asked : defaultMetric ? [defaultMetric] : []).flatMap(
    (id) => askMetric(view, id)?.columns ?? [],
  );
  // That users are not counted by channel is said where their sums are refused, with what comes nearest.
  const isDistinct = metrics.asked.some(
    (id) => id === 'visitors' || askMetric(view, id)?.kind === 'distinct',
  );
  const isAskable = (dimension: string) => isDistinct || view.has(needed, [dimension]) || needed.length === 0;
  const members = readFilters(pieces, view, isAskable, site);
  const { dimensions, missing } = readDimensions(pieces, view, isAskable);
  if (missing !== undefined) throw new NotAnswerable({ type: 'dimension_missing', said: missing });
  const time = readPeriods(pieces);
  const shape = readShape(pieces, {
    dimensions,
    count: numbers.count,
    limits: numbers.limits,
    moves: numbers.moves,
    quantile,
    members,
    metrics: metrics.asked,
    time,
    view,
  });
  for (const piece of pieces) if (piece.type === 'metric') piece.used = true;
  if (usual === undefined) refuseLooseVersus(pieces, time, shape.each !== null, metrics.asked.length);
  const unknownPieces = pieces.filter(
    (piece) =>
      !piece.used && (piece.type === 'unknown' || piece.type === 'number' || isKeyword(piece, ...TELLING)),
  );
  const reading: Reading = {
    intent: intent ?? 'numbers',
    sourceId: view.source.id,
    metrics:
      metrics.asked.length > 0
        ? [...metrics.asked]
        : defaultMetric !== undefined && numbers.limits.length === 0
          ? [defaultMetric]
          : [],
    limits: [...numbers.limits],
    moves: [...numbers.moves],
    dimensions: [...dimensions],
    leftOut: leftOutOf(leftOut, dimensions, view),
    quantile: quantile ?? 0.5,
    rolling,
    brandSplit,
    beside: beside && { sourceId: beside.sourceId, metrics: [...beside.metrics] },
    filters: filtersOf(members, shape.wholeBefore, shape.each?.dimension),
    periods: [...time.periods],
    versus: time.versus,
    versusUnit: time.versusUnit,
    isAllData: pieces.some(
      (piece) =>
        isKeyword(piece, 'total') &&
        /^(?:in total|altogether|overall|all together|insgesamt)$/i.test(piece.said),
    ),
    weekdays: [...time.weekdays],
    grain: shape.grain,
    rank: shape.rank,
    shape: shape.shape,
    each: shape.each,
    isYesNo: shape.isYesNo,
    asks: shape.asks,
    orderBy: orderOf(pieces),
    display: shape.display,
    order: shape.order,
    assumptions: [...metrics.assumptions, ...members.assumptions],
  };
  return {
    reading,
    has: {
      metric: metrics.asked.length > 0 || numbers.limits.length > 0,
      dimension: dimensions.length > 0,
      filter: members.filters.length > 0,
      period: time.periods.length > 0,
      time: shape.grain !== null || time.weekdays.length > 0,
      rank: shape.rank !== null || numbers.count !== null,
      versus: time.versus !== null,
      intent: intent !== undefined || shape.shape !== 'value',
    },
    unknown: unknownPieces.map(({ said }) => said),
    unknownIsName: unknownPieces.some(
      (piece) =>
        isKeyword(
          pieces[neighbour(pieces, pieces.indexOf(piece), -1, (one) => one.type === 'noise')],
          'preposition',
          'without',
          'landing_on',
          'only',
        ) || piece.proper,
    ),
    isFollowOn:
      isKeyword(
        pieces[0],
        'follow_on',
        'only',
        'and',
        'instead',
        'without',
        'preposition',
        'by',
        'versus',
        'why',
        'per',
        'chart',
      ) ||
      pieces[0]?.type === 'grain' ||
      pieces.some((piece) => isKeyword(piece, 'instead')),
    loose: {
      count: numbers.count,
      startsWithVersus: isKeyword(
        pieces.find((piece) => piece.type !== 'noise' && !isKeyword(piece, 'and', 'follow_on')),
        'versus',
        'compare',
      ),
    },
  };
}

/** "As a shop owner I want to see …": who asks changes nothing of the question. */
function dropPersona(pieces: Piece[]): void {
  const start = pieces.findIndex((piece) => piece.type !== 'noise' && !isKeyword(piece, 'politeness'));
  const opening = pieces.slice(0, 6).findIndex(({ said }) => /^as (?:an?|the)$|^as$/i.test(said));
  if (opening < 0 || opening > Math.max(0, start)) return;
  const end = pieces.findIndex(
    ({ said }, at) => at > opening + 1 && /^(?:i|we|my|our|,|can|could|show|please)$/i.test(said),
  );
  if (end < 0 || end - opening > 8) return;
  for (let at = opening; at < end; at++)
    pieces[at] = { ...(pieces[at] as Piece), type: 'noise', used: true } as Piece;
}

/** "Orders by country" are counted; "order by country" is how rows stand. */
function ordersByWhat(pieces: Piece[]): void {
  for (let at = 0; at < pieces.length; at++) {
    const piece = pieces[at] as Piece;
    if (!isKeyword(piece, 'ordered') || !/^orders by$/i.test(piece.said)) continue;
    pieces.splice(
      at,
      1,
      { ...piece, type: 'metric', metric: 'purchases', said: 'orders' } as Piece,
      { ...piece, type: 'keyword', keyword: 'by', said: 'by' } as Piece,
    );
  }
}

/** "Branded queries" are queries, which may be listed. */
function brandedQueries(pieces: Piece[]): void {
  for (let at = 0; at < pieces.length; at++) {
    const piece = pieces[at] as Piece;
    const noun =
      isKeyword(piece, 'brand', 'non_brand') && / (queries|keywords|terms)$/i.exec(piece.said)?.[1];
    if (!noun) continue;
    pieces.splice(at, 1, { ...piece, said: piece.said.slice(0, -noun.length - 1) }, {
      ...piece,
      type: 'dimension',
      dimensions: ['query'],
      said: noun,
    } as Piece);
    at++;
  }
}

/** "Pro vs Team plan": what is a name here and a dimension elsewhere is the name beside another one of its kind. */
function preferMembers(pieces: Piece[]): void {
  for (const [at, piece] of pieces.entries()) {
    if (piece.type !== 'dimension') continue;
    const members = piece.others.find((other) => other.type === 'members');
    if (members?.type !== 'members') continue;
    const kinds = new Set(members.candidates.map(({ dimension }) => dimension));
    const isKind = (other: Piece | undefined): boolean =>
      (other?.type === 'dimension' && other.dimensions.some((name) => kinds.has(name))) ||
      (other?.type === 'members' && other.candidates.some(({ dimension }) => kinds.has(dimension)));
    const beside = [1, -1].map((step) =>
      neighbour(
        pieces,
        at,
        step as 1 | -1,
        (one) => one.type === 'noise' || isKeyword(one, 'versus', 'and', 'or', 'compare'),
      ),
    );
    if (beside.some((place) => isKind(pieces[place]))) pieces[at] = { ...piece, ...members } as Piece;
  }
}

/** "Where do our visitors come from?" has two good answers. */
/** Keywords that change the answer: one that found no place in the reading was not understood. */
const TELLING = [
  'ratio',
  'none',
  'more',
  'less',
  'at_least',
  'at_most',
  'between',
  'containing',
  'starting_with',
  'rest',
  'brand',
  'non_brand',
  'per',
  'without',
  'percentile',
  'fast',
] as const;

/** "Sessions compared to last week": what is compared with it? */
function refuseLooseVersus(
  pieces: readonly Piece[],
  time: ReadPeriods,
  isEach: boolean,
  metrics: number,
): void {
  const isLoose = pieces.some((piece) => isKeyword(piece, 'versus') && !/^than/i.test(piece.said));
  if (
    !isLoose ||
    isEach ||
    pieces.some(
      (piece) => isKeyword(piece, 'non_brand') && piece.used && pieces.some((one) => isKeyword(one, 'brand')),
    ) ||
    metrics > 1 ||
    time.versus !== null ||
    time.periods.length > 1 ||
    time.weekdays.length > 1
  )
    return;
  const [only] = time.periods;
  const unit = only?.unit === 'day' || only?.unit === 'month' || only?.unit === 'year' ? only.unit : 'week';
  const choices = [
    `{metric} last ${unit} vs the ${unit} before`,
    `{metric} this ${unit} vs last ${unit}`,
  ].map((question) => ({ label: question, question }));
  throw new NotAnswerable({ type: 'ambiguous', about: 'versus_what', choices });
}

function askBack(pieces: readonly Piece[]): void {
  if (!pieces.some((piece) => isKeyword(piece, 'where_from'))) return;
  const when = pieces.find((piece) => piece.type === 'time')?.said ?? 'last week';
  const choices = ['channel', 'country', 'source'].map((name) => ({
    label: `By ${name}`,
    question: `sessions by ${name} ${when}`,
  }));
  throw new NotAnswerable({ type: 'ambiguous', about: 'where_from', choices });
}

/** "Which queries bring us traffic": of queries it is clicks that are counted. */
function dropTraffic(pieces: Piece[]): void {
  if (!pieces.some((piece) => piece.type === 'dimension' && piece.dimensions.includes('query'))) return;
  for (const [at, piece] of pieces.entries())
    if (
      piece.type === 'metric' &&
      /^(?:traffic|visits?|visitors?|people|users?|customers?)$/i.test(piece.said)
    )
      pieces[at] = { ...piece, type: 'noise' } as Piece;
}

/** "Brand against non-brand": two rows, so neither of them limits the whole. */
function readBrandSplit(
  pieces: Piece[],
  view: SourceView,
  site: SiteTerms | undefined,
): Reading['brandSplit'] {
  const has = (keyword: 'brand' | 'non_brand') => pieces.some((piece) => isKeyword(piece, keyword));
  if (!has('brand') || !has('non_brand')) return null;
  const dimension = view.dimensionColumns.find((column) => view.kindOf(column) === 'query');
  const terms = site?.brandTerms ?? [];
  if (terms.length === 0 || dimension === undefined)
    throw new NotAnswerable({ type: 'ambiguous', about: 'brand_terms', choices: [] });
  for (const piece of pieces)
    if (isKeyword(piece, 'brand', 'non_brand', 'versus', 'compare')) piece.used = true;
  return { dimension, terms: [...terms] };
}

/** Metrics of another source are read there. What joins them to the others joins nothing any more. */
function putAside(pieces: Piece[], metrics: readonly string[]): void {
  for (const [at, piece] of pieces.entries())
    if ((piece.type === 'metric' && metrics.includes(piece.metric)) || isKeyword(piece, 'versus', 'compare'))
      pieces[at] = { ...piece, type: 'noise', used: true } as Piece;
}

/** "What queries lead people to the page": nobody became a lead there. */
function dropLeading(pieces: Piece[]): void {
  for (const [at, piece] of pieces.entries()) {
    if (piece.type !== 'metric' || piece.metric !== 'leads' || !/^leads?$/i.test(piece.said)) continue;
    const next = pieces[neighbour(pieces, at, 1, (one) => one.type === 'noise')];
    const isVerb =
      (next?.type === 'metric' && (next.metric === 'visitors' || next.metric === 'sessions')) ||
      (isKeyword(next, 'preposition') && /^to$/i.test(next?.said ?? ''));
    if (isVerb) pieces[at] = { ...piece, type: 'noise', used: true } as Piece;
  }
}

/** What customers spend is revenue; what is spent on advertising the data do not hold. */
function readSpending(pieces: Piece[]): void {
  const isCustomer = pieces.some((piece) => piece.type === 'metric' && piece.metric === 'visitors');
  for (const [at, piece] of pieces.entries()) {
    if (!isCustomer || piece.type !== 'topic' || !/^(?:spend|spent|spending)$/i.test(piece.said)) continue;
    const isPerOrder = pieces.some(
      (one) =>
        one.type === 'metric' && one.metric === 'purchases' && /order|purchase|transaction/i.test(one.said),
    );
    const isMean = pieces.some((one) => isKeyword(one, 'average'));
    if (!isPerOrder && isMean)
      throw new NotAnswerable({
        type: 'ambiguous',
        about: 'spend_per_what',
        choices: ['average order value last month', 'revenue per session last month'].map((question) => ({
          label: question,
          question,
        })),
      });
    pieces[at] = { ...piece, type: 'metric', metric: 'revenue', used: false } as Piece;
    for (const [place, one] of pieces.entries()) {
      const isCounted = isPerOrder && isKeyword(one, 'average');
      if (isCounted || (one.type === 'metric' && one.metric === 'visitors'))
        pieces[place] = { ...one, type: 'noise', used: true } as Piece;
    }
  }
}

function leftOutOf(
  leftOut: ReadLeftOut | null,
  dimensions: readonly string[],
  view: SourceView,
): Reading['leftOut'] {
  if (leftOut === null) return null;
  const own = leftOut.dimensions.flatMap((name) => view.dimensionOf(name) ?? []);
  const dimension = own[0] ?? dimensions[0];
  if (dimension === undefined)
    throw new NotAnswerable({ type: 'ambiguous', about: 'left_out_of_what', choices: [] });
  return { dimension, count: leftOut.count, direction: leftOut.direction };
}

/** "Rank the channels by revenue" asks for an order, not for a position in search. */
function readRank(pieces: Piece[]): void {
  const ofSearch = ['position', 'clicks', 'impressions', 'ctr'];
  const isOther = pieces.some((piece) => piece.type === 'metric' && !ofSearch.includes(piece.metric));
  const first = pieces.findIndex((piece) => piece.type !== 'noise');
  for (const [at, piece] of pieces.entries())
    if (
      piece.type === 'metric' &&
      piece.metric === 'position' &&
      ((isOther && /^rank(?:ed|ing|s)?$/i.test(piece.said)) || (at === first && /^rank$/i.test(piece.said)))
    )
      pieces[at] = { ...piece, type: 'noise' } as Piece;
}

/** "Which products sell best?" asks for products, which the data lack, though there is a folder of that name. */
function preferTopics(pieces: Piece[]): void {
  for (const [at, piece] of pieces.entries()) {
    const topic = piece.type === 'members' && piece.others.find((other) => other.type === 'topic');
    if (!topic || piece.type !== 'members' || !piece.candidates.every(({ prefix }) => prefix !== undefined))
      continue;
    const next = pieces[neighbour(pieces, at, 1, (one) => one.type === 'noise')];
    const isPage =
      next?.type === 'dimension' &&
      next.dimensions.some((name) => name === 'page' || name === 'landing_page');
    if (!isPage) pieces[at] = { ...piece, ...topic } as Piece;
  }
}

/** "sorted by revenue" */
function orderOf(pieces: readonly Piece[]): string | null {
  const at = pieces.findIndex(
    (piece) => isKeyword(piece, 'ordered') && /^(?:sort|order|rank)/i.test(piece.said),
  );
  const next = pieces[neighbour(pieces, at, 1)];
  return at >= 0 && next?.type === 'metric' ? next.metric : null;
}

function refuseTopics(pieces: Piece[]): void {
  for (const piece of pieces) {
    if (piece.type === 'topic')
      throw new NotAnswerable({ type: 'topic', topic: piece.topic, said: piece.said });
    if (piece.type === 'time' && piece.time.type === 'future')
      throw new NotAnswerable({ type: 'future', said: piece.said });
    if (piece.type === 'time' && piece.time.type === 'feast')
      throw new NotAnswerable({ type: 'feast', said: piece.said });
  }
}

/** "tickets per sign-up", "the ratio of clicks to impressions": two metrics become one. */
function joinRatios(pieces: Piece[]): void {
  for (let at = 0; at < pieces.length; at++) {
    const piece = pieces[at] as Piece;
    if (piece.type !== 'metric') continue;
    const joint = neighbour(
      pieces,
      at,
      1,
      (one) => one.type === 'noise' && !/^(?:to|by|\/)$/i.test(one.said),
    );
    const next = neighbour(pieces, joint, 1, (one) => one.type === 'noise');
    const under = pieces[next];
    if (joint < 0 || under?.type !== 'metric' || under.metric === piece.metric) continue;
    const isRatio =
      isKeyword(pieces[neighbour(pieces, at, -1)], 'ratio') ||
      isKeyword(pieces[neighbour(pieces, at, -1)], 'share');
    const says = pieces[joint];
    const joins =
      isKeyword(says, 'per') ||
      isKeyword(says, 'ratio') ||
      says?.said === '/' ||
      (isRatio && /^(?:to|and|over|:|\/)$/i.test(says?.said ?? ''));
    if (!joins) continue;
    pieces[at] = {
      ...piece,
      metric: `ratio:${piece.metric}:${under.metric}`,
      said: `${piece.said} per ${under.said}`,
    };
    (pieces[joint] as Piece).used = true;
    pieces.splice(next, 1, { ...under, type: 'noise', used: true } as Piece);
    for (const one of pieces) if (isKeyword(one, 'ratio')) one.used = true;
  }
}

interface ReadMetrics {
  readonly asked: readonly string[];
  readonly assumptions: readonly Assumption[];
}

function readMetrics(pieces: readonly Piece[], view: SourceView, { limitMetrics }: ReadNumbers): ReadMetrics {
  const places = pieces.flatMap((piece, at) =>
    piece.type === 'metric' ? [{ at, metric: piece.metric, said: piece.said }] : [],
  );
  // Visitors are people: a metric only where no other is named.
  const named = places.filter(
    ({ at, metric, said }) => metric !== 'visitors' && !isMereTraffic(pieces, at, said, places.length),
  );
  const used = named.length > 0 ? named : places.slice(0, 1);
  const asked: string[] = [];
  const assumptions: Assumption[] = [];
  for (const { at, metric, said } of used) {
    if (limitMetrics.has(at) || asked.includes(metric)) continue;
    if (metric === 'visitors') {
      const own = view.columnOf('visitors') ?? (view.columnOf('users') !== undefined ? 'users' : undefined);
      asked.push(own !== undefined ? 'visitors' : 'sessions');
      if (own === undefined) assumptions.push({ code: 'visitors_as_sessions', said });
      continue;
    }
    const known = askMetric(view, metric);
    if (known === undefined) {
      const other = SUBSTITUTES.get(metric)?.find((id) => askMetric(view, id) !== undefined);
      if (other === undefined) throw new NotAnswerable({ type: 'metric_missing', metric });
      if (!asked.includes(other)) asked.push(other);
      assumptions.push({ code: 'substitute', said, read: other });
      continue;
    }
    asked.push(metric);
    if (metric === 'conversion_rate' && known.label !== 'Key events per session')
      assumptions.push({ code: 'substitute', said, read: 'purchase_rate' });
    const words = said.toLowerCase();
    if (/^(?:sales?|sell|sold|selling)$/.test(words) && metric === 'revenue')
      assumptions.push({ code: 'substitute', said, read: 'revenue' });
    if (metric === 'engagement_per_session' && !words.includes('engagement'))
      assumptions.push({ code: 'substitute', said, read: 'engagement_per_session' });
  }
  return { asked, assumptions };
}

/** "The bounce rate of Google traffic": traffic is what the rate is of, and no number of its own. */
function isMereTraffic(pieces: readonly Piece[], at: number, said: string, metrics: number): boolean {
  if (metrics < 2 || !/traffic$/i.test(said)) return false;
  const beside = [pieces[neighbour(pieces, at, 1)], pieces[neighbour(pieces, at, -1)]];
  return !beside.some((piece) => isKeyword(piece, 'and', 'per', 'versus'));
}

/** What counts as a conversion where the source has no key events, and so on. */
const SUBSTITUTES: ReadonlyMap<string, readonly string[]> = new Map([
  ['key_events', ['purchases', 'leads']],
  ['revenue', ['purchases']],
  ['leads', ['key_events']],
]);

function readDimensions(
  pieces: readonly Piece[],
  view: SourceView,
  isAskable: (dimension: string) => boolean,
) {
  const dimensions: string[] = [];
  let missing: string | undefined;
  for (const piece of pieces) {
    if (piece.type !== 'dimension' || piece.used) continue;
    const columns = piece.dimensions.flatMap((dimension) => view.dimensionOf(dimension) ?? []);
    const column = columns.find(isAskable) ?? columns[0];
    if (column === undefined) {
      missing ??= piece.said;
      continue;
    }
    piece.used = true;
    const joint = pieces[neighbour(pieces, pieces.indexOf(piece), -1, (one) => one.type === 'noise')];
    if (joint && isKeyword(joint, 'per')) joint.used = true;
    if (!dimensions.includes(column)) dimensions.push(column);
  }
  return { dimensions, missing };
}

function filtersOf(
  { filters }: ReadMembers,
  wholeBefore: number | null,
  compared: string | undefined,
): ReadFilter[] {
  return filters
    .filter(({ dimension, is }) => !(dimension === compared && is === 'one_of'))
    .map(({ at, ...filter }) =>
      wholeBefore !== null && at < wholeBefore ? { ...filter, isWhole: true } : filter,
    );
}
