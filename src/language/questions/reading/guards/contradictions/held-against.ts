import type { About } from '../../about.ts';
import type { Mark } from '../../mark.ts';
import { isKeyword, isMove } from '../../piece.ts';
import type { Reading } from '../../reading.ts';
import { withoutNoise } from '../spoken.ts';

/** "More impressions than clicks": one number against another, and none of them against another time. */
export function twoNumbers(marks: readonly Mark[], { metrics, gap }: Reading): About | undefined {
  if (metrics.length < 2 || gap !== null) return undefined;
  const spoken = withoutNoise(marks);
  const isHeld = spoken.some((mark, at) => {
    const [more, over, under] = [spoken[at - 2], spoken[at - 1], spoken[at + 1]];
    return (
      isKeyword(mark, 'versus') &&
      /^than\b/i.test(mark.said) &&
      isKeyword(more, 'gain', 'loss') &&
      over?.type === 'metric' &&
      under?.type === 'metric' &&
      over.metric !== under.metric
    );
  });
  return isHeld ? 'two_numbers' : undefined;
}

const THEY = /^(?:they|them|those|these)$/i;

/** "Pages that gained clicks in February, how did they do last week?": the time of the change is not the one that is asked. */
export function movedThenAsked(marks: readonly Mark[], { periods }: Reading): About | undefined {
  const moved = marks.findIndex(isMove);
  const they = marks.findIndex(({ said }, at) => at > moved && THEY.test(said));
  if (moved < 0 || they < 0 || periods.length < 2) return undefined;
  const isTime = ({ type }: Mark): boolean => type === 'time';
  const isParted =
    marks.slice(0, they).some(isTime) &&
    marks.slice(they).some(isTime) &&
    marks
      .slice(moved, they)
      .some((mark) => mark.type === 'stop' || /^[,;:–—-]$/.test(mark.said) || isKeyword(mark, 'and'));
  return isParted ? 'chosen_then_compared' : undefined;
}

/** "Compared with the average of the three months before": a mean month, a mean day? */
export const meanOfStretch = (marks: readonly Mark[]): About | undefined => {
  const spoken = marks.filter(
    (mark) => mark.type !== 'noise' && !(isKeyword(mark, 'preposition') && /^of\b/i.test(mark.said)),
  );
  const isAsked = spoken.some((mark, at) => {
    const [before, next] = [spoken[at - 1], spoken[at + 1]];
    return isKeyword(mark, 'average') && isKeyword(before, 'versus') && next?.type === 'time';
  });
  return isAsked ? 'average_by' : undefined;
};

/** "The percentage of cancelled bookings for direct versus everything else": of each of the two, and no numbers of them. */
export const shareAgainstRest = (marks: readonly Mark[], { shape }: Reading): About | undefined =>
  /^against_/.test(shape) && marks.some((mark) => isKeyword(mark, 'share')) ? 'share_of_what' : undefined;

/** "Organic on mobile versus paid on desktop": each side has a name of its own, and both would narrow both. */
export function namesOnBothSides(marks: readonly Mark[], { each, gap, filters }: Reading): About | undefined {
  const compared = each?.dimension ?? gap?.dimension;
  const versus = marks.findIndex((mark) => isKeyword(mark, 'versus'));
  if (compared === undefined || versus < 0) return undefined;
  const namesOf = (part: readonly Mark[], dimension: string): readonly string[] =>
    part.flatMap((mark) =>
      mark.type === 'members'
        ? mark.candidates.filter((one) => one.dimension === dimension).flatMap(({ members }) => members)
        : [],
    );
  const isCrossed = filters.some(({ dimension, is, members }) => {
    if (is !== 'one_of' || dimension === compared || members.length < 2) return false;
    const left = namesOf(marks.slice(0, versus), dimension);
    const right = namesOf(marks.slice(versus), dimension);
    return left.length > 0 && right.length > 0 && left.some((name) => !right.includes(name));
  });
  return isCrossed ? 'not_at_once' : undefined;
}

/** "Pages with clicks in both January and February": in each of them, which one stretch over both does not tell. */
export function inBothTimes(marks: readonly Mark[], reading: Reading): About | undefined {
  const { periods, dimensions, always, countWithin } = reading;
  const [both, first, joint, second] = marks.slice(
    marks.findIndex(({ said }) => /^both(?: in)?$/i.test(said)),
  );
  const isOfTimes =
    /^both/i.test(both?.said ?? '') &&
    first?.type === 'time' &&
    isKeyword(joint, 'and') &&
    second?.type === 'time';
  return isOfTimes && periods.length < 2 && dimensions.length > 0 && always === null && countWithin === null
    ? 'sum_of_periods'
    : undefined;
}
