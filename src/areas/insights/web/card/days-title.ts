import { formatWeekdayAndDay } from '#src/web/ui/format/date.ts';
import { formatShare } from '#src/web/ui/format/percent.ts';
import type { Evidence } from '../../evidence.ts';
import { comparedWith } from './compared-with.ts';

type Days = Pick<Evidence, 'days' | 'unit' | 'direction' | 'onset' | 'shape'>;

/** A day that makes more than this share of the change made it. */
const ALONE = 0.5;
/** Two of which the second makes this share as well made it together. */
const BESIDE = 0.25;
const additive = new Set(['count', 'currency', 'seconds']);

/** What the days say: that one of them made the change, when it set in, or how many took part. */
export function daysTitle({ days, unit, direction, onset, shape }: Days): string {
  const sign = direction === 'up' ? 1 : -1;
  const moves = days.map(({ day, observed, expected }) => ({
    day,
    change: observed === null || expected === null ? 0 : sign * (observed - expected),
  }));
  const total = moves.reduce((sum, { change }) => sum + change, 0);
  const [largest, second] = moves.toSorted((one, other) => other.change - one.change);
  if (additive.has(unit) && largest !== undefined && total > 0 && largest.change / total > ALONE) {
    if (second !== undefined && second.change / total > BESIDE) {
      const both = [largest.day, second.day].sort().map((day) => formatWeekdayAndDay(day));
      const made = Math.round(((largest.change + second.change) / total) * 100);
      return `${both.join(' and ')} made ${made >= 100 ? 'the change' : `${formatShare(made / 100)} of the change`}`;
    }
    const share = Math.round((largest.change / total) * 100);
    return share >= 100
      ? `${formatWeekdayAndDay(largest.day)} alone made the change`
      : `${formatWeekdayAndDay(largest.day)} made ${formatShare(share / 100)} of the change`;
  }
  if (onset !== null) return `It set in on ${formatWeekdayAndDay(onset)}`;
  const part = moves.filter(({ change }) => change > 0).length;
  return `${part} of ${days.length} days were ${direction === 'up' ? 'above' : 'below'} ${comparedWith({ shape }).phrase}`;
}
