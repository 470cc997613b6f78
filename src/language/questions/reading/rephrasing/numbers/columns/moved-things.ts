import { keywordMark, type Mark, noiseMark } from '../../../mark.ts';
import { isKeyword } from '../../../piece.ts';

const MOVED = /^(?:moves?|moved|moving|shifts?|shifted|shifting)\b/i;
const COLUMN = /(?:^|_)(?:moved|shifted)$/i;

/**
 * "Who moved the most birds", "did Kofi move more birds than Yuki" where birds_moved are counted: what was done to them, and no change
 * of how many there were.
 */
export function movedThings(marks: readonly Mark[]): readonly Mark[] {
  const isCounted = marks.some(
    ({ type, ...mark }) => type === 'metric' && 'metric' in mark && COLUMN.test(mark.metric),
  );
  if (!isCounted) return marks;
  return marks.flatMap((mark) => {
    if (!isKeyword(mark, 'change') || !MOVED.test(mark.said)) return [mark];
    return / the most$/i.test(mark.said)
      ? [noiseMark(mark.said.replace(/ most$/i, '')), keywordMark('top', 'most')]
      : [noiseMark(mark.said)];
  });
}
