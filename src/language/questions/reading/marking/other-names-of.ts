import { isDimensionId } from '#src/semantics/dimension.ts';
import { onlyEarned } from '../../data/earned-columns.ts';
import { onlyTakings } from '../../data/money-columns.ts';
import type { SourceView } from '../../data/source-view.ts';
import { camelCaseApart } from '../../text/camel-case-apart.ts';
import { metricWords } from '../../vocabulary/metric-words.ts';
import { otherDimensionNames, otherMetricNames } from '../../vocabulary/other-names.ts';
import type { Meaning } from '../mark.ts';
import { adNamesOf } from './ad-names-of.ts';
import { ownWordForms } from './own-word-forms.ts';
import { phraseOf } from './phrases.ts';

/** What the catalogue calls the same thing: "how much money" is asked of an amount, where nothing else is money. */
const cataloguedAs = (group: readonly string[]): readonly string[] =>
  metricWords.flatMap(({ metric, words }) => (group.includes(metric) ? words : []));

/** Each group of names that mean one thing, with what the catalogue calls it. */
const inPhrases = (groups: readonly (readonly string[])[]): readonly (readonly string[])[] =>
  groups.map((group) => [...group, ...cataloguedAs(group)].map(phraseOf));
const metricNames = inPhrases(otherMetricNames);
const dimensionNames = inPhrases(otherDimensionNames);

/** "quantity" where the column is called units: other names of one thing, each where only one column is called so. */
export function otherNamesOf(views: readonly SourceView[]): ReadonlyMap<string, Meaning> {
  const found = new Map<string, Meaning | null>();
  // "items" are what is listed, where a column names them, before how many of them there are
  const isOnly = (known: Meaning | null | undefined, meaning: Meaning): boolean =>
    known === undefined ||
    (known?.type === 'metric' && meaning.type === 'dimension') ||
    JSON.stringify(known) === JSON.stringify(meaning);
  const add = (column: string, groups: readonly (readonly string[])[], meaning: Meaning): void => {
    const name = phraseOf(camelCaseApart(column));
    for (const phrases of groups) {
      if (!phrases.includes(name)) continue;
      for (const phrase of phrases)
        if (phrase !== name) found.set(phrase, isOnly(found.get(phrase), meaning) ? meaning : null);
    }
  };
  for (const view of views) {
    for (const column of view.metricColumns) add(column, metricNames, { type: 'metric', metric: column });
    const others = view.columnOf('revenue') === undefined ? view.metricColumns : [];
    const [takings, earned] = [onlyTakings(others), onlyEarned(others)];
    if (takings !== undefined) add('revenue', metricNames, { type: 'metric', metric: takings });
    else if (earned !== undefined)
      for (const phrase of [...INCOME, ...cataloguedAs(['revenue'])].map(phraseOf))
        if (!found.has(phrase)) found.set(phrase, { type: 'metric', metric: earned });
    for (const column of view.dimensionColumns)
      if (!isDimensionId(column)) add(column, dimensionNames, { type: 'dimension', dimensions: [column] });
  }
  for (const [phrase, meaning] of [...adNamesOf(views), ...ownWordForms(views)])
    if (!found.has(phrase)) found.set(phrase, meaning);
  return new Map(
    [...found].flatMap(([phrase, meaning]) => (meaning === null ? [] : [[phrase, meaning] as const])),
  );
}

const INCOME: readonly string[] = ['revenue', 'income', 'turnover', 'takings', 'total revenue'];
