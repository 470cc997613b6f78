import type { SourceView } from '../../../data/source-view.ts';
import { wordsOf } from '../../../text/tokenize.ts';

/** Whether any query holds the words, each as a word of its own. */
export function isPartOfQuery(said: string, views: readonly SourceView[]): boolean {
  const words = wordsOf(said);
  return views.some((view) =>
    view.dimensionColumns.some(
      (column) =>
        view.kindOf(column) === 'query' &&
        view.membersOf(column).some(({ name }) => {
          const own = wordsOf(name);
          return words.every((word) => own.includes(word));
        }),
    ),
  );
}
