import { isDimensionId } from '#src/semantics/dimension.ts';
import type { SourceView } from '../../data/source-view.ts';
import { camelCaseApart } from '../../text/camel-case-apart.ts';
import { nearDimensionNames, nearMetricNames } from '../../vocabulary/near-names.ts';
import type { Meaning } from '../mark.ts';
import { phraseOf } from './phrases.ts';

type Near = typeof nearMetricNames;

const inPhrases = (names: Near): Near =>
  names.map(({ columns, words }) => ({ columns: columns.map(phraseOf), words: words.map(phraseOf) }));
const metricNames = inPhrases(nearMetricNames);
const dimensionNames = inPhrases(nearDimensionNames);

const nameOf = (column: string): string => phraseOf(camelCaseApart(column));

const nearOf = (names: Near, column: string): readonly string[] => {
  const name = nameOf(column);
  return names
    .filter(({ columns }) => columns.includes(name))
    .flatMap(({ words }) => words.filter((word) => word !== name));
};

/** "rentals" where hires are counted, "dock" where the column is called station: each where one column alone can be meant. */
export function nearNamesOf(views: readonly SourceView[]): ReadonlyMap<string, Meaning> {
  const found = new Map<string, Meaning | null>();
  const add = (phrases: readonly string[], meaning: Meaning): void => {
    for (const phrase of phrases) {
      const known = found.get(phrase);
      const isOther = known !== undefined && JSON.stringify(known) !== JSON.stringify(meaning);
      found.set(phrase, isOther ? null : meaning);
    }
  };
  for (const view of views) {
    for (const column of view.metricColumns)
      add(nearOf(metricNames, column), { type: 'metric', metric: column });
    for (const column of view.dimensionColumns)
      if (!isDimensionId(column))
        add(nearOf(dimensionNames, column), { type: 'dimension', dimensions: [column] });
  }
  return new Map(
    [...found].flatMap(([phrase, meaning]) => (meaning === null ? [] : [[phrase, meaning] as const])),
  );
}

/** Whether a number, a column was named by a word that is only near to its name. */
export const isNearMetric = (said: string, metric: string): boolean =>
  nearOf(metricNames, metric).includes(phraseOf(said));

/** The words of a rate that are near to the names of its two columns: the rentals of "damage reports per 1000 rentals". */
export function nearWithin(said: string, metric: string): readonly { said: string; read: string }[] {
  if (!/^(?:ratio|per_\d+):/.test(metric)) return [];
  const words = said.split(/[^\p{L}\p{N}%-]+/u);
  return metric
    .split(':')
    .slice(1)
    .flatMap((column) => {
      const own = nameOf(column).split(' ');
      // The damage of "damage reports" is in their name
      const near = nearOf(metricNames, column).filter((word) => !own.includes(word));
      const found = words.flatMap((word, at) =>
        [`${word} ${words[at + 1] ?? ''}`.trim(), word].filter((one) => near.includes(phraseOf(one))),
      )[0];
      return found === undefined ? [] : [{ said: found, read: column }];
    });
}

export const isNearDimension = (said: string, column: string): boolean =>
  nearOf(dimensionNames, column).includes(phraseOf(said));
