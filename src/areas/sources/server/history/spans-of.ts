import { addDays, addWeeks, type Day, weekOf } from '#src/shared/week.ts';
import type { Range } from './stale-days.ts';

/** Of a large source so many weeks of one report still fit well into memory. */
const WEEKS_PER_SPAN = 2;

/** Whole weeks, some at a time, from the newest back; the unfinished week goes with the newest. */
export function spansOf(from: Day, to: Day): Range[] {
  const spans: Range[] = [];
  for (let end = to; end >= from; ) {
    const begin = addWeeks(weekOf(addDays(end, 1)), -WEEKS_PER_SPAN);
    const first = begin < from ? from : begin;
    spans.push({ from: first, to: end });
    end = addDays(first, -1);
  }
  return spans;
}
