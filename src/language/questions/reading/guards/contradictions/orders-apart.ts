import type { Keyword } from '../../../vocabulary/keyword.ts';
import type { About } from '../../about.ts';
import type { Mark } from '../../mark.ts';
import { isKeyword, isMove } from '../../piece.ts';
import type { Reading } from '../../reading.ts';
import { withoutNoise } from '../spoken.ts';

const said = (marks: readonly Mark[], ...keywords: readonly Keyword[]): readonly Mark[] =>
  marks.filter((mark) => mark.type === 'keyword' && keywords.includes(mark.keyword));

/**
 * "The 5 pages with the most clicks: how did their position change?", "which of the top 10 countries by sessions had lower
 * revenue": by the one they are chosen, and not by how far something moved.
 */
export function chosenThenCompared(marks: readonly Mark[], { rank }: Reading): About | undefined {
  if (rank === null || rank.by === 'value') return undefined;
  const spoken = withoutNoise(marks);
  const isOfLevel = spoken.some((mark, at) => {
    const [next, behind] = [spoken[at + 1], spoken[at + 2]];
    if (next?.type !== 'metric') return false;
    if (isKeyword(mark, 'top')) return rank.by === 'change';
    const isCounted = spoken
      .slice(Math.max(0, at - 3), at)
      .some((one, place, near) => isKeyword(one, 'top', 'bottom') && near[place + 1]?.type === 'number');
    return isCounted && isKeyword(mark, 'by') && /^(?:gain|loss)$/.test(rank.by) && !isMove(behind);
  });
  return isOfLevel ? 'chosen_then_compared' : undefined;
}

/** "Grew or shrank most": both were asked, and one is told. */
export function oneOfTwoWays(
  marks: readonly Mark[],
  { rank, moves, dimensions, limits }: Reading,
): About | undefined {
  const ways = [said(marks, 'gain'), said(marks, 'loss')];
  const isBoth = ways.every((list) =>
    list.some((mark) => !/^(?:more|less|fewer|higher|lower|greater|up|down)$/i.test(mark.said)),
  );
  const isOneWay = rank !== null && /^(?:gain|loss|growth|shrinkage)$/.test(rank.by);
  return isBoth && isOneWay && dimensions.length > 0 && moves.length === 0 && limits.length === 0
    ? 'two_changes'
    : undefined;
}

/** "Which category sold more in May than in April but earned less": each of another number, and the reading holds one of them. */
export function moreButLess(
  marks: readonly Mark[],
  { moves, each, gap, rank, shape, dimensions, isYesNo, isBothEnds }: Reading,
): About | undefined {
  if (moves.length > 0 || each !== null || gap !== null || isBothEnds) return undefined;
  const isMoving =
    dimensions.length > 0 ? rank !== null && rank.by !== 'value' : isYesNo && shape === 'change';
  if (!isMoving) return undefined;
  const spoken = withoutNoise(marks);
  const first = spoken.findIndex((mark) => isKeyword(mark, 'gain', 'loss'));
  const other = isKeyword(spoken[first], 'gain') ? 'loss' : 'gain';
  const second = spoken.findIndex((mark, at) => at > first && isKeyword(mark, other));
  if (first < 0 || second < 0) return undefined;
  const between = spoken.slice(first + 1, second);
  const joint = between.findIndex(
    (mark) => isKeyword(mark, 'and') || /^(?:but|yet|while|whereas|although|though)\b/i.test(mark.said),
  );
  // "Rose and then fell" is of one number; the other one stands in front of its way or behind it
  const isOfOther = [...between.slice(joint + 1), ...spoken.slice(second + 1, second + 2)].some(
    ({ type }) => type === 'metric',
  );
  return joint >= 0 && isOfOther ? 'two_changes' : undefined;
}

/** "The top country per channel" is one of each channel, not one pair of all. */
export function rankedPairs(marks: readonly Mark[], { rank, dimensions }: Reading): About | undefined {
  if (rank?.of !== 'members' || dimensions.length < 2 || rank.within !== null) return undefined;
  const isOfEach = marks.some(
    (mark, at) =>
      mark.type === 'dimension' &&
      marks
        .slice(Math.max(0, at - 2), at)
        .some(
          (one) =>
            one.type === 'keyword' &&
            (one.keyword === 'per' ||
              one.keyword === 'each' ||
              (one.keyword === 'by' && /each|every/i.test(one.said))),
        ),
  );
  return isOfEach ? 'two_rankings' : undefined;
}

/** "Which client kind has the most linen": of the linens nobody says which number, and one pair of both is no client. */
export function mostOfKind(
  marks: readonly Mark[],
  { rank, dimensions, assumptions }: Reading,
): About | undefined {
  const isOfPairs = rank?.of === 'members' && dimensions.length === 2 && rank.within === null;
  if (!isOfPairs || !assumptions.some(({ code }) => code === 'metric_default')) return undefined;
  const spoken = withoutNoise(marks);
  const isMost = spoken.some(
    (mark, at) =>
      isKeyword(mark, 'top', 'bottom') &&
      /^(?:the )?(?:most|least|fewest)$/i.test(mark.said) &&
      spoken[at + 1]?.type === 'dimension' &&
      spoken.slice(0, at).some(({ type }) => type === 'dimension'),
  );
  return isMost ? 'not_counted' : undefined;
}

/** "The most sessions, lowest first" */
export const rankedOtherwise = ({ rank, order }: Reading): About | undefined =>
  rank?.by === 'value' && order !== null && (order === 'up') !== (rank.direction === 'bottom')
    ? 'two_rankings'
    : undefined;

/** "The best class in each studio in May, and its revenue in April": two times are not told within each one. */
export function withinTwoTimes({ rank, periods, versus }: Reading): About | undefined {
  const isWithin = rank?.of === 'members' && rank.by === 'value' && rank.within !== null;
  return isWithin && (periods.length > 1 || versus !== null) ? 'two_rankings' : undefined;
}
