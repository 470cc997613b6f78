import { sellsBest } from '../parts/sells-best.ts';
import { isKeyword, isNoise, neighbour, type Piece } from '../piece.ts';
import { askedBack } from '../problem.ts';
import type { Reading } from '../reading.ts';
import { type Asked, rankingsIn } from './asked.ts';
import type { Made } from './made-of.ts';
import { changeOrder, isSuperlativeChange } from './read-change-order.ts';
import { countOf } from './read-counting.ts';
import { isLimitOfSteps, isRankOfSteps } from './read-steps.ts';
import { numericDirection } from './row-order.ts';
import type { ShapeInput } from './shape.ts';

type Rank = Reading['rank'];
type Unit = Reading['grain'];

/** "The worst conversion rate but the most traffic": by one of them, and which is not said. */
export function refuseTwoRankings(pieces: readonly Piece[], { dimensions, metrics }: ShapeInput): void {
  const rankings = rankingsIn(pieces);
  const isSaid = (...keywords: ('top' | 'bottom' | 'best' | 'worst')[]): boolean =>
    rankings.some((piece) => isKeyword(piece, ...keywords));
  const isOfTwo = isSaid('bottom', 'worst') && isSaid('top', 'best') && metrics.length > 1;
  if ((isSaid('top') && isSaid('bottom')) || isOfTwo || (rankings.length > 1 && dimensions.length > 1))
    throw askedBack('two_rankings');
}

/** Who or which time comes first, and by what. */
export function ranked(pieces: Piece[], input: ShapeInput, asked: Asked, unit: Unit, made: Made): Made {
  const { has, isRanked, isMoving } = asked;
  const { dimensions, limits, count, moves } = input;
  // "Low traffic pages" are those with the least, "low CTR queries in the top 5" the least clicked of these.
  const isHighLow =
    dimensions.length > 0 && has('low', 'high') && (limits.length === 0 || isLevelOfFirst(pieces, input));
  const subject =
    dimensions.length > 0 ? 'members' : unit !== null || (made.grain !== null && isRanked) ? 'time' : null;
  const ofMembers = (direction: 'top' | 'bottom', some: number | null): Rank => ({
    of: 'members',
    count: some,
    direction,
    by: 'value',
    within: null,
  });
  if (asked.isMost && limits.length === 0 && !isRanked)
    return { ...made, rank: ofMembers(has('gain') ? 'top' : 'bottom', count ?? countOf(pieces)) };
  if (isMoving && dimensions.length > 0 && (made.shape !== 'share' || asked.isShareMoved)) {
    const isListed = moves.length > 0 ? count === null : !isRanked && !isSuperlativeChange(pieces);
    const rank: Rank = {
      of: 'members',
      count: count ?? countOf(pieces),
      direction: 'top',
      by: changeOrder(pieces),
      within: null,
    };
    return { ...made, rank: isListed ? null : rank };
  }
  // "Is mobile growing faster than desktop?", "which of the two lost more": by how far each moved
  if (isMoving && asked.each !== null && dimensions.length === 0 && isSuperlativeChange(pieces))
    return { ...made, rank: { ...ofMembers('top', null), by: changeOrder(pieces) } as Rank };
  if (isRankOfSteps(pieces, subject, isMoving) || isLimitOfSteps(subject, unit, input))
    return { ...made, shape: 'value', rank: rankOfSteps(pieces, input, unit, made.grain) };
  if ((isRanked || isHighLow) && subject !== null && made.shape !== 'count') {
    const isLowest = has('bottom') || (has('worst') && !has('top')) || (isHighLow && has('low'));
    return {
      ...made,
      rank: {
        of: subject,
        count: count ?? countOf(pieces),
        direction: isLowest ? 'bottom' : 'top',
        by: 'value',
        within: null,
      },
    };
  }
  // "Best seller" is one, "best sellers" and "what sold best" are a list of them
  const isSeller = pieces.some((piece) => sellsBest(piece) && !/^what\b/i.test(piece.said));
  const some = count ?? (isSeller ? countOf(pieces) : null);
  return some !== null && subject === 'members' ? { ...made, rank: ofMembers('top', some) } : made;
}

/** Whether what is called high or low is the number that is told, and no limit says how high. Of two levels each stands in its own column. */
function isLevelOfFirst(pieces: readonly Piece[], { metrics, limits }: ShapeInput): boolean {
  const levels = pieces.flatMap((piece, at) => {
    const next = isKeyword(piece, 'low', 'high') ? pieces[neighbour(pieces, at, 1, isNoise)] : undefined;
    return next?.type === 'metric' && limits.every(({ metric }) => metric !== next.metric)
      ? [next.metric]
      : [];
  });
  return new Set(levels).size === 1 && levels[0] === metrics[0];
}

/** "The month with the biggest increase": each unit against the one before it. */
function rankOfSteps(pieces: Piece[], { time, moves, count }: ShapeInput, unit: Unit, grain: Unit): Rank {
  if (unit === 'weekday' || grain === 'weekday' || time.versus === 'year_before' || time.periods.length > 1)
    throw askedBack('steps_of_time');
  return {
    of: 'time',
    count: moves.length > 0 ? count : (count ?? countOf(pieces)),
    direction: 'top',
    by: changeOrder(pieces),
    within: null,
  };
}

/** "Best" of what is better when it is low is the least. */
export function byNumber(pieces: Piece[], input: ShapeInput, rank: Rank): Rank {
  if (rank?.by !== 'value') return rank;
  const says = (wish: 'best' | 'worst'): boolean => pieces.some((piece) => isKeyword(piece, wish));
  const wish = says('worst') ? 'worst' : says('best') ? 'best' : undefined;
  const direction = numericDirection(pieces, input, rank.direction);
  return { ...rank, direction, ...(wish !== undefined && { wish }) };
}
