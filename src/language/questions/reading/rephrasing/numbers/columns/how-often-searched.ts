import type { SourceView } from '../../../../data/source-view.ts';
import type { Mark } from '../../../mark.ts';
import { isNamed } from '../../../piece.ts';
import { asWordsOfQueries } from '../../names/queries-of-words.ts';

const MOST_WORDS = 7;

const ASKED =
  /^how (?:many (?:people|visitors|users|persons)|often (?:do|did|does|have|has) (?:people|visitors|users|anyone|they)) (?:have |has )?(?:search(?:ed|es|ing)?|googled?) for$/i;

/**
 * "How many people search for porto hotels", "how often did people search for sunway": that is not counted, only how often the site was shown
 * for it, which is said; and no number of queries.
 */
export function howOftenSearched(marks: readonly Mark[], views: readonly SourceView[]): readonly Mark[] {
  if (!views.some(isShownForQueries)) return marks;
  for (let at = 0; at < marks.length; at++)
    for (let length = 2; length <= MOST_WORDS; length++) {
      const said = marks
        .slice(at, at + length)
        .map((mark) => mark.said)
        .join(' ');
      const name = marks[at + length];
      if (ASKED.test(said) && name !== undefined && isNamed(name))
        return [
          ...marks.slice(0, at),
          { type: 'metric', metric: 'impressions', said, others: [], proper: false },
          asWordsOfQueries(name, ['query'], views),
          ...marks.slice(at + length + 1),
        ];
    }
  return marks;
}

/** Advertisements are shown to those who search, and to many others. */
const isShownForQueries = (view: SourceView): boolean =>
  view.isOfSearch &&
  view.columnOf('impressions') !== undefined &&
  view.dimensionColumns.some((column) => view.kindOf(column) === 'query');

/** How often somebody searched is said of how often the site was shown. */
export const isSearched = (said: string, metric: string): boolean =>
  metric === 'impressions' && ASKED.test(said);
