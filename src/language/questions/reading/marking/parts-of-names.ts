import { isDimensionId } from '#src/semantics/dimension.ts';
import { isMetricId } from '#src/semantics/metric.ts';
import type { SourceView } from '../../data/source-view.ts';
import { wordsOf } from '../../text/tokenize.ts';
import type { Meaning } from '../mark.ts';

/** Words that say of a column how it counts, not what. */
const COMMON_PARTS = new Set(
  'amount total count number value name id type sum num qty date day week month year rate avg average new all of per group category code key title label text data'.split(
    ' ',
  ),
);

const DENYING = new Set('no non not without never lost missed failed'.split(' '));

/** "By category" of job_category, where no other column ends with it. */
const HEADS = new Set('category type group segment tier level class'.split(' '));

/** "plan" of plan_tier and "demos" of demo_requests: a word of one own column alone is as good as its whole name. */
export function partsOfNames(
  views: readonly SourceView[],
  isNoise: (word: string) => boolean,
): ReadonlyMap<string, Meaning> {
  const found = new Map<string, Meaning | null>();
  const add = (column: string, meaning: Meaning): void => {
    const words = new Set(wordsOf(column.replace(/(\p{Ll})(\p{Lu})/gu, '$1 $2')));
    const head = [...words].at(-1) as string;
    if (meaning.type === 'dimension' && words.size > 1 && HEADS.has(head))
      found.set(head, found.has(head) ? null : meaning);
    // "Shows" are no part of no_shows, they are the contrary.
    if (words.size < 2 || [...words].some((word) => DENYING.has(word))) return;
    for (const word of words)
      if (word.length >= 3 && !COMMON_PARTS.has(word) && !isNoise(word))
        found.set(word, found.has(word) && found.get(word) !== meaning ? null : meaning);
  };
  for (const view of views) {
    for (const column of view.metricColumns)
      if (!isMetricId(column)) add(column, { type: 'metric', metric: column });
    for (const column of view.dimensionColumns)
      if (!isDimensionId(column)) add(column, { type: 'dimension', dimensions: [column] });
  }
  return new Map(
    [...found].flatMap(([word, meaning]) => (meaning === null ? [] : [[word, meaning] as const])),
  );
}

/** How something begins to be counted, of which other columns tell what became of it. */
const BEGINNING = new Set(
  'opened created received sold placed total started submitted made new booked requested sent raised logged'.split(
    ' ',
  ),
);

/** "Tickets" of tickets_opened, where tickets_solved and tickets_reopened are what became of them. */
export function sharedNouns(views: readonly SourceView[]): ReadonlyMap<string, Meaning> {
  const columns = views
    .flatMap(({ metricColumns }) => metricColumns)
    .filter((column) => !isMetricId(column))
    .map((column) => ({ column, words: wordsOf(column.replace(/(\p{Ll})(\p{Lu})/gu, '$1 $2')) }));
  const nouns = new Map<string, string[]>();
  for (const { words } of columns) {
    const [noun = '', state = ''] = words;
    if (words.length === 2) nouns.set(noun, [...(nouns.get(noun) ?? []), state]);
  }
  return new Map(
    columns.flatMap(({ column, words }) => {
      const [noun = '', state = ''] = words;
      const states = nouns.get(noun) ?? [];
      const isOnly = states.filter((one) => isBeginning(one)).length === 1;
      return words.length === 2 && states.length > 1 && isBeginning(state) && isOnly
        ? [[noun, { type: 'metric', metric: column }] as const]
        : [];
    }),
  );
}

const isBeginning = (state: string): boolean => [...BEGINNING].some((one) => wordsOf(one)[0] === state);
