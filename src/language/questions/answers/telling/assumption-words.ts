import type { BoundText } from '../../../bound-text.ts';
import { askMetric, metricLabel } from '../../data/ask-metric.ts';
import type { Inquiry } from '../../data/inquiry.ts';
import type { Settled } from '../settling/settled.ts';
import { assumptionSentences } from './assumption-sentences.ts';

/** How the question was read where it could be read otherwise, sentence by sentence. */
export function assumptionWords(settled: Settled, inquiry: Inquiry): BoundText[] {
  const { assumptions, view } = settled;
  const quoted = (text: string, name: string) => ({
    text: `“${text}”`,
    path: inquiry.keep(name, text),
    value: text,
  });
  const label = (id: string): string => (askMetric(view, id)?.label ?? metricLabel(id)).toLowerCase();
  return assumptions.flatMap(({ code, said = '', read = '' }) => {
    // "“Hires” is read as hires" says nothing.
    if (said !== '' && said.toLowerCase() === label(read)) return [];
    return assumptionSentences[code]({ said, read, settled, inquiry, quoted, label }) ?? [];
  });
}
