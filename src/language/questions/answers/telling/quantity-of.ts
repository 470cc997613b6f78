import { type BoundText, sentence } from '../../../bound-text.ts';
import { oneOf } from '../../../plural.ts';
import type { AskMetric } from '../../data/asked-metric.ts';
import { valueText } from '../../wording/say.ts';

const OF_MONEY = /\b(?:amount|revenue|income|spend|turnover)$/i;

/** "4,420 sessions", "a bounce rate of 41 %". */
export function quantityOf(
  { noun, unit, kind }: AskMetric,
  value: number | null,
  currency: string | null,
  path: string,
): BoundText {
  const figure = valueText(value, unit, currency, path);
  if (value === null) return sentence`no data on ${noun}`;
  if (kind === 'quotient') return sentence`${noun} of ${figure}`;
  // Money of no known currency is no number of things: "an amount of 500"
  if (unit === 'count' && OF_MONEY.test(noun))
    return sentence`${/^amount$/i.test(noun) ? 'an ' : ''}${noun} of ${figure}`;
  return unit === 'currency' || unit === 'seconds'
    ? sentence`${figure} of ${noun}`
    : sentence`${figure} ${value === 1 ? oneOf(noun) : noun}`;
}
