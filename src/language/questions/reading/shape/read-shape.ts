import { askMetric } from '../../data/ask-metric.ts';
import type { SourceView } from '../../data/source-view.ts';
import { yesNoWords } from '../../vocabulary/yes-no-words.ts';
import { coarserUnit, finestUnit, grainOf, isByUnit, meanUnit, unitOf } from '../parts/read-units.ts';
import { isKeyword, type Piece } from '../piece.ts';
import { NotAnswerable } from '../problem.ts';
import type { Reading } from '../reading.ts';
import { firstAsking } from './first-asking.ts';
import { gapShape } from './gap-shape.ts';
import { isPartOfWhole } from './is-part-of-whole.ts';
import { isRequest } from './is-request.ts';
import { refuseBeyondName, refuseMembersApart } from './members-apart.ts';
import { refuseNestedRanking } from './nested-ranking.ts';
import { partLimited } from './part-of-each.ts';
import { asksOf, changeOrder, isSuperlativeChange } from './read-change-order.ts';
import { countOf, isCounting } from './read-counting.ts';
import { displayOf } from './read-display.ts';
import { eachOf } from './read-each.ts';
import { gapOf } from './read-gap.ts';
import { peakShape } from './read-peak.ts';
import { isLimitOfSteps, isRankOfSteps, isStepByStep, stepsWithin } from './read-steps.ts';
import { numericDirection, orderOf } from './row-order.ts';
import type { ReadShape, ShapeInput } from './shape.ts';
import {
  isGoingOn,
  isPercentOfChange,
  isShareMoving,
  isShareOfNames,
  isSinceLong,
  partOf,
  wholeBehind,
  wholeOf,
  wholeOfDays,
} from './share-parts.ts';
import { twoMoves } from './two-moves.ts';
import { withinOf } from './within-of.ts';

/** What is made of the numbers: a total, a ranking, a course over time, a share, a comparison. */
export function readShape(pieces: Piece[], input: ShapeInput): ReadShape {
  const { dimensions, count, limits, members, time } = input;
  const has = (...keywords: Parameters<typeof isKeyword>[1][]): boolean =>
    pieces.some((piece) => isKeyword(piece, ...keywords));
  let grain = grainOf(pieces);
  const unit = unitOf(pieces);
  const isYesNo =
    yesNoWords.has(firstAsking(pieces)?.said.split(' ')[0]?.toLowerCase() ?? '') && !isRequest(pieces);
  const display = displayOf(pieces);
  const isQuotient =
    input.metrics.length > 0 && input.metrics.every((id) => askMetric(input.view, id)?.kind === 'quotient');
  const gap = gapOf(pieces, members, dimensions, (grain ?? unit) !== null, isQuotient);
  if (gap !== null) return gapShape(pieces, input, gap, isYesNo);
  const peak = peakShape(pieces, unit, input, isYesNo);
  if (peak !== undefined) return peak;
  const each = eachOf(pieces, members, isQuotient && dimensions.length === 0);
  const isRanked = pieces.some((piece) => !piece.used && isKeyword(piece, 'top', 'bottom', 'best', 'worst'));
  const isBetween =
    (each !== null || time.weekdays.length > 1) && time.versus === null && time.periods.length < 2;
  const isMoving =
    has('gain', 'loss', 'change') &&
    !(
      isBetween &&
      pieces.every(
        (piece) =>
          !isKeyword(piece, 'gain', 'loss', 'change') ||
          /^(?:more|less|fewer|higher|lower|greater|better)$/i.test(piece.said),
      )
    );
  // "Which customer type brings more revenue?" compares them with each other, and with no other time.
  const isMost =
    isMoving &&
    each === null &&
    dimensions.length === 1 &&
    has('which') &&
    time.versus === null &&
    time.periods.length < 2 &&
    !has('versus', 'change') &&
    pieces.every(
      (piece) =>
        !isKeyword(piece, 'gain', 'loss') || /^(?:more|less|fewer|higher|lower|greater)$/i.test(piece.said),
    );
  const isAverage = has('average') && input.metrics.some((id) => hasMean(input.view, id));
  const unusedRank = (keyword: 'top' | 'bottom') =>
    pieces.some((piece) => !piece.used && isKeyword(piece, keyword));
  const rankings = pieces.filter(
    (piece) => !piece.used && isKeyword(piece, 'top', 'bottom', 'best', 'worst'),
  );
  // "The worst conversion rate but the most traffic": by one of them
  const isLow = rankings.some((piece) => isKeyword(piece, 'bottom', 'worst'));
  const isHigh = rankings.some((piece) => isKeyword(piece, 'top', 'best'));
  const isOfTwo = isLow && isHigh && input.metrics.length > 1;
  if (
    (unusedRank('top') && unusedRank('bottom')) ||
    isOfTwo ||
    (rankings.length > 1 && dimensions.length > 1)
  )
    throw new NotAnswerable({ type: 'ambiguous', about: 'two_rankings', choices: [] });
  let rank: Reading['rank'] = null;
  let shape: Reading['shape'] = 'value';

  let wholeBefore: number | null = null;
  let wholeAt: number | null = null;

  const isShareMoved = isMoving && each === null && dimensions.length <= 1 && isShareMoving(pieces, input);
  const isCountShare = limits.length > 0 && dimensions.length === 1 && isShareOfNames(pieces);
  const countsMembers =
    isCountShare || isCounting(pieces, dimensions.length > 0, unit !== null, limits.length > 0);
  if (has('standing') && members.filters.length > 0) shape = 'standing';
  else if (has('rest') && has('versus', 'compare', 'or') && members.filters.at(-1)?.is === 'one_of') {
    shape = 'against_rest';
    for (const piece of pieces) if (isKeyword(piece, 'rest')) piece.used = true;
  } else if (input.quantile !== null) shape = 'median';
  else if (has('cumulative')) shape = 'cumulative';
  else if (countsMembers) shape = 'count';
  else if (isShareMoved) {
    shape = 'share';
    wholeBefore = wholeOf(pieces, members);
    if (dimensions.length === 0 && isSinceLong(pieces, time)) grain ??= 'month';
    if (dimensions.length === 0 && isGoingOn(pieces, time)) grain ??= 'week';
  } else if (
    has('share') &&
    !isMoving &&
    !isPercentOfChange(pieces, time) &&
    (each === null || isPartOfWhole(pieces, dimensions, input))
  ) {
    shape = 'share';
    wholeBefore = wholeOf(pieces, members) ?? (time.weekdays.length > 0 ? wholeOfDays(pieces) : null);
    wholeAt = wholeBefore === null ? wholeBehind(pieces, members) : null;
    if (has('trend') || time.isOver) grain ??= 'week';
  } else if (has('ratio') && each !== null) {
    shape = 'ratio';
    for (const piece of pieces) if (isKeyword(piece, 'ratio')) piece.used = true;
  } else if (isAverage && !isRanked) shape = 'average';
  else if (
    (has('trend') || (time.isOver && dimensions.length === 0)) &&
    !has('count', 'total') &&
    !isRanked &&
    dimensions.length <= 1
  )
    shape = 'trend';

  // "Countries with less than 1 % of sessions": of that metric the shares are told.
  const isShareLimit =
    limits.some(({ isShare }) => isShare === true) &&
    input.metrics.every((id) => limits.some(({ metric, isShare }) => metric === id && isShare === true));
  if (isShareLimit && shape === 'value') {
    shape = 'share';
    wholeBefore = wholeOf(pieces, members);
  }

  // "Low traffic pages" are those with the least.
  const isHighLow = dimensions.length > 0 && limits.length === 0 && has('low', 'high');
  const subject =
    dimensions.length > 0 ? 'members' : unit !== null || (grain !== null && isRanked) ? 'time' : null;
  if (isMost && limits.length === 0 && !isRanked) {
    const direction = has('gain') ? 'top' : 'bottom';
    rank = { of: 'members', count: count ?? countOf(pieces), direction, by: 'value', within: null };
  } else if (isMoving && dimensions.length > 0 && (shape !== 'share' || isShareMoved)) {
    rank = {
      of: 'members',
      count: count ?? countOf(pieces),
      direction: 'top',
      by: changeOrder(pieces),
      within: null,
    };
    if (input.moves.length > 0 ? count === null : !isRanked && !isSuperlativeChange(pieces)) rank = null;
  } else if (isRankOfSteps(pieces, subject, isMoving) || isLimitOfSteps(subject, unit, input)) {
    if (unit === 'weekday' || grain === 'weekday' || time.versus === 'year_before' || time.periods.length > 1)
      throw new NotAnswerable({ type: 'ambiguous', about: 'steps_of_time', choices: [] });
    rank = {
      of: 'time',
      count: input.moves.length > 0 ? count : (count ?? countOf(pieces)),
      direction: 'top',
      by: changeOrder(pieces),
      within: null,
    };
    shape = 'value';
  } else if ((isRanked || isHighLow) && subject !== null && shape !== 'count') {
    rank = {
      of: subject,
      count: count ?? countOf(pieces),
      direction:
        has('bottom') || (has('worst') && !has('top')) || (isHighLow && has('low')) ? 'bottom' : 'top',
      by: 'value',
      within: null,
    };
  } else if (count !== null && dimensions.length > 0) {
    rank = { of: 'members', count, direction: 'top', by: 'value', within: null };
  }
  if (rank?.of === 'members' && rank.by === 'value')
    rank = { ...rank, direction: numericDirection(pieces, input, rank.direction) };
  if (rank?.of === 'time') {
    if (rank.by === 'value') rank = { ...rank, direction: numericDirection(pieces, input, rank.direction) };
    grain = unit ?? grain;
  } else if (unit !== null && grain === null && isByUnit(pieces)) {
    grain = unit;
  } else if (
    unit !== null &&
    grain === null &&
    (dimensions.length === 0 || limits.length > 0 || has('which'))
  ) {
    grain = unit;
  }
  if (rank?.of === 'members' && dimensions.length === 2)
    rank = { ...rank, ...withinOf(pieces, input, rank.count) };
  if (isMoving && dimensions.length === 0 && shape === 'value' && grain === null && limits.length === 0)
    shape = 'change';
  if (isMoving && dimensions.length > 0 && rank === null && shape === 'value') shape = 'change';
  for (const piece of pieces) if (piece.type === 'grain' || piece.type === 'unit') piece.used = true;
  // "Which month was better, January or February?": the months are named, and compared.
  if (time.periods.length === 2 && grainOf(pieces) === null && dimensions.length === 0)
    [grain, rank] = [null, null];
  // By weekday the average day of each is told as it is.
  if (shape === 'average' && grain === 'weekday') shape = 'value';
  // "February or March" is no question of yes or no.
  const isEitherWay = has('gain') && has('loss');
  const isChoice = (time.periods.length === 2 || each !== null || isEitherWay) && has('or');
  const steps = stepsWithin(time);
  const isPlain = (shape === 'change' || shape === 'value') && dimensions.length === 0 && each === null;
  if (steps !== null && grain === null && isPlain && !isYesNo) grain = steps;
  const isStepRank = rank?.of === 'time' && rank.by !== 'value';
  const isStepwise =
    isStepRank ||
    (isStepByStep(pieces, grainOf(pieces) ?? (grain === steps ? steps : null)) &&
      dimensions.length === 0 &&
      each === null &&
      rank === null &&
      time.periods.length < 2 &&
      shape !== 'average');
  if (isStepwise) {
    shape = 'value';
    for (const piece of pieces) if (isKeyword(piece, 'share')) piece.used = true;
  }
  const moves = isMoving && dimensions.length > 0 ? twoMoves(pieces, input.metrics) : [];
  if (moves.length > 0) {
    rank = null;
    shape = 'change';
  }
  const countPer = shape === 'count' && dimensions.length === 0 ? coarserUnit(pieces) : null;
  if (countPer !== null) grain = finestUnit(pieces);
  const meanPer =
    dimensions.length === 0 && each === null ? meanUnit(pieces, isAverage || shape === 'median') : null;
  if (meanPer !== null) {
    if (shape !== 'median') shape = 'average';
    grain = finestUnit(pieces);
    if (rank?.of !== 'time' || rank.by !== 'value') rank = null;
  }
  refuseMembersApart(pieces, each, dimensions);
  refuseBeyondName(pieces, dimensions);
  // "MoM growth by channel from January to April": of every month of every channel
  if (steps !== null && grain === null && time.versus === 'before' && dimensions.length > 0)
    throw new NotAnswerable({ type: 'ambiguous', about: 'steps_of_time', choices: [] });
  const also =
    each !== null && dimensions.length === 1 && each.dimension !== dimensions[0] && time.periods.length < 2
      ? each.dimension
      : null;
  if (also !== null && rank?.of === 'members') rank = { ...rank, within: also };
  if (unit !== null && grain === null && rank?.of === 'members' && shape === 'value' && unit !== 'weekday')
    throw new NotAnswerable({ type: 'ambiguous', about: 'unit_and_members', choices: [] });
  if (meanPer === null) refuseNestedRanking(pieces, unit, rank, isAverage);
  return {
    shape,
    rank,
    grain,
    each: also === null ? each : null,
    gap: null,
    also,
    isStepwise,
    countPer: countPer ?? meanPer,
    rankPer: null,
    isShareMoved: isShareMoved && shape === 'share' && grain === null,
    isYesNo: isYesNo && !isChoice,
    asks: asksOf(pieces),
    moves,
    order: orderOf(pieces, input),
    display,
    wholeBefore,
    wholeAt,
    partAt:
      partLimited(pieces, members, limits, dimensions) ??
      (shape === 'share' && dimensions.length === 1 && limits.length === 0 ? partOf(pieces, members) : null),
  };
}

/** What is counted has a mean day; visitors have that of their sessions where nobody counts users. */
function hasMean(view: SourceView, id: string): boolean {
  const kind = askMetric(view, id)?.kind;
  return (
    kind === 'additive' ||
    kind === 'distinct' ||
    (id === 'visitors' && view.columnOf('sessions') !== undefined)
  );
}
