import { addedColumns } from '../../data/added-columns.ts';
import { askMetric } from '../../data/ask-metric.ts';
import type { SourceView } from '../../data/source-view.ts';

/** Questions that this site's data do answer, for those who ask what they may ask. */
export function exampleQuestions(views: readonly SourceView[]): readonly string[] {
  const examples: string[] = [];
  for (const view of views) {
    const main =
      ['sessions', 'clicks'].find((id) => askMetric(view, id) !== undefined) ?? addedColumns(view)[0];
    if (main === undefined) continue;
    const metric = (askMetric(view, main)?.label ?? main).toLowerCase().replace(/^search /, '');
    const [dimension] = view.dimensionColumns.filter((column) =>
      view.has([view.columnOf(main) ?? main], [column]),
    );
    examples.push(`How many ${metric} did we have last week?`);
    if (dimension !== undefined)
      examples.push(`${metric} by ${view.labelOf(dimension).toLowerCase()} last week`);
    if (askMetric(view, 'revenue') !== undefined) examples.push('Did revenue go up last week?');
    examples.push(`${metric} over the last 8 weeks`);
  }
  return [...new Set(examples)].slice(0, 4);
}
