import type { SourceView } from '../data/source-view.ts';
import type { Mark } from './mark.ts';
import type { Reading } from './reading.ts';
import { isDone, wholeOfEach } from './whole-of-each.ts';

/**
 * "Do app users book more than …": whoever has more of everything does more of this, too, so what there was for each of those stands
 * beside it, and neither alone is a yes or a no.
 */
export function rateBeside(marks: readonly Mark[], reading: Reading, view: SourceView): Reading {
  const [metric = ''] = reading.metrics;
  const isAsked = reading.periods.length < 2 && isDone(marks, metric, view);
  const whole = isAsked ? wholeOfEach(marks, reading, view) : undefined;
  if (whole === undefined) return reading;
  const rate = `ratio:${metric}:${whole}`;
  return {
    ...reading,
    metrics: [metric, rate],
    asks: null,
    isYesNo: false,
    assumptions: [...reading.assumptions, { code: 'total_and_rate', said: '', read: rate }],
  };
}
