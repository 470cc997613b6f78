import { filtersOf } from '../names/filters-of.ts';
import { withoutPlaceholders } from '../names/placeholders.ts';
import { areApart, asSaid } from '../parts/are-apart.ts';
import { asksAllData } from '../parts/asks-all-data.ts';
import { periodsWithout } from '../parts/leave-days-out.ts';
import { isLimitOfBoth } from '../parts/limit-of-another-time.ts';
import { limitsAsRead } from '../parts/limits-as-read.ts';
import { leftOutDaysOf, leftOutOf } from '../parts/read-left-out.ts';
import { orderByOf } from '../parts/read-order-by.ts';
import { rangedMetrics } from '../parts/read-ranges.ts';
import { isMoveAskedFor, wayOfFindings } from '../parts/read-way-of-findings.ts';
import type { Piece } from '../piece.ts';
import type { Reading } from '../reading.ts';
import { takenAsStanding } from '../rephrasing/changes/moved-past-name.ts';
import { endTaken } from '../shape/end-taken.ts';
import { movesOfSeveral } from '../shape/moves-of-several.ts';
import { movingOnly } from '../shape/read-change-order.ts';
import { chartNotDrawnOf } from '../shape/read-display.ts';
import { isShareOfNames, isShareOfUnits } from '../shape/share-parts.ts';
import { takenAsStable } from '../shape/stable-move.ts';
import { mixWithin } from './mix-within.ts';
import { isPartOfWeek } from './part-of-week.ts';
import type { Parts } from './read-parts.ts';
import { sharesOfUnits } from './shares-of-units.ts';

/** The parts of a question as plain data, which a follow-up may keep and which the proof shows. */
export function readingOf(pieces: readonly Piece[], parts: Parts): Reading {
  const { opening, measured, split, time, shape } = parts;
  const { view, beside, metrics, told } = measured;
  const { limits, dimensions, members } = split;
  const isApart = areApart(pieces, time.periods) && isPlainNumber(parts);
  const units = sharesOfUnits(parts);
  const placeholders = withoutPlaceholders(shape.rank, dimensions, members, view);
  return {
    intent: opening.intent ?? 'numbers',
    sourceId: view.source.id,
    metrics: metricsOf(measured, limits.length > 0),
    limits: limitsAsRead(pieces, view, {
      limits,
      rank: shape.rank ?? mixWithin(pieces, parts),
      isBefore: time.isLimitBefore,
      isOfBoth: parts.always === null && time.periods.length === 2 && isLimitOfBoth(pieces),
    }),
    moves: movesOf(pieces, parts),
    dimensions: [...dimensions, ...(shape.also === null ? [] : [shape.also])],
    endOfTime: opening.endOfTime ?? shape.endOfTime,
    leftOutDays: leftOutDaysOf(opening.leftOut),
    leftOut: leftOutOf(opening.leftOut, dimensions, view),
    quantile: opening.quantile ?? 0.5,
    stretch: opening.stretch,
    rolling: opening.rolling?.count ?? null,
    rollingUnit: opening.rolling?.unit ?? 'day',
    brandSplit: measured.brandSplit,
    brandTerms: measured.brandTerms,
    beside: beside && { sourceId: beside.sourceId, metrics: [...beside.metrics] },
    filters: [...filtersOf(pieces, members, shape), ...placeholders.filters],
    periods: periodsWithout(
      units !== null ? [units.period] : isApart ? asSaid(pieces, time.periods) : time.periods,
      opening.daysLeftOut,
      isOfPlainDays(parts),
    ),
    versus: versusOf(parts),
    areApart: isApart,
    isStepwise: shape.isStepwise,
    countPer: shape.countPer,
    countWithin: null,
    isPartOfWeek: isPartOfWeek(pieces, parts),
    isOfChange: opening.isOfChange,
    chosen: null,
    chosenDays: split.chosenDays,
    isCountShare:
      shape.shape === 'count' && limits.length > 0 && (isShareOfNames(pieces) || isShareOfUnits(pieces)),
    rankPer: shape.rankPer,
    upTo: opening.upTo,
    versusYear: time.versusYear,
    versusUnit: time.versusUnit,
    isAllData: asksAllData(pieces),
    weekdays: [...time.weekdays],
    grain: units?.unit ?? grainOf(parts),
    rank: shape.rank ?? mixWithin(pieces, parts),
    place: parts.place,
    shape: opening.intent === 'findings' && isMoveAskedFor(pieces) ? 'value' : shape.shape,
    each: shape.each,
    gap: shape.gap,
    ranges: measured.ranges,
    always: null,
    unitsOfEach: null,
    ofUnits: null,
    shareOfTime: null,
    ...told,
    // As it is typed
    isAgo: false,
    isYesNo: shape.isYesNo,
    verdict: null,
    claim: null,
    asks: shape.asks ?? (opening.intent === 'findings' ? wayOfFindings(pieces) : null),
    orderBy: orderByOf(pieces),
    display: shape.display,
    replaced: null,
    found: null,
    foundTime: null,
    order: shape.order,
    assumptions: [
      ...metrics.assumptions,
      ...members.assumptions,
      ...split.assumptions,
      ...placeholders.assumptions,
      ...limitAssumed(measured, limits),
      ...chartNotDrawnOf(pieces),
      ...takenAsStable(pieces, shape.moves),
      ...takenAsStanding(pieces, shape),
      ...endTaken(pieces, shape, metricsOf(measured, limits.length > 0), measured.view),
      ...(opening.isTestAsked ? [{ code: 'not_tested' as const }] : []),
    ],
  };
}

/** Those that are named; of ranges what they count; else the usual one, unless a limit names a number already. */
function metricsOf({ metrics, ranges, unnamed, view }: Parts['measured'], isLimited: boolean): string[] {
  if (metrics.asked.length > 0) return [...metrics.asked];
  if (ranges !== null) return [...rangedMetrics(ranges, view)];
  return unnamed === undefined || isLimited ? [] : [unnamed];
}

/** "Days over 500" say of no number that it is above: the usual one is told as such. */
const limitAssumed = (
  { assumed }: Parts['measured'],
  limits: readonly Reading['limits'][number][],
): Reading['assumptions'] =>
  assumed !== undefined && limits.some(({ metric }) => metric === assumed)
    ? [{ code: 'metric_default', read: assumed }]
    : [];

function movesOf(pieces: readonly Piece[], { measured, split, shape }: Parts): Reading['moves'] {
  const { moves } = measured.numbers;
  const [only] = moves;
  // "Rose more than 10 % and ad spend fell": what each of two numbers did holds its own limit already
  if (shape.moves.length > 1) return [...shape.moves];
  if (only !== undefined && moves.length === 1 && split.dimensions.length > 0)
    return [
      ...movesOfSeveral(
        pieces,
        pieces.findLastIndex(({ type }) => type === 'number'),
        only,
      ),
    ];
  if (moves.length > 0) return [...moves];
  if (shape.moves.length > 0) return [...shape.moves];
  return movingOnly(pieces, shape.isShareMoved ? { ...shape, shape: 'change' } : shape, split.dimensions);
}

function versusOf({ time, shape }: Parts): Reading['versus'] {
  if (shape.isStepwise && time.versus === 'before') return null;
  return time.versus ?? (shape.isShareMoved && time.periods.length < 2 ? 'before' : null);
}

const grainOf = ({ opening: { rolling }, shape }: Parts): Reading['grain'] =>
  rolling === null || rolling.unit === 'day' ? shape.grain : rolling.unit;

/** A number alone: what ranks, splits or tells it over time has its own way with two periods. */
const isPlainNumber = (parts: Parts): boolean => {
  const { opening, measured, split, shape, always } = parts;
  return (
    (opening.intent ?? 'numbers') === 'numbers' &&
    shape.shape === 'value' &&
    shape.rank === null &&
    grainOf(parts) === null &&
    shape.each === null &&
    shape.gap === null &&
    !shape.isYesNo &&
    !shape.isStepwise &&
    versusOf(parts) === null &&
    split.dimensions.length === 0 &&
    split.limits.length === 0 &&
    split.within === null &&
    parts.time.weekdays.length === 0 &&
    measured.beside === null &&
    measured.brandSplit === null &&
    measured.ranges === null &&
    always === null
  );
};

/** Whether what is left of a period without some of its days can be told of several stretches at once. */
const isOfPlainDays = ({ opening, measured, time, shape }: Parts): boolean =>
  opening.intent === undefined &&
  time.versus === null &&
  measured.beside === null &&
  measured.brandSplit === null &&
  opening.rolling === null &&
  /^(?:value|share|average|median|trend|count|cumulative)$/.test(shape.shape);
