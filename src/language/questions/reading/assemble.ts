import { askMetric } from '../data/ask-metric.ts';
import type { SourceView } from '../data/source-view.ts';
import type { SiteTerms } from '../question-context.ts';
import { askBack } from './guards/of-pieces/ask-where-from.ts';
import { refuseCountWithin } from './guards/of-pieces/refuse-count-within.ts';
import { refuseFirstTime } from './guards/of-pieces/refuse-first-time.ts';
import { refuseHighAndLow } from './guards/of-pieces/refuse-high-and-low.ts';
import { refuseLooseVersus } from './guards/of-pieces/refuse-loose-versus.ts';
import { refuseSessionsWith } from './guards/of-pieces/refuse-sessions-with.ts';
import { refuseTopics } from './guards/of-pieces/refuse-topics.ts';
import { refuseTwoGrains } from './guards/of-pieces/refuse-two-grains.ts';
import { TELLING } from './guards/telling-keywords.ts';
import type { Mark } from './mark.ts';
import { filtersOf } from './names/filters-of.ts';
import { withoutPlaceholders } from './names/placeholders.ts';
import { readBrandSplit } from './names/read-brand-split.ts';
import { readFilters } from './names/read-filters.ts';
import { asksAllData } from './parts/asks-all-data.ts';
import { asksForTest } from './parts/asks-for-test.ts';
import { chooseSource } from './parts/choose-source.ts';
import { joinRatios, turnsInto } from './parts/join-ratios.ts';
import { leaveDaysOut, periodsWithout } from './parts/leave-days-out.ts';
import { limitsAsRead } from './parts/limits-as-read.ts';
import { onlyThoseWithAny } from './parts/only-those-with-any.ts';
import { asAlways, readAlways } from './parts/read-always.ts';
import { readChosenDays } from './parts/read-chosen-days.ts';
import { asContribution, readContribution } from './parts/read-contribution.ts';
import { readCountWithin } from './parts/read-count-within.ts';
import { readDimensions } from './parts/read-dimensions.ts';
import { readIntent } from './parts/read-intent.ts';
import { chosenOutside, leftOutOf, readLeftOut } from './parts/read-left-out.ts';
import { readNumbers } from './parts/read-limits.ts';
import { putAside, readMetrics } from './parts/read-metrics.ts';
import { orderByOf } from './parts/read-order-by.ts';
import { readPeriods } from './parts/read-periods.ts';
import { placeIn, readPlace } from './parts/read-place.ts';
import { readQuantile } from './parts/read-quantile.ts';
import { rangedMetrics, readRanges } from './parts/read-ranges.ts';
import { readRolling } from './parts/read-rolling.ts';
import { readStanding } from './parts/read-standing.ts';
import { readStretch } from './parts/read-stretch.ts';
import { readThatPeriod } from './parts/read-that-period.ts';
import { readTold } from './parts/read-told.ts';
import { readUpTo } from './parts/read-up-to.ts';
import { isKeyword, isNoise, neighbour, type Piece } from './piece.ts';
import { NotAnswerable } from './problem.ts';
import type { Reading } from './reading.ts';
import { refuseContent } from './rephrasing/numbers/content-words.ts';
import { dropTraffic } from './rephrasing/numbers/drop-traffic.ts';
import { narrowedMetrics } from './rephrasing/numbers/narrowed-metrics.ts';
import { readRank } from './rephrasing/numbers/read-rank.ts';
import { prepare } from './rephrasing/prepare.ts';
import { movingOnly } from './shape/read-change-order.ts';
import { dailyAsDay, dropMeanDay } from './shape/read-peak.ts';
import { readShape } from './shape/read-shape.ts';
import { isShareOfNames } from './shape/share-parts.ts';

export interface Assembled {
  readonly reading: Reading;
  /** Which parts the question itself names: what it leaves out, a follow-up takes from the question before. */
  readonly has: Readonly<
    Record<'metric' | 'dimension' | 'filter' | 'period' | 'time' | 'rank' | 'versus' | 'intent', boolean>
  >;
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
  prepare(pieces, views);
  const daysLeftOut = leaveDaysOut(pieces);
  refuseTopics(pieces);
  askBack(pieces);
  const isOfChange = readContribution(pieces);
  const intent = readIntent(pieces);
  readStanding(pieces);
  readRank(pieces);
  dropTraffic(pieces);
  const isTestAsked = asksForTest(pieces);
  readThatPeriod(pieces, usual !== undefined);
  narrowedMetrics(pieces);
  refuseContent(pieces);
  turnsInto(pieces);
  joinRatios(pieces);
  const placed = readPlace(pieces);
  const quantile = readQuantile(pieces);
  const stretch = readStretch(pieces);
  const rolling = readRolling(pieces);
  const leftOut = readLeftOut(pieces);
  const upTo = readUpTo(pieces, (id) => views.some((view) => askMetric(view, id)?.kind === 'additive'));
  const isNumberNamed = pieces.some(({ type }) => type === 'metric');
  const { view, fallback, beside } = chooseSource(pieces, views, usual);
  if (beside !== null) putAside(pieces, beside.metrics);
  const ranges = readRanges(pieces, view);
  const told = readTold(pieces, view);
  const brandSplit = readBrandSplit(pieces, view, site);
  const defaultMetric = !isNumberNamed ? (usual?.metric ?? fallback) : undefined;
  const numbers = readNumbers(pieces, defaultMetric, (id) => askMetric(view, id)?.kind === 'additive');
  const metrics = readMetrics(pieces, view, numbers);
  const needed = (metrics.asked.length > 0 ? metrics.asked : defaultMetric ? [defaultMetric] : []).flatMap(
    (id) => askMetric(view, id)?.columns ?? [],
  );
  // That users are not counted by channel is said where their sums are refused, with what comes nearest.
  const isDistinct = metrics.asked.some(
    (id) => id === 'visitors' || askMetric(view, id)?.kind === 'distinct',
  );
  const isAskable = (dimension: string) => isDistinct || view.has(needed, [dimension]) || needed.length === 0;
  const chosenDays = intent === undefined ? readChosenDays(pieces, numbers) : null;
  const limits = chosenDays === null ? numbers.limits : [];
  const within = intent === undefined ? readCountWithin(pieces, view) : null;
  const members = readFilters(pieces, view, isAskable, site);
  const { missing, assumptions, ...read } = readDimensions(pieces, view, isAskable);
  const dimensions = within === null ? read.dimensions : [within.counted];
  if (missing !== undefined) throw new NotAnswerable({ type: 'dimension_missing', said: missing });
  dropMeanDay(pieces);
  dailyAsDay(pieces);
  refuseTwoGrains(pieces, dimensions.length > 0);
  if (within === null) refuseCountWithin(pieces);
  if (intent === undefined) refuseHighAndLow(pieces);
  refuseFirstTime(pieces);
  refuseSessionsWith(pieces);
  const time = readPeriods(pieces);
  const always = readAlways(pieces, time, { dimensions, limits });
  const shape = readShape(pieces, {
    dimensions,
    count: numbers.count,
    limits,
    moves: numbers.moves,
    quantile,
    members,
    metrics: metrics.asked,
    time,
    view,
  });
  for (const piece of pieces) if (piece.type === 'metric') piece.used = true;
  if (usual === undefined)
    refuseLooseVersus(
      pieces,
      time,
      shape.each !== null || shape.gap !== null || shape.shape === 'against_rest',
      metrics.asked.length,
    );
  const place = placeIn(placed, shape.rank, shape.rankPer);
  const unknownPieces = pieces.filter(
    (piece) =>
      !piece.used &&
      (piece.type === 'unknown' ||
        (piece.type === 'number' && !/^ones?$/i.test(piece.said)) ||
        isKeyword(piece, ...TELLING)),
  );
  const placeholders = withoutPlaceholders(shape.rank, dimensions, members, view);
  const reading: Reading = {
    intent: intent ?? 'numbers',
    sourceId: view.source.id,
    metrics:
      metrics.asked.length > 0
        ? [...metrics.asked]
        : ranges !== null
          ? rangedMetrics(ranges, view)
          : defaultMetric !== undefined && limits.length === 0
            ? [defaultMetric]
            : [],
    limits: limitsAsRead(pieces, view, { limits, rank: shape.rank, isBefore: time.isLimitBefore }),
    moves:
      numbers.moves.length > 0
        ? [...numbers.moves]
        : shape.moves.length > 0
          ? [...shape.moves]
          : movingOnly(pieces, shape.isShareMoved ? { ...shape, shape: 'change' } : shape, dimensions),
    dimensions: [...dimensions, ...(shape.also === null ? [] : [shape.also])],
    leftOut: leftOutOf(leftOut, dimensions, view),
    quantile: quantile ?? 0.5,
    stretch,
    rolling: rolling?.count ?? null,
    rollingUnit: rolling?.unit ?? 'day',
    brandSplit,
    beside: beside && { sourceId: beside.sourceId, metrics: [...beside.metrics] },
    filters: [...filtersOf(members, shape), ...placeholders.filters],
    periods: periodsWithout(
      time.periods,
      daysLeftOut,
      intent === undefined &&
        time.versus === null &&
        beside === null &&
        brandSplit === null &&
        rolling === null &&
        /^(?:value|share|average|median|trend|count|cumulative)$/.test(shape.shape),
    ),
    versus:
      shape.isStepwise && time.versus === 'before'
        ? null
        : (time.versus ?? (shape.isShareMoved && time.periods.length < 2 ? 'before' : null)),
    isStepwise: shape.isStepwise,
    countPer: shape.countPer,
    countWithin: null,
    isOfChange,
    chosen: null,
    chosenDays,
    isCountShare: shape.shape === 'count' && limits.length > 0 && isShareOfNames(pieces),
    rankPer: shape.rankPer,
    upTo,
    versusYear: time.versusYear,
    versusUnit: time.versusUnit,
    isAllData: asksAllData(pieces),
    weekdays: [...time.weekdays],
    grain: rolling === null || rolling.unit === 'day' ? shape.grain : rolling.unit,
    rank: shape.rank,
    place,
    shape: shape.shape,
    each: shape.each,
    gap: shape.gap,
    ranges,
    always: null,
    ...told,
    isYesNo: shape.isYesNo,
    asks: shape.asks,
    orderBy: orderByOf(pieces),
    display: shape.display,
    order: shape.order,
    assumptions: [
      ...metrics.assumptions,
      ...members.assumptions,
      ...assumptions,
      ...placeholders.assumptions,
      ...(isTestAsked ? [{ code: 'not_tested' }] : []),
    ],
  };
  const asked =
    within !== null
      ? { ...reading, shape: 'count' as const, countWithin: within.within, rank: within.rank }
      : isOfChange && intent === undefined
        ? asContribution(reading, view)
        : onlyThoseWithAny(pieces, view, reading);
  return {
    reading: chosenOutside(always === null ? asked : asAlways(asked, always), leftOut),
    has: {
      metric: metrics.asked.length > 0 || limits.length > 0 || ranges !== null,
      dimension: dimensions.length > 0 || ranges !== null,
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
          pieces[neighbour(pieces, pieces.indexOf(piece), -1, isNoise)],
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
