import { askMetric } from '../../data/ask-metric.ts';
import { isKeyword, type Piece } from '../piece.ts';
import type { Reading } from '../reading.ts';
import type { Asked } from './asked.ts';
import { isPartOfWhole } from './is-part-of-whole.ts';
import { isPercentOfGap } from './percent-of-gap.ts';
import { isDrawnAsLine } from './read-display.ts';
import type { ReadShape, ShapeInput } from './shape.ts';
import { isGoingOn, isPercentOfChange, isSinceLong, wholeOf } from './share-parts.ts';
import { wholeBehind } from './whole-behind.ts';
import { wholeOfDays } from './whole-of-days.ts';

/** What is made of the numbers, as far as it is known: each step of reading a shape makes another one of it. */
export interface Made extends Pick<ReadShape, 'shape' | 'rank' | 'grain' | 'wholeBefore' | 'wholeAt'> {}

export const plainMade = (grain: Reading['grain']): Made => ({
  shape: 'value',
  rank: null,
  grain,
  wholeBefore: null,
  wholeAt: null,
});

/** A share, a count, a mean, a course: by the first of the words that ask for one. */
export function madeOf(pieces: Piece[], input: ShapeInput, asked: Asked, made: Made): Made {
  const shaped = shapedBy(pieces, input, asked, made);
  if (shaped.shape !== 'value' || !isShareLimit(input)) return shaped;
  const wholeBefore = wholeOf(pieces, input.members);
  return {
    ...shaped,
    shape: 'share',
    wholeBefore,
    wholeAt: wholeBefore === null ? wholeBehind(pieces, input.members) : null,
  };
}

function shapedBy(pieces: Piece[], input: ShapeInput, asked: Asked, made: Made): Made {
  const { dimensions, members, quantile } = input;
  const { has, each, isRanked } = asked;
  const shaped = (shape: Reading['shape']): Made => ({ ...made, shape });
  const use = (keyword: 'rest' | 'ratio' | 'relation'): void => {
    for (const piece of pieces) if (isKeyword(piece, keyword)) piece.used = true;
  };
  if (has('relation')) {
    use('relation');
    return shaped('relation');
  }
  if (has('standing') && members.filters.length > 0) return shaped('standing');
  if (has('rest') && has('versus', 'compare', 'or') && members.filters.at(-1)?.is === 'one_of') {
    const isOfAll = pieces.some(
      (piece) => isKeyword(piece, 'rest') && /\baverage\b|\bmean\b/i.test(piece.said),
    );
    use('rest');
    return shaped(isOfAll ? 'against_all' : 'against_rest');
  }
  if (quantile !== null) return shaped('median');
  if (has('cumulative')) return shaped('cumulative');
  if (asked.countsMembers) return shaped('count');
  if (asked.isShareMoved) return movedShare(pieces, input, made);
  if (isShare(pieces, input, asked)) return plainShare(pieces, input, asked, made);
  if (has('ratio') && each !== null) {
    use('ratio');
    return shaped('ratio');
  }
  if (asked.isAverage && !isRanked) return shaped('average');
  const isCourse =
    has('trend') ||
    isDrawnOverTime(pieces, input) ||
    (dimensions.length === 0 && isCourseOver(pieces, input, asked));
  return isCourse && !has('count') && (has('trend') || !has('total')) && !isRanked && dimensions.length <= 1
    ? shaped('trend')
    : made;
}

/** "Sessions by channel in March as a line chart": a line over the days of one time; two times are held against each other. */
const isDrawnOverTime = (pieces: readonly Piece[], { time }: ShapeInput): boolean =>
  isDrawnAsLine(pieces) && time.periods.length < 2 && time.versus === null;

/** "Is our share of mobile growing?": over months or weeks where no two times are named. */
function movedShare(pieces: Piece[], { dimensions, members, time }: ShapeInput, made: Made): Made {
  const wholeBefore = wholeOf(pieces, members);
  const isOfAll = dimensions.length === 0;
  const usual =
    isOfAll && isSinceLong(pieces, time) ? 'month' : isOfAll && isGoingOn(pieces, time) ? 'week' : null;
  return { ...made, shape: 'share', wholeBefore, grain: made.grain ?? usual };
}

const isShare = (pieces: Piece[], input: ShapeInput, { has, isMoving, each }: Asked): boolean =>
  has('share') &&
  !isMoving &&
  !isPercentOfChange(pieces, input.time) &&
  !isPercentOfGap(pieces) &&
  (each === null || isPartOfWhole(pieces, input.dimensions, input));

function plainShare(pieces: Piece[], input: ShapeInput, asked: Asked, made: Made): Made {
  const { members, time } = input;
  const wholeBefore = wholeOf(pieces, members) ?? (time.weekdays.length > 0 ? wholeOfDays(pieces) : null);
  const wholeAt = wholeBefore === null ? wholeBehind(pieces, members) : null;
  const usual = asked.has('trend') || isCourseOver(pieces, input, asked) ? 'week' : null;
  return { ...made, shape: 'share', wholeBefore, wholeAt, grain: made.grain ?? usual };
}

/** "Countries with less than 1 % of sessions": of that metric the shares are told. */
const isShareLimit = ({ limits, metrics }: ShapeInput): boolean =>
  limits.some(({ isShare: isPart }) => isPart === true) &&
  metrics.every((id) => limits.some(({ metric, isShare: isPart }) => metric === id && isPart === true));

/** "Has our position got worse over the last 6 months" asks which way it went: no course, as of "improved or dropped". */
function isWhetherMoved(pieces: readonly Piece[]): boolean {
  const [first] = pieces;
  const moves = pieces.filter((piece) => isKeyword(piece, 'gain', 'loss'));
  return /^(?:has|have|had|did)\b/i.test(first?.said ?? '') && moves.length === 1;
}

/**
 * "Revenue over the last 8 weeks" is the course of them. "Total revenue" and "how much" over any time are one number, and
 * over so many days a rate, a share, or which of two had more, is told of all of them together.
 */
function isCourseOver(
  pieces: readonly Piece[],
  { time, metrics, view }: ShapeInput,
  { has, each }: Asked,
): boolean {
  // "Sessions over the last 7 days against the 7 before" are two numbers
  if (!time.isOver || (time.versus === 'before' && has('versus')) || isWhetherMoved(pieces)) return false;
  // "How did the conversion rate go over the last 90 days", "plot it"
  const isTold = pieces.some(
    (piece) =>
      isKeyword(piece, 'chart', 'gain', 'loss', 'change') || /^(?:how|go|went|gone)$/i.test(piece.said),
  );
  const isRate = metrics.length > 0 && metrics.every((id) => askMetric(view, id)?.kind === 'quotient');
  const said = pieces.map((piece) => piece.said).join(' ');
  const isOneNumber =
    /\b(?:total|sum|combined|together|number|how (?:much|many|high|low)|what (?:is|was|were|are))\b/i.test(
      said,
    ) ||
    pieces.some(
      (piece) =>
        isKeyword(piece, 'count', 'total') || (each !== null && isKeyword(piece, 'more', 'less', 'or')),
    );
  const isOfDays = time.periods.every(({ unit }) => unit === 'day');
  return !isOneNumber && !(isOfDays && (each !== null || has('share') || (isRate && !isTold)));
}
