import type { About } from '../../about.ts';
import type { Mark } from '../../mark.ts';
import { isKeyword } from '../../piece.ts';
import type { Reading } from '../../reading.ts';

/** "Was the best day of March a Monday?": of which weekday it was, and not which was the best one of the Mondays. */
export function bestDayOfAll(
  marks: readonly Mark[],
  { isYesNo, weekdays, rank }: Reading,
): About | undefined {
  if (!isYesNo || weekdays.length === 0 || rank?.of !== 'time') return undefined;
  const best = marks.findIndex((mark) => isKeyword(mark, 'best', 'worst', 'top', 'bottom'));
  const isOfDays = /^days?$/i.test(marks[best + 1]?.said ?? '');
  const isClaimed = marks.some(
    (mark, at) => at > best + 1 && mark.type === 'time' && /^an?$/i.test(marks[at - 1]?.said ?? ''),
  );
  return best >= 0 && isOfDays && isClaimed ? 'best_day_of_all' : undefined;
}
