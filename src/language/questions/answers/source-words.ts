import { type BoundText, sentence } from '../../bound-text.ts';
import { askMetric } from '../data/ask-metric.ts';
import type { Inquiry } from '../data/inquiry.ts';
import type { SourceView } from '../data/source-view.ts';
import type { Settled } from './settle.ts';

/** Where several sources count what was asked for: which of them was read. */
export function sourceWords(
  { view, asked }: Settled,
  views: readonly SourceView[],
  inquiry: Inquiry,
): BoundText[] {
  const others = views.filter(
    (other) =>
      other.source.id !== view.source.id && asked.every(({ id }) => askMetric(other, id) !== undefined),
  );
  const [other] = others;
  if (other === undefined) return [];
  const quoted = (name: string, key: string) => ({
    text: `“${name}”`,
    path: inquiry.keep(key, name),
    value: name,
  });
  const read = quoted(view.source.name, 'source');
  return [
    others.length === 1
      ? sentence`Read from ${read}; ${quoted(other.source.name, 'otherSource')} counts this too and is read when the question names it.`
      : sentence`Read from ${read}; other sources count this too and are read when the question names them.`,
  ];
}
