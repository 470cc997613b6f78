import { type BoundText, sentence } from '../../../bound-text.ts';
import { askMetric } from '../../data/ask-metric.ts';
import type { Inquiry } from '../../data/inquiry.ts';
import type { SourceView } from '../../data/source-view.ts';
import type { ReadQuestion } from '../../reading/read-question.ts';
import type { Settled } from '../settling/settled.ts';
import { quoted } from './told-words.ts';

/** Where several sources count what was asked for: which of them was read. */
export function sourceWords(
  { view, asked }: Settled,
  views: readonly SourceView[],
  inquiry: Inquiry,
  because: string | null,
): BoundText[] {
  const counts = (other: SourceView) => asked.every(({ id }) => askMetric(other, id) !== undefined);
  return readFrom(view, others(view, views).filter(counts), inquiry, because);
}

/** The same where a week's findings, a cause or the main numbers are told: those are of one source, too. */
export function specialSourceWords(
  { reading, view, views }: ReadQuestion,
  inquiry: Inquiry,
  because: string | null,
): BoundText[] {
  // What data there are is told of all sources, and what a word means of none.
  if (reading.intent === 'data' || reading.intent === 'meaning') return [];
  const counts = (other: SourceView) => reading.metrics.every((id) => askMetric(other, id) !== undefined);
  return readFrom(view, others(view, views).filter(counts), inquiry, because);
}

const others = (view: SourceView, views: readonly SourceView[]): SourceView[] =>
  views.filter(({ source }) => source.id !== view.source.id);

/** @param because what the source that is read keeps of it, where another one would be read first */
function readFrom(
  view: SourceView,
  alike: readonly SourceView[],
  inquiry: Inquiry,
  because: string | null,
): BoundText[] {
  const [other] = alike;
  if (other === undefined) return [];
  const named = (name: string, key: string) => ({
    text: `“${name}”`,
    path: inquiry.keep(key, name),
    value: name,
  });
  const read = named(view.source.name, 'source');
  const kept =
    because === null
      ? ''
      : sentence`, where the analysis of that week keeps a change of it (${quoted(because, inquiry.keep('because', because))})`;
  return [
    alike.length === 1
      ? sentence`Read from ${read}${kept}; ${named(other.source.name, 'otherSource')} counts this too and is read when the question names it.`
      : sentence`Read from ${read}${kept}; other sources count this too and are read when the question names them.`,
  ];
}
