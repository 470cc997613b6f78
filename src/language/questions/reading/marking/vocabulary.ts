import { isDimensionId } from '#src/semantics/dimension.ts';
import { isMetricId } from '#src/semantics/metric.ts';
import { askMetric } from '../../data/ask-metric.ts';
import type { SourceView } from '../../data/source-view.ts';
import { calendarWords, timeWords } from '../../dates/calendar-words.ts';
import { wordsOf } from '../../text/tokenize.ts';
import { dimensionWords, grainWords, timeUnitWords } from '../../vocabulary/dimension-words.ts';
import { framingPhrases } from '../../vocabulary/framing-phrases.ts';
import { keywordWords } from '../../vocabulary/keyword-words.ts';
import { metricWords, overviewWords } from '../../vocabulary/metric-words.ts';
import { contentWords, noiseWords } from '../../vocabulary/noise-words.ts';
import { otherDimensionNames, otherMetricNames } from '../../vocabulary/other-names.ts';
import { spelledKeywords } from '../../vocabulary/spelled-keywords.ts';
import { unanswerableTopics } from '../../vocabulary/unanswerable.ts';
import type { Meaning, MemberCandidate } from '../mark.ts';
import { memberIndex } from './member-index.ts';
import { ownWordForms } from './own-word-forms.ts';
import { partsOfNames, sharedNouns } from './parts-of-names.ts';

/** All that words can mean: the catalogue's, the files' own, and the members of this site. */
export interface Vocabulary {
  /** What a phrase means, the likeliest first. Words by stem, joined by spaces. */
  meaningsOf(phrase: string): readonly Meaning[];
  /** Members of any dimension that are called so, or of which it is a part; none where none are. */
  membersOf(phrase: string): readonly MemberCandidate[];
  /** In words: no longer stretch of a question is looked up. */
  readonly longestPhrase: number;
  /** Says nothing: may vanish. */
  isNoise(word: string): boolean;
  /** Is a word of everyday, which says something or not: no name of this site by itself. */
  isCommon(word: string): boolean;
  /** Stands in any phrase of the vocabulary, by stem. */
  isKnown(word: string): boolean;
  /** Single words that a slip of the pen may have been meant for. */
  readonly spellings: readonly string[];
}

type Phrases = Map<string, Meaning[]>;

/** The words of metrics and dimensions. */
const namingWords = (phrases: Phrases): string[] =>
  [...phrases].flatMap(([phrase, meanings]) =>
    meanings.some(({ type }) => type === 'metric' || type === 'dimension') ? phrase.split(' ') : [],
  );

let common: Phrases | undefined;

/** Phrases that are the same for every site. Made once: they are data of the program. */
function commonPhrases(): Phrases {
  if (common) return common;
  const phrases: Phrases = new Map();
  for (const { metric, words } of metricWords) addAll(phrases, words, { type: 'metric', metric });
  for (const { dimensions, words } of dimensionWords)
    addAll(phrases, words, { type: 'dimension', dimensions });
  for (const [grain, words] of Object.entries(grainWords)) addAll(phrases, words, { type: 'grain', grain });
  for (const [unit, words] of Object.entries(timeUnitWords)) addAll(phrases, words, { type: 'unit', unit });
  addAll(phrases, overviewWords, { type: 'keyword', keyword: 'overview' });
  for (const { keyword, words } of keywordWords) addAll(phrases, words, { type: 'keyword', keyword });
  for (const topic of unanswerableTopics) addAll(phrases, topic.words, { type: 'topic', topic });
  common = phrases;
  return phrases;
}

function addAll(phrases: Phrases, words: readonly string[], meaning: Meaning): void {
  for (const words_ of words) {
    const phrase = phraseOf(words_);
    const known = phrases.get(phrase);
    if (known) known.push(meaning);
    else phrases.set(phrase, [meaning]);
  }
}

const KINDS = ['type', 'name', 'category', 'method', 'kind', 'option'];

/** What the catalogue calls the same thing: "how much money" is asked of an amount, where nothing else is money. */
const cataloguedAs = (group: readonly string[]): readonly string[] =>
  metricWords.flatMap(({ metric, words }) => (group.includes(metric) ? words : []));

/** "quantity" where the column is called units: other names of one thing, each where only one column is called so. */
function otherNamesOf(views: readonly SourceView[]): ReadonlyMap<string, Meaning> {
  const found = new Map<string, Meaning | null>();
  // "items" are what is listed, where a column names them, before how many of them there are
  const isOnly = (known: Meaning | null | undefined, meaning: Meaning): boolean =>
    known === undefined ||
    (known?.type === 'metric' && meaning.type === 'dimension') ||
    JSON.stringify(known) === JSON.stringify(meaning);
  const add = (column: string, groups: readonly (readonly string[])[], meaning: Meaning): void => {
    const name = phraseOf(column.replace(/(\p{Ll})(\p{Lu})/gu, '$1 $2'));
    for (const group of groups) {
      const phrases = [...group, ...cataloguedAs(group)].map(phraseOf);
      if (!phrases.includes(name)) continue;
      for (const phrase of phrases)
        if (phrase !== name) found.set(phrase, isOnly(found.get(phrase), meaning) ? meaning : null);
    }
  };
  for (const view of views) {
    for (const column of view.metricColumns)
      add(column, otherMetricNames, { type: 'metric', metric: column });
    const takings = onlyTakings(view);
    if (takings !== undefined) add('revenue', otherMetricNames, { type: 'metric', metric: takings });
    for (const column of view.dimensionColumns)
      if (!isDimensionId(column))
        add(column, otherDimensionNames, { type: 'dimension', dimensions: [column] });
  }
  for (const [phrase, meaning] of ownWordForms(views)) if (!found.has(phrase)) found.set(phrase, meaning);
  return new Map(
    [...found].flatMap(([phrase, meaning]) => (meaning === null ? [] : [[phrase, meaning] as const])),
  );
}

/** The fare_revenue of a file that counts no other money of this kind: all that "money made" can mean. */
function onlyTakings({ metricColumns, columnOf }: SourceView): string | undefined {
  if (columnOf('revenue') !== undefined) return undefined;
  const found = metricColumns.filter(
    (column) => !isMetricId(column) && / (?:revenue|turnover|income|taking)$/.test(phraseOf(column)),
  );
  return found.length === 1 ? found[0] : undefined;
}

/** CPC and the like, where the file has what is spent. */
function shortRatio(phrase: string, own: Phrases, others: ReadonlyMap<string, Meaning>): Meaning | undefined {
  const counted: Readonly<Record<string, string>> = {
    cpc: 'click',
    'cost per click': 'click',
    cpa: 'conversion',
    cac: 'customer',
    'cost per acquisition': 'conversion',
    cpl: 'lead',
  };
  const columnOf = (word: string): string | undefined => {
    const meaning = own.get(word)?.[0] ?? others.get(word);
    return meaning?.type === 'metric' ? meaning.metric : undefined;
  };
  const units = columnOf('unit') ?? columnOf('quantity');
  const [viewed, added] = [columnOf('item viewed'), columnOf('item added to cart')];
  if (/^(?:add(?:ed)? to (?:cart|basket)|cart|atc|cart add) rate$/.test(phrase) && viewed && added)
    return { type: 'metric', metric: `ratio:${added}:${viewed}` };
  if (
    /^(?:cart|basket) to (?:purchase|order|sale|buy) (?:rate|conversion|conversion rate)$/.test(phrase) &&
    units &&
    added
  )
    return { type: 'metric', metric: `ratio:${units}:${added}` };
  if (
    /^(?:view|product view) to (?:purchase|order|sale|buy) (?:rate|conversion|conversion rate)$/.test(
      phrase,
    ) &&
    units &&
    viewed
  )
    return { type: 'metric', metric: `ratio:${units}:${viewed}` };
  if (
    /^(?:average price|avg price|unit price|price per unit|average price per unit|average selling price|price|asp|average unit price)$/.test(
      phrase,
    )
  )
    return units === undefined ? undefined : { type: 'metric', metric: `ratio:revenue:${units}` };
  const cost = columnOf('ad spend') ?? columnOf('spend') ?? columnOf('cost');
  if (cost === undefined) return undefined;
  if (/^(?:roas|return on ad spend)$/.test(phrase))
    return { type: 'metric', metric: `ratio:revenue:${cost}` };
  const word = counted[phrase];
  if (word === undefined) return undefined;
  const under = columnOf(word) ?? { click: 'clicks', lead: 'leads' }[word];
  return under === undefined ? undefined : { type: 'metric', metric: `ratio:${cost}:${under}` };
}

/** Signs that are words (>, %, &) stay as they are. */
const phraseOf = (words: string): string =>
  /^[^\p{L}\p{N}]+$/u.test(words)
    ? words
    : words.includes('%')
      ? words.toLowerCase()
      : wordsOf(words).join(' ');

const stemsOf = (words: ReadonlySet<string>): ReadonlySet<string> =>
  new Set([...words].filter((word) => !word.includes("'")).flatMap((word) => wordsOf(word)));
const noise = stemsOf(noiseWords);
const content = stemsOf(contentWords);
const framing = new Set(framingPhrases.map((phrase) => wordsOf(phrase).join(' ')));
const isCommon = (word: string): boolean => noise.has(word) || content.has(word);

/**
 * The words of one site. It has thousands of names, so this is kept as long as its sources; what all sites share is made
 * once for all.
 * @param brandTerms as the owner wrote them
 */
export function makeVocabulary(views: readonly SourceView[], brandTerms: readonly string[]): Vocabulary {
  const shared = commonPhrases();
  const own: Phrases = new Map();
  for (const view of views) {
    for (const column of view.metricColumns)
      if (!isMetricId(column))
        addAll(own, [column, wordsOf(column).join(''), column.replace(/(\p{Ll})(\p{Lu})/gu, '$1 $2')], {
          type: 'metric',
          metric: column,
        });
    for (const column of view.dimensionColumns)
      if (!isDimensionId(column))
        addAll(own, [column, wordsOf(column).join(''), column.replace(/(\p{Ll})(\p{Lu})/gu, '$1 $2')], {
          type: 'dimension',
          dimensions: [column],
        });
  }
  // "By membership type" of a column that is called membership
  for (const [phrase, meanings] of [...own])
    if (meanings[0]?.type === 'dimension')
      for (const kind of KINDS)
        if (!phrase.endsWith(kind) && !own.has(kind) && !own.has(`${phrase} ${kind}`))
          own.set(`${phrase} ${kind}`, meanings);
  const parts = new Map([
    ...[...sharedNouns(views)].map(([noun, meaning]) => [noun, [meaning]] as const),
    ...partsOfNames(views, (word) => noise.has(word)),
  ]);
  const others = otherNamesOf(views);
  const members = memberIndex(views);
  const hasQueries = views.some((view) =>
    view.dimensionColumns.some((name) => view.kindOf(name) === 'query'),
  );
  const productColumn = views
    .flatMap(({ dimensionColumns }) => dimensionColumns)
    .find((name) => /^(?:product|item|product name|item name|sku|article)$/.test(phraseOf(name)));
  for (const term of brandTerms) {
    const phrase = phraseOf(term);
    if (!shared.has(phrase)) addAll(own, [term], { type: 'keyword', keyword: 'brand' });
  }
  const vocabularyWords = new Set(
    [...shared.keys(), ...own.keys(), ...parts.keys(), ...others.keys()].flatMap((phrase) =>
      phrase.split(' '),
    ),
  );
  for (const word of [...calendarWords, ...timeWords]) vocabularyWords.add(word);
  const spellings = [
    ...new Set([
      ...namingWords(shared),
      ...namingWords(own),
      ...calendarWords,
      ...timeWords,
      ...spelledKeywords,
      ...members.words,
    ]),
  ].filter((word) => word.length >= 4 && /^\p{L}+$/u.test(word));
  const isNamed = (word: string): boolean =>
    own.has(word) ||
    parts.has(word) ||
    others.has(word) ||
    members.find(word).some(({ how }) => how === 'name');
  return {
    meaningsOf: (phrase) => {
      // sign ups, signups
      const mine = own.get(phrase) ?? own.get(phrase.replaceAll(' ', '')) ?? [];
      // Of campaigns and products a brand is a name like any other.
      const theirs = (shared.get(phrase) ?? []).filter(
        (meaning) => hasQueries || meaning.type !== 'keyword' || !/brand/.test(meaning.keyword),
      );
      const part = parts.get(phrase);
      const isLacking = (meaning: Meaning): boolean =>
        meaning.type === 'topic' ||
        (meaning.type === 'metric' && views.every((view) => askMetric(view, meaning.metric) === undefined));
      if (part !== undefined && mine.length === 0 && theirs.every(isLacking)) return part;
      const other = others.get(phrase) ?? shortRatio(phrase, own, others);
      if (mine.length === 0 && other !== undefined && theirs.every(isLacking)) return [other];
      if (
        productColumn !== undefined &&
        /^(?:best seller|bestseller|top seller|best selling item|what sold best|what sell best)$/.test(phrase)
      )
        return [{ type: 'dimension', dimensions: [productColumn] }];
      // What the data do hold is no topic that they lack: "best selling product" where there is a column of products.
      if (mine.length === 0 && theirs.length === 0 && framing.has(phrase))
        return phrase.split(' ').some((word) => isNamed(word)) ? [] : [{ type: 'noise' }];
      const isHeld =
        mine.length > 0 ||
        phrase.split(' ').some((word) => own.has(word) || others.get(word)?.type === 'dimension');
      return isHeld ? [...mine, ...theirs.filter(({ type }) => type !== 'topic')] : theirs;
    },
    membersOf: (phrase) => members.find(phrase),
    longestPhrase: 9,
    isNoise: (word) => noise.has(word),
    isCommon,
    isKnown: (word) => vocabularyWords.has(word) || isCommon(word) || members.words.has(word),
    spellings,
  };
}
