import type { Assembled } from '../assemble.ts';
import type { Reading } from '../reading.ts';

/** "Revenue too": beside the numbers that were told, with all that limits and splits them. */
export function withAdded(before: Reading, merged: Reading, { has, reading: now }: Assembled): Reading {
  const isNumberOnly =
    has.metric && !has.dimension && !has.filter && !has.period && !has.rank && !has.versus && !has.intent;
  if (!isNumberOnly || before.intent !== 'numbers' || before.shape !== 'value') return merged;
  const added = now.metrics.filter((metric) => !before.metrics.includes(metric));
  return { ...before, metrics: [...before.metrics, ...added], isYesNo: false, assumptions: now.assumptions };
}
