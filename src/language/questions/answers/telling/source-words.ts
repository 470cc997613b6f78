import { type BoundText, sentence } from '../../../bound-text.ts';
import { askMetric } from '../../data/ask-metric.ts';
import type { Inquiry } from '../../data/inquiry.ts';
import type { SourceView } from '../../data/source-view.ts';
import type { ReadQuestion } from '../../reading/read-question.ts';
import type { Settled } from '../settling/settle.ts';

/** Where several sources count what was asked for: which of them was read. */
export function sourceWords(
  { view, asked }: Settled,
  views: readonly SourceView[],
  inquiry: Inquiry,
): BoundText[] {
  const counts = (other: SourceView) => asked.every(({ id }) => askMetric(other, id) !== undefined);
  return readFrom(view, others(view, views).filter(counts), inquiry);
}

/** The same where a week's findings, a cause or the main numbers are told: those are of one source, too. */
export function specialSourceWords({ reading, view, views }: ReadQuestion, inquiry: Inquiry): BoundText[] {
  // What data there are is told of all sources, and what a word means of none.
  if (reading.intent === 'data' || reading.intent === 'meaning') return [];
  const counts = (other: SourceView) => reading.metrics.every((id) => askMetric(other, id) !== undefined);
  return readFrom(view, others(view, views).filter(counts), inquiry);
}

const others = (view: SourceView, views: readonly SourceView[]): SourceView[] =>
  views.filter(({ source }) => source.id !== view.source.id);

function readFrom(view: SourceView, alike: readonly SourceView[], inquiry: Inquiry): BoundText[] {
  const [other] = alike;
  if (other === undefined) return [];
  const quoted = (name: string, key: string) => ({
    text: `“${name}”`,
    path: inquiry.keep(key, name),
    value: name,
  });
  const read = quoted(view.source.name, 'source');
  return [
    alike.length === 1
      ? sentence`Read from ${read}; ${quoted(other.source.name, 'otherSource')} counts this too and is read when the question names it.`
      : sentence`Read from ${read}; other sources count this too and are read when the question names them.`,
  ];
}
