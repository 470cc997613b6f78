import { askMetric } from '../../data/ask-metric.ts';
import { yesNoWords } from '../../vocabulary/yes-no-words.ts';
import { refuseNestedRanking } from '../guards/of-pieces/refuse-nested-ranking.ts';
import type { ReadMembers } from '../names/read-filters.ts';
import { isAgainstUnitBefore } from '../parts/against-unit-before.ts';
import { grainOf, unitOf } from '../parts/read-units.ts';
import type { Piece } from '../piece.ts';
import { askedBack } from '../problem.ts';
import type { Reading } from '../reading.ts';
import { type Asked, askedOf } from './asked.ts';
import { firstAsking } from './first-asking.ts';
import { gapCourseShape } from './gap-course-shape.ts';
import { gapShape } from './gap-shape.ts';
import { isRequest } from './is-request.ts';
import { type Made, madeOf, plainMade } from './made-of.ts';
import { refuseBeyondName, refuseMembersApart } from './members-apart.ts';
import { partOf } from './part-of.ts';
import { partLimited } from './part-of-each.ts';
import { rankPerOf } from './rank-per.ts';
import { byNumber, ranked, refuseTwoRankings } from './ranked.ts';
import { isRankedAmong } from './ranked-among.ts';
import { asksOf } from './read-change-order.ts';
import { displayOf } from './read-display.ts';
import { eachOf } from './read-each.ts';
import { gapOf } from './read-gap.ts';
import { peakShape } from './read-peak.ts';
import { stepsWithin } from './read-steps.ts';
import { orderOf } from './row-order.ts';
import type { ReadShape, ShapeInput } from './shape.ts';
import {
  asChange,
  byUnit,
  inSteps,
  perLongerUnit,
  withMeanOfMany,
  withNamedMonths,
  withWeekdays,
} from './told-over-time.ts';
import { twoClaims, twoMoves } from './two-moves.ts';
import { withinOf } from './within-of.ts';

/** What is made of the numbers: a total, a ranking, a course over time, a share, a comparison. */
export function readShape(pieces: Piece[], given: ShapeInput): ReadShape {
  const { members, metrics, view } = given;
  const grain = grainOf(pieces);
  const unit = unitOf(pieces);
  const isYesNo = asksYesOrNo(pieces);
  const display = displayOf(pieces);
  const isQuotient = metrics.length > 0 && metrics.every((id) => askMetric(view, id)?.kind === 'quotient');
  const course = gapCourseShape(pieces, members, given.dimensions, isYesNo);
  if (course !== undefined) return course;
  const gap = gapOf(pieces, members, given.dimensions, {
    isOverTime: (grain ?? unit) !== null,
    isQuotient,
    isYesNo,
  });
  if (gap !== null) return gapShape(pieces, given, gap, isYesNo);
  const peak = peakShape(pieces, unit, given, isYesNo);
  if (peak !== undefined) return peak;
  const hasQuotient = metrics.some((id) => askMetric(view, id)?.kind === 'quotient');
  const named = eachOf(pieces, members, hasQuotient && given.dimensions.length === 0);
  const isAmong = isRankedAmong(pieces, named, given);
  const each = isAmong ? null : named;
  const input = isAmong && named !== null ? { ...given, dimensions: [named.dimension] } : given;
  const { dimensions } = input;
  const asked = askedOf(pieces, input, each, unit);
  refuseTwoRankings(pieces, input);
  const shaped = ranked(pieces, input, asked, unit, madeOf(pieces, input, asked, plainMade(grain)));
  const first = { ...shaped, rank: byNumber(pieces, input, shaped.rank) };
  const timed = asChange(input, asked, withinEach(pieces, input, byUnit(pieces, input, asked, unit, first)));
  for (const piece of pieces) if (piece.type === 'grain' || piece.type === 'unit') piece.used = true;
  const plain = withMeanOfMany(input, withWeekdays(withNamedMonths(pieces, input, timed)));
  const { made: stepped, isStepwise } = inSteps(pieces, input, asked, isYesNo, plain);
  const isClaim = asked.isMoving && dimensions.length === 0 && each === null && (grain ?? unit) === null;
  const claims = isClaim ? twoClaims(pieces, metrics) : [];
  const moves = asked.isMoving && dimensions.length > 0 ? twoMoves(pieces, metrics) : claims;
  const moved: Made = moves.length > 0 ? { ...stepped, rank: null, shape: 'change' } : stepped;
  const { made, countPer, isMean } = perLongerUnit(pieces, input, asked, moved);
  const isSplitAnew = isAmong && given.dimensions.length === 0;
  const also = isSplitAnew ? (dimensions[0] ?? null) : alsoSplitBy(input, each);
  const rank =
    also !== null && !isSplitAnew && made.rank?.of === 'members' ? { ...made.rank, within: also } : made.rank;
  refuseMembersApart(pieces, each, dimensions);
  refuseBeyondName(pieces, dimensions);
  refuseStepsOfMembers(input, made);
  refuseUnitAndMembers(unit, { ...made, rank });
  if (!isMean) refuseNestedRanking(pieces, unit, rank, asked.isAverage);
  const { shape, wholeBefore, wholeAt } = made;
  return {
    shape,
    rank,
    grain: made.grain,
    each: also === null ? each : null,
    gap: null,
    also,
    // "Average per day by month vs the month before": each month's average day
    isStepwise:
      isStepwise || (countPer !== null && shape === 'average' && isAgainstUnitBefore(pieces, countPer)),
    countPer,
    endOfTime: null,
    rankPer: rankPerOf(pieces, input, { ...made, rank }),
    isShareMoved: asked.isShareMoved && shape === 'share' && made.grain === null,
    isYesNo: claims.length > 0 || (isYesNo && !isChoice(input, asked)),
    asks: asksOf(pieces),
    moves,
    order: orderOf(pieces, input),
    display,
    wholeBefore,
    wholeAt,
    partAt: partAtOf(pieces, input, shape),
  };
}

const asksYesOrNo = (pieces: Piece[]): boolean =>
  yesNoWords.has(firstAsking(pieces)?.said.split(' ')[0]?.toLowerCase() ?? '') && !isRequest(pieces);

/** "February or March" is no question of yes or no, nor is "did it rise or fall". */
const isChoice = ({ time }: ShapeInput, { has, each }: Asked): boolean =>
  (time.periods.length === 2 ||
    time.weekdays.length === 2 ||
    each !== null ||
    (has('gain') && has('loss'))) &&
  has('or');

/** "The top pages of each country": one ranking within every member of the other dimension. */
const withinEach = (pieces: Piece[], input: ShapeInput, made: Made): Made =>
  made.rank?.of === 'members' && input.dimensions.length === 2
    ? { ...made, rank: { ...made.rank, ...withinOf(pieces, input, made.rank.count) } }
    : made;

/** "Top pages for each of Germany and Austria": rows are split by the names, too. */
const alsoSplitBy = ({ dimensions, time }: ShapeInput, each: Reading['each']): string | null =>
  each !== null && dimensions.length === 1 && each.dimension !== dimensions[0] && time.periods.length < 2
    ? each.dimension
    : null;

/** "MoM growth by channel from January to April": of every month of every channel. */
function refuseStepsOfMembers({ time, dimensions }: ShapeInput, { grain }: Made): void {
  if (stepsWithin(time) !== null && grain === null && time.versus === 'before' && dimensions.length > 0)
    throw askedBack('steps_of_time');
}

function refuseUnitAndMembers(unit: Reading['grain'], { grain, rank, shape }: Made): void {
  if (unit !== null && unit !== 'weekday' && grain === null && rank?.of === 'members' && shape === 'value')
    throw askedBack('unit_and_members');
}

/** "What share of sessions is mobile, by channel": the place of the name that is the part of each. */
const partAtOf = (
  pieces: Piece[],
  { members, limits, dimensions }: ShapeInput,
  shape: Reading['shape'],
): number | null =>
  partLimited(pieces, members, limits, dimensions) ??
  (shape === 'share' && dimensions.length === 1 ? partOf(pieces, besideWho(members, dimensions)) : null);

/** "Which course has the highest share of mobile signups": those below /courses/ are who is asked for, and no part. */
const besideWho = (members: ReadMembers, dimensions: readonly string[]): ReadMembers => {
  const others = members.filters.filter(({ dimension }) => !dimensions.includes(dimension));
  return others.length === 0 ? members : { ...members, filters: others };
};
