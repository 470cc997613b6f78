import { kindOfColumn } from '../../../data/kind-of-column.ts';
import type { Mark } from '../../mark.ts';
import { isRankWord } from '../../piece.ts';
import type { Reading } from '../../reading.ts';
import { FAST, SLOW } from '../../rephrasing/numbers/of-one/slow-and-fast.ts';
import { numberOf } from '../follows-on.ts';

/**
 * "Slowest topic on email" behind the minutes of a reply by channel: where one takes the most of them, and not the fewest. Of minutes
 * that were added up it is not known how long one took.
 */
export function slowestOfBefore(marks: readonly Mark[], before: Reading): readonly Mark[] {
  const number = numberOf(before);
  if (number === undefined || marks.some(({ type }) => type === 'metric')) return marks;
  const time = /^ratio:([^:]+):[^:]+$/.exec(number)?.[1];
  if (kindOfColumn(time ?? number) !== 'time' || number.includes(':') !== (time !== undefined)) return marks;
  return marks.map((mark) => {
    const isSlow = SLOW.test(mark.said);
    if (!isRankWord(mark) || (!isSlow && !FAST.test(mark.said))) return mark;
    if (time === undefined) return /^(?:long|short)/i.test(mark.said) ? mark : { ...mark, type: 'unknown' };
    return {
      ...mark,
      type: 'keyword',
      keyword: isSlow ? 'top' : 'bottom',
      said: isSlow ? 'highest' : 'lowest',
    };
  });
}
