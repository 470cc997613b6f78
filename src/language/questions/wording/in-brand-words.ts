import type { BoundText } from '../../bound-text.ts';
import type { SourceView } from '../data/source-view.ts';
import type { Reading } from '../reading/reading.ts';
import { filterPhrase } from './say.ts';

/**
 * "From non-brand queries", where a text limits queries by every spelling of the brand's name: which they are is told beside
 * the answer.
 */
export function inBrandWords(
  { filters, assumptions }: Pick<Reading, 'filters' | 'assumptions'>,
  view: SourceView,
): (text: BoundText) => BoundText {
  const terms = assumptions.find(({ code }) => code === 'brand')?.read;
  const own = filters.filter(
    ({ dimension, is, members }) =>
      view.kindOf(dimension) === 'query' &&
      (is === 'containing' || is === 'not_containing') &&
      members.join(', ') === terms,
  );
  const phrases = own.map((filter) => ({
    said: filterPhrase([filter], view, ''),
    words: filter.is === 'containing' ? ' from brand queries' : ' from non-brand queries',
  }));
  return (bound) =>
    phrases.reduce<BoundText>((told, { said, words }) => {
      const from = told.text.indexOf(said.text);
      if (from < 0) return told;
      const names = new Set(said.bindings.map(({ value }) => value));
      return {
        text: told.text.replaceAll(said.text, words),
        bindings: told.bindings.filter(
          ({ path, value }) => !(path.includes('.filters.') && names.has(value)),
        ),
      };
    }, bound);
}
