import { isDimensionId } from '#src/semantics/dimension.ts';
import { isMetricId } from '#src/semantics/metric.ts';
import type { SourceView } from '../../data/source-view.ts';
import { camelCaseApart } from '../../text/camel-case-apart.ts';
import { wordsOf } from '../../text/tokenize.ts';
import { addAll, type Phrases, phraseOf } from './phrases.ts';

/** What is said behind the name of a column without meaning another one. */
const KINDS = ['type', 'name', 'category', 'method', 'kind', 'option'];

/** The names of the columns that a site's own files bring, and of its brand. */
export function ownPhrases(
  views: readonly SourceView[],
  brandTerms: readonly string[],
  shared: Phrases,
): Phrases {
  const own: Phrases = new Map();
  for (const view of views) {
    for (const column of view.metricColumns)
      if (!isMetricId(column)) addAll(own, spellingsOf(column), { type: 'metric', metric: column });
    for (const column of view.dimensionColumns)
      if (!isDimensionId(column))
        addAll(own, spellingsOf(column), { type: 'dimension', dimensions: [column] });
  }
  addKinds(own);
  for (const term of brandTerms)
    if (!shared.has(phraseOf(term))) addAll(own, [term], { type: 'keyword', keyword: 'brand' });
  return own;
}

/** page_views, pageviews, pageViews */
const spellingsOf = (column: string): readonly string[] => [
  column,
  wordsOf(column).join(''),
  camelCaseApart(column),
  ...turnedRound(wordsOf(column)),
];

const DONE = /(?:[^e]ed|sold|lost|won|sent|kept|given|taken|seen|paid|spent|held|made)$/;

/** "Solved tickets" of a column tickets_solved, "orders cancelled" of cancelled_orders, "return late" */
const turnedRound = (words: readonly string[]): readonly string[] =>
  words.length === 2 && (words[0] === 'late' || words.filter((word) => DONE.test(word)).length === 1)
    ? [words.toReversed().join(' ')]
    : [];

/** "By membership type" of a column that is called membership */
function addKinds(own: Phrases): void {
  for (const [phrase, meanings] of [...own])
    if (meanings[0]?.type === 'dimension')
      for (const kind of KINDS)
        if (!phrase.endsWith(kind) && !own.has(kind) && !own.has(`${phrase} ${kind}`))
          own.set(`${phrase} ${kind}`, meanings);
}
