import type { Mark } from '../../mark.ts';
import { isKeyword, isMove, isNoise } from '../../piece.ts';

const DRIVERS = /^drivers?$/i;

/** "How many drivers were there", "orders per driver": people who drive, whom the data do not count; "drivers of the drop" are its causes. */
export function driversAsPeople(marks: readonly Mark[]): readonly Mark[] {
  if (marks.some(isMove)) return marks;
  return marks.map((mark, at) => {
    const lead = marks.slice(0, at).findLast((one) => !isNoise(one));
    const isCounted = isKeyword(lead, 'count', 'per', 'by', 'each');
    return isCounted && isKeyword(mark, 'why') && DRIVERS.test(mark.said)
      ? { type: 'unknown', said: mark.said, others: [], proper: false }
      : mark;
  });
}
