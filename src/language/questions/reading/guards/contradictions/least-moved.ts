import type { About } from '../../about.ts';
import type { Mark } from '../../mark.ts';
import { isKeyword } from '../../piece.ts';
import type { Reading } from '../../reading.ts';
import { withoutNoise } from '../spoken.ts';

const isMove = (mark: Mark | undefined): boolean =>
  isKeyword(mark, 'gain', 'loss', 'change') && !/^(?:more|fewer|less)$/i.test(mark?.said ?? '');
const LEVEL = /^(?:stable|steady|stayed the same)$/i;

/**
 * "Which station changed least", "lowest growth by destination", "the most stable channel": an order of changes begins with the
 * largest one, and nothing else would be told of the smallest.
 */
export function leastMoved(marks: readonly Mark[], { rank }: Reading): About | undefined {
  // "How stable is revenue by channel": how far each one swings
  if (marks.some((mark, at) => LEVEL.test(mark.said) && /^how$/i.test(marks[at - 1]?.said ?? '')))
    return 'least_moved';
  if (rank === null || rank.by === 'value' || rank.direction === 'bottom') return undefined;
  const spoken = withoutNoise(marks);
  const isLeast = spoken.some((mark, at) => {
    if (!isKeyword(mark, 'bottom') || /^(?:low|worst)$/i.test(mark.said)) return false;
    const [before, next, behind] = [spoken[at - 1], spoken[at + 1], spoken[at + 2]];
    // "Bottom 5 by change", "the lowest bookings growth", "lost the fewest bookings"
    return (
      rank.by === 'change' || isMove(before) || isMove(next) || (next?.type === 'metric' && isMove(behind))
    );
  });
  const isLevel = spoken.some((mark) => isKeyword(mark, 'change') && LEVEL.test(mark.said));
  return isLeast || isLevel ? 'least_moved' : undefined;
}
