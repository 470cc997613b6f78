import type { About } from '../../about.ts';
import type { Mark } from '../../mark.ts';
import { isKeyword } from '../../piece.ts';
import type { Reading } from '../../reading.ts';

const MOVE = /^(?:more|less|fewer|higher|lower|greater|better|worse|up|down)$/i;

const isMove = (mark: Mark, way: 'gain' | 'loss'): boolean => isKeyword(mark, way) && !MOVE.test(mark.said);

/** "Did Social grow but Referral fall?": each of the two by itself, and not both together. */
export function moveOfEach(
  marks: readonly Mark[],
  { filters, each, gap, isYesNo }: Reading,
): About | undefined {
  if (!isYesNo || each !== null || gap !== null) return undefined;
  const isOfSeveral = filters.some(({ is, members }) => is === 'one_of' && members.length > 1);
  const isTwoWays = marks.some((mark) => isMove(mark, 'gain')) && marks.some((mark) => isMove(mark, 'loss'));
  return isOfSeveral && isTwoWays ? 'two_changes' : undefined;
}

/** "Did Taiwan and France both have purchases?", "did sessions grow in both February and March?" */
export function bothOfThem(
  marks: readonly Mark[],
  { filters, each, gap, periods, versus, isYesNo, isStepwise, always }: Reading,
): About | undefined {
  const at = marks.findIndex(({ said }) => /(?:^| )(?:both|all)(?: in| of)?$/i.test(said));
  if (at < 0 || !isYesNo || each !== null || gap !== null || always !== null) return undefined;
  const [first, joint, second] = marks
    .slice(at + 1)
    .filter((mark) => mark.type !== 'noise' && !isKeyword(mark, 'preposition'));
  const isOfTimes =
    first?.type === 'time' && /^(?:and|as well as)\b/i.test(joint?.said ?? '') && second?.type === 'time';
  if (isOfTimes && periods.length > 1 && versus === null && !isStepwise) return 'steps_of_time';
  const isOfNames = filters.some(({ is, members }) => is === 'one_of' && members.length > 1);
  return isOfNames ? 'both_names' : undefined;
}

/** "Sessions in each January": of every year, where one would be told. */
export function everyOne(marks: readonly Mark[], { periods }: Reading): About | undefined {
  const isAsked = marks.some((mark, at) => {
    const next = marks[at + 1];
    return (
      /(?:^| )(?:each|every)$/i.test(mark.said) &&
      next?.type === 'time' &&
      next.time.type === 'period' &&
      next.time.period.unit !== 'day' &&
      next.time.period.count === 1
    );
  });
  return isAsked && periods.length === 1 ? 'which_period' : undefined;
}

/** "How much did revenue grow on average per week?": a mean of how far it moved, and no mean of what it was. */
export function meanOfMoves(marks: readonly Mark[], { shape, periods, versus }: Reading): About | undefined {
  if (shape !== 'average') return undefined;
  const spoken = marks.filter(({ type }) => type !== 'noise' && type !== 'grain' && type !== 'unit');
  const isMoved = (mark: Mark | undefined): boolean =>
    mark !== undefined &&
    (isMove(mark, 'gain') ||
      isMove(mark, 'loss') ||
      isKeyword(mark, 'change') ||
      /\bgrowth$/i.test(mark.said));
  const isBeside = spoken.some((mark, at) => isKeyword(mark, 'average') && isMoved(spoken[at + 1]));
  return isBeside || (spoken.some(isMoved) && periods.length < 2 && versus === null)
    ? 'steps_of_time'
    : undefined;
}

/** "Total sessions for January and March": what they are together, and not one against the other. */
export function totalOfTwo(
  marks: readonly Mark[],
  { periods, versus, grain, dimensions }: Reading,
): About | undefined {
  if (periods.length !== 2 || versus !== null || grain !== null || dimensions.length > 0) return undefined;
  const isTotal = isKeyword(
    marks.find(({ type }) => type !== 'noise'),
    'total',
  );
  const isHeld = marks.some((mark) => isKeyword(mark, 'versus', 'compare', 'gain', 'loss', 'change', 'each'));
  // "Sessions January + March"
  const isAdded = marks.some((mark, at) => {
    const isBetween = marks[at - 1]?.type === 'time' && marks[at + 1]?.type === 'time';
    return isBetween && /^(?:\+|plus)$/i.test(mark.said);
  });
  return (isTotal || isAdded) && !isHeld ? 'sum_of_periods' : undefined;
}

/** "Was mobile over 28 % of sessions in any month?": a limit on the share of each month, and no course of it. */
export function shareInAny({ shape, grain, limits, isYesNo, dimensions }: Reading): About | undefined {
  return shape === 'share' && isYesNo && grain !== null && limits.length > 0 && dimensions.length === 0
    ? 'not_at_once'
    : undefined;
}
