import { askMetric } from '../../data/ask-metric.ts';
import type { SourceView } from '../../data/source-view.ts';
import { calendarWords, timeWords } from '../../dates/calendar-words.ts';
import { wordsOf } from '../../text/tokenize.ts';
import { framingPhrases } from '../../vocabulary/framing-phrases.ts';
import { contentWords, noiseWords } from '../../vocabulary/noise-words.ts';
import { spelledKeywords } from '../../vocabulary/spelled-keywords.ts';
import type { Meaning, MemberCandidate } from '../mark.ts';
import { commonPhrases } from './common-phrases.ts';
import { memberIndex } from './member-index.ts';
import { nearNamesOf } from './near-names-of.ts';
import { occupancy } from './occupancy.ts';
import { otherNamesOf } from './other-names-of.ts';
import { ownPhrases } from './own-phrases.ts';
import { isAsideIn, isThingOf, partsOfNames, sharedNouns } from './parts-of-names.ts';
import { type Phrases, phraseOf } from './phrases.ts';
import { countOfFates, rateOfFates } from './rate-of-fates.ts';
import { shortRatio } from './short-ratio.ts';
import type { NamesByWord } from './slip-in-name.ts';

/** All that words can mean: the catalogue's, the files' own, and the members of this site. */
export interface Vocabulary {
  /** What a phrase means, the likeliest first. Words by stem, joined by spaces. */
  meaningsOf(phrase: string): readonly Meaning[];
  /** Members of any dimension that are called so, or of which it is a part; none where none are. */
  membersOf(phrase: string): readonly MemberCandidate[];
  /** In words: no longer stretch of a question is looked up. */
  readonly longestPhrase: number;
  /** Of a number that no source holds, of a kind that none is split by. */
  lacks(meaning: Meaning): boolean;
  /** Says nothing: may vanish. */
  isNoise(word: string): boolean;
  /** Is a word of everyday, which says something or not: no name of this site by itself. */
  isCommon(word: string): boolean;
  /** Stands in any phrase of the vocabulary, by stem. */
  isKnown(word: string): boolean;
  /** Stands in a name of this site. */
  isInName(word: string): boolean;
  /** Single words that a slip of the pen may have been meant for. */
  readonly spellings: readonly string[];
  /** Searches of several words, in one of which a slip may be. */
  readonly searches: NamesByWord;
}

/** The words of metrics and dimensions. */
const namingWords = (phrases: Phrases): string[] =>
  [...phrases].flatMap(([phrase, meanings]) =>
    meanings.some(({ type }) => type === 'metric' || type === 'dimension') ? phrase.split(' ') : [],
  );

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
  const own = ownPhrases(views, brandTerms, shared);
  const parts = new Map<string, readonly Meaning[]>([
    ...[...sharedNouns(views)].map(([noun, meaning]) => [noun, [meaning]] as const),
    ...partsOfNames(views, (word) => noise.has(word)),
  ]);
  const others = otherNamesOf(views);
  const near = nearNamesOf(views);
  const members = memberIndex(views);
  const known = new Set([
    ...[...shared.keys(), ...own.keys(), ...parts.keys(), ...others.keys(), ...near.keys()].flatMap((one) =>
      one.split(' '),
    ),
    ...calendarWords,
    ...timeWords,
  ]);
  const spellings = new Set([
    ...namingWords(shared),
    ...namingWords(own),
    ...calendarWords,
    ...timeWords,
    ...spelledKeywords,
    ...members.words,
  ]);
  return {
    meaningsOf: kept(meaningsIn(views, { shared, own, parts, others, near, members })),
    membersOf: kept((phrase: string) => members.find(phrase)),
    lacks: (meaning) => isMissingIn(views, meaning),
    longestPhrase: 9,
    isNoise: (word) => noise.has(word),
    isCommon,
    isKnown: (word) => known.has(word) || isCommon(word) || members.words.has(word),
    isInName: (word) => members.words.has(word),
    spellings: [...spellings].filter((word) => word.length >= 4 && /^\p{L}+$/u.test(word)),
    searches: members.searches,
  };
}

/** Each stretch of a question is looked up by several steps of reading; of strangers' words few are kept. */
const MOST_KEPT = 2_000;

function kept<Found>(find: (phrase: string) => readonly Found[]): (phrase: string) => readonly Found[] {
  const found = new Map<string, readonly Found[]>();
  return (phrase) => {
    const known = found.get(phrase);
    if (known !== undefined) return known;
    const fresh = find(phrase);
    if (found.size >= MOST_KEPT) found.clear();
    found.set(phrase, fresh);
    return fresh;
  };
}

/** Where the meanings of a phrase come from. */
interface Words {
  /** The catalogue's. */
  readonly shared: Phrases;
  /** The names of the files' own columns. */
  readonly own: Phrases;
  /** Words of which several names, or one alone, are made. */
  readonly parts: ReadonlyMap<string, readonly Meaning[]>;
  /** What else those columns are called. */
  readonly others: ReadonlyMap<string, Meaning>;
  /** Words of the trade, which are near to their names. */
  readonly near: ReadonlyMap<string, Meaning>;
  readonly members: ReturnType<typeof memberIndex>;
}

/** "In google search", "clicks from google" */
const ON_GOOGLE = /\bgoogle\b(?! (?:search console|analytics))/;
const isOnGoogle = (meaning: Meaning): boolean =>
  meaning.type === 'metric'
    ? /^(?:clicks|impressions)$/.test(meaning.metric)
    : meaning.type === 'keyword' && meaning.keyword === 'search_console';
const BEST_SELLER = /^(?:best seller|bestseller|top seller|best selling item|what sold best|what sell best)$/;
/** What joins a word to the rest of a question. */
const JOINT = /^(?:in|for|of|on|from|by|with|to|at)$/;
const NAME_OF_TWO = 2;
const PRODUCT = /^(?:product|item|product name|item name|sku|article)$/;

/** Of nothing that a source counts or is split by. */
const isMissingIn = (views: readonly SourceView[], meaning: Meaning): boolean =>
  meaning.type === 'dimension'
    ? meaning.dimensions.every((name) => views.every((view) => view.dimensionOf(name) === undefined))
    : isLacking(views, meaning);

const isLacking = (views: readonly SourceView[], meaning: Meaning): boolean =>
  meaning.type === 'topic' ||
  (meaning.type === 'metric' && views.every((view) => askMetric(view, meaning.metric) === undefined));

function meaningsIn(views: readonly SourceView[], words: Words): Vocabulary['meaningsOf'] {
  const { shared, own, parts, others, near, members } = words;
  const columns = views.flatMap(({ dimensionColumns }) => dimensionColumns);
  const productColumn = columns.find((name) => PRODUCT.test(phraseOf(name)));
  const hasQueries = views.some((view) =>
    view.dimensionColumns.some((name) => view.kindOf(name) === 'query'),
  );
  // Of campaigns and products a brand is a name like any other.
  const isOfSite = (meaning: Meaning): boolean =>
    hasQueries || meaning.type !== 'keyword' || !/brand/.test(meaning.keyword);
  // "Spend on google", "clicks on google" of a file of ads: the names that have the word, and no searches
  const hasSearches = views.some(({ isOfSearch }) => isOfSearch);
  const isOfName = (phrase: string, meaning: Meaning): boolean =>
    !hasSearches &&
    ON_GOOGLE.test(phrase) &&
    isOnGoogle(meaning) &&
    (members.words.has('google') || (meaning.type === 'metric' && !isLacking(views, meaning)));
  const isNamedSo = (word: string): boolean => members.find(word).some(({ how }) => how === 'name');
  const isNamed = (word: string): boolean =>
    own.has(word) || parts.has(word) || others.has(word) || isNamedSo(word);
  // "Change in searches" where a column is called so: no traffic of search engines
  const isOwnNumber = (word: string): boolean => own.get(word)?.[0]?.type === 'metric';
  const isOwnJoined = (single: readonly string[]): boolean =>
    single.length > 1 &&
    single.some(isOwnNumber) &&
    single.every((word) => isOwnNumber(word) || JOINT.test(word));
  // "Organic search performance" where a channel is called so: the whole picture of that channel, not of the site
  const isOverviewOfName = (phrase: string, single: readonly string[]): boolean =>
    (shared.get(phrase) ?? []).some(
      (meaning) => meaning.type === 'keyword' && meaning.keyword === 'overview',
    ) &&
    single.length > NAME_OF_TWO &&
    isNamedSo(single.slice(0, NAME_OF_TWO).join(' '));
  const counted = views.flatMap(({ metricColumns }) => metricColumns);
  const orders = counted.find((column) => column === 'purchases');
  // "Refunds" are those that a file counts, before they are what the data lack
  const isTopic = (phrase: string): boolean => shared.get(phrase)?.[0]?.type === 'topic';
  const rateOf = (phrase: string): Meaning | undefined => {
    const metric =
      rateOfFates(phrase, counted) ??
      occupancy(phrase, views) ??
      (isTopic(phrase) ? countOfFates(phrase, counted) : undefined);
    return metric === undefined ? undefined : { type: 'metric', metric };
  };
  // "SEO traffic" where no clicks are counted but organic visits are: a name and a number, not the clicks that are lacking
  const isNameAndNumber = (theirs: readonly Meaning[], [name = '', ...rest]: readonly string[]): boolean =>
    theirs.length > 0 &&
    theirs.every((meaning) => meaning.type === 'metric' && isLacking(views, meaning)) &&
    members.find(name).length > 0 &&
    (shared.get(rest.join(' ')) ?? []).some(
      (meaning) => meaning.type === 'metric' && !isLacking(views, meaning),
    );
  // "By channel" where only booked_via is split by: the word of the catalogue is free
  const isMissing = (meaning: Meaning): boolean => isMissingIn(views, meaning);
  const isOfColumn = (word: string): boolean => own.has(word) || others.get(word)?.type === 'dimension';
  return (phrase) => {
    const single = phrase.split(' ');
    if (!own.has(phrase) && isOwnJoined(single)) return [];
    if (isOverviewOfName(phrase, single)) return [];
    // sign ups, signups
    const joined = phrase.replaceAll(' ', '');
    const mine = own.get(phrase) ?? own.get(joined) ?? [];
    const theirs = (shared.get(phrase) ?? []).filter(
      (meaning) => isOfSite(meaning) && !isOfName(phrase, meaning),
    );
    if (mine.length === 0 && isNameAndNumber(theirs, single)) return [];
    const isFree = mine.length === 0 && theirs.every((meaning) => isLacking(views, meaning));
    const part = parts.get(phrase) ?? parts.get(joined);
    // "Newsletter" is a name before it is a word of newsletter signups
    const isAside = part !== undefined && others.has(phrase) && isAsideIn(phrase, part);
    if (part !== undefined && isFree && !isNamedSo(phrase) && !isAside) return part;
    // "By article" where no pages are known, but a column of article titles is
    const isMissed = mine.length === 0 && theirs.every(isMissing);
    if (part !== undefined && isMissed && !isNamedSo(phrase) && isThingOf(phrase, part)) return part;
    const other =
      others.get(phrase) ?? others.get(joined) ?? shortRatio(phrase, own, others, orders) ?? rateOf(phrase);
    if (other !== undefined && isFree) return [other];
    const nearest = near.get(phrase);
    if (nearest !== undefined && mine.length === 0 && !isNamedSo(phrase) && theirs.every(isMissing))
      return [nearest];
    if (productColumn !== undefined && BEST_SELLER.test(phrase))
      return [{ type: 'dimension', dimensions: [productColumn] }];
    if (mine.length === 0 && theirs.length === 0 && framing.has(phrase))
      return single.some(isNamed) ? [] : [{ type: 'noise' }];
    // What the data do hold is no topic that they lack: "best selling product" where there is a column of products.
    const isHeld = mine.length > 0 || single.some(isOfColumn);
    return isHeld ? [...mine, ...theirs.filter(({ type }) => type !== 'topic')] : theirs;
  };
}
