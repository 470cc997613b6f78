import type { Keyword } from '../../../vocabulary/keyword.ts';
import type { About } from '../../about.ts';
import type { Mark } from '../../mark.ts';
import { isKeyword } from '../../piece.ts';
import type { Reading } from '../../reading.ts';
import { withoutNoise } from '../spoken.ts';

/**
 * "The average daily visits and the total visits", "what percentage of my traffic is mobile, and does the conversion rate
 * differ": two things made of numbers, of which a reading holds one.
 */
export function twoMakings(marks: readonly Mark[], reading: Reading): About | undefined {
  const spoken = withoutNoise(marks);
  return meanAndTotal(spoken, reading) || rowsAndTotal(spoken, reading) || shareAndRate(spoken, reading)
    ? 'not_at_once'
    : undefined;
}

function meanAndTotal(spoken: readonly Mark[], { shape, isWithTotal }: Reading): boolean {
  if ((shape !== 'average' && shape !== 'median') || isWithTotal) return false;
  const isOf = (keyword: Keyword): boolean =>
    spoken.some((mark, at) => {
      const next = spoken[isKeyword(spoken[at + 1], 'count') ? at + 2 : at + 1];
      return isKeyword(mark, keyword) && /^(?:metric|grain)$/.test(next?.type ?? '');
    });
  return (isOf('average') && isOf('total')) || totalThenMean(spoken);
}

/** "Sessions by channel and the total", "the average per weekday and in total": rows, and the number of all of them. */
function rowsAndTotal(spoken: readonly Mark[], { shape, dimensions, grain, ...reading }: Reading): boolean {
  const isOfRows = dimensions.length > 0 || grain !== null || shape === 'average' || shape === 'median';
  if (!isOfRows || reading.isWithTotal || reading.isTogether) return false;
  const last = spoken.findLastIndex(({ type }) => type !== 'stop');
  const joint = spoken[last - 1];
  return (
    isKeyword(spoken[last], 'total') &&
    /^(?:in )?(?:the |a )?(?:grand )?(?:total|overall|altogether|all)$/i.test(spoken[last]?.said ?? '') &&
    (isKeyword(joint, 'and') || (isKeyword(joint, 'follow_on') && /^and\b/i.test(joint?.said ?? '')))
  );
}

/** "Total revenue by quarter and the average per quarter" */
function totalThenMean(spoken: readonly Mark[]): boolean {
  const total = spoken.findIndex(
    (mark) => (isKeyword(mark, 'total') || mark.type === 'metric') && /^total\b/i.test(mark.said),
  );
  const joint = spoken.findIndex((mark, at) => at > total && isKeyword(mark, 'and'));
  return total >= 0 && joint >= 0 && isKeyword(spoken[joint + 1], 'average', 'median');
}

/** A share is taken by somebody ("is mobile") of a number that the reading does not tell. */
function shareAndRate(spoken: readonly Mark[], { shape, metrics, limits }: Reading): boolean {
  if (shape === 'share' || shape === 'ratio') return false;
  return spoken.some((mark, at) => {
    const [whole, part] = [spoken[at + 1], spoken[at + 2]];
    const isShareOf =
      isKeyword(mark, 'share') &&
      / of$/i.test(mark.said) &&
      whole?.type === 'metric' &&
      part?.type === 'members';
    const isToo = spoken
      .slice(at + 3)
      .some(
        (one, place, rest) =>
          isKeyword(one, 'and') && rest.slice(place).some(({ type }) => type === 'metric'),
      );
    return isShareOf && isToo && ![...metrics, ...limits.map(({ metric }) => metric)].includes(whole.metric);
  });
}
