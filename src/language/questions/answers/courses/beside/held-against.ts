import type { BoundText } from '../../../../bound-text.ts';
import { sentence } from '../../../../bound-text.ts';
import type { AskMetric } from '../../../data/asked-metric.ts';
import type { Inquiry } from '../../../data/inquiry.ts';
import { changeWords } from '../../../wording/say.ts';
import { type DaysOfBoth, perDayBeside, perDayWords } from '../../telling/per-day.ts';

/** How far one is from the other, of what is not as long also by what a day of each had. */
export function heldAgainst(
  metric: AskMetric,
  a: number,
  b: number,
  days: DaysOfBoth | undefined,
  inquiry: Inquiry,
): BoundText | undefined {
  const alone = days && perDayWords(a, b, metric, days, inquiry);
  if (alone !== undefined) return alone;
  const words = changeWords(a, b, metric, {
    change: inquiry.keep('change', a - b),
    relative: inquiry.keep('changeInPercent', b === 0 ? 0 : (a - b) / b),
  });
  return words && sentence`${words}${days === undefined ? '' : perDayBeside(a, b, metric, days, inquiry)}`;
}
