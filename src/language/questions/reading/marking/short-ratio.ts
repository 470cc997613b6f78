import { PER_THOUSAND, RETURN_ON_ADS } from '../../vocabulary/ad-words.ts';
import type { Meaning } from '../mark.ts';
import type { Phrases } from './phrases.ts';

/** What each of these is the cost of one of. */
const COUNTED: ReadonlyMap<string, string> = new Map([
  ['cpc', 'click'],
  ['cost per click', 'click'],
  ['cpa', 'conversion'],
  ['cac', 'customer'],
  ['cost per acquisition', 'conversion'],
  ['cpl', 'lead'],
]);

const ADDED_RATE = /^(?:add(?:ed)? to (?:cart|basket)|cart|atc|cart add) rate$/;
const BOUGHT_OF_ADDED =
  /^(?:add(?:ed)? to (?:cart|basket)|cart add|cart|basket) to (?:purchase|order|sale|buy) (?:rate|conversion|conversion rate)$/;
const BOUGHT_OF_VIEWED =
  /^(?:view|product view|item view) to (?:purchase|order|sale|buy) (?:rate|conversion|conversion rate)$/;
const PRICE =
  /^(?:average price|avg price|unit price|price per unit|average price per unit|average selling price|price|asp|average unit price|item price|average item price|price of an item|price per item|average price per item|average price of an item)$/;
const NIGHTLY =
  /^(?:(?:average |avg |mean )?(?:nightly rate|room rate|daily rate|night rate|room price|nightly price|rate per night|price per night|price of a night|cost per night)|adr)$/;
const SATISFIED =
  /^(?:(?:customer|client|user|guest) )?(?:satisfaction|csat)(?: (?:rates?|scores?|ratings?|levels?|percentages?))?$/;
/** "The most satisfied plan" is the one with the highest part of them. */
const IS_SATISFIED = /^(?:satisfied|happiest|content)$/;
const HAPPY_ONES = /^(?:(?:happy|satisfied|positive) survey|survey (?:that )?(?:were |was )?happy)$/;
/** Surveys that came back are those that were answered. */
const RETURNED =
  /^(?:survey (?:(?:did )?(?:we|you|they) (?:get|got|receive|have) back|(?:we )?got back|(?:came|come|returned|sent) back|returned|response)|returned survey)$/;
const HAPPY = ['survey happy', 'happy survey', 'survey satisfied', 'satisfied survey', 'happy', 'satisfied'];
const ANSWERED = ['survey answered', 'answered survey', 'survey response', 'survey', 'rating'];
const SEEN = ['ad impression', 'impression', 'download'];

/**
 * CPC and the like, where the file has what is spent; the price of a unit or a night, and how many that were viewed were bought.
 * @param orders the purchases, where a source counts them
 */
export function shortRatio(
  phrase: string,
  own: Phrases,
  others: ReadonlyMap<string, Meaning>,
  orders?: string,
): Meaning | undefined {
  const columnOf = (word: string): string | undefined => {
    const meaning = own.get(word)?.[0] ?? others.get(word);
    return meaning?.type === 'metric' ? meaning.metric : undefined;
  };
  const ratioOf = (over: string | undefined, under: string | undefined): Meaning | undefined =>
    over === undefined || under === undefined
      ? undefined
      : { type: 'metric', metric: `ratio:${over}:${under}` };
  const units = columnOf('unit') ?? columnOf('quantity');
  const [viewed, added] = [columnOf('item viewed'), columnOf('item added to cart')];
  if (ADDED_RATE.test(phrase) && viewed && added) return ratioOf(added, viewed);
  // Where purchases are counted they are meant, and no pieces: one of them may be of several
  const bought = orders ?? units;
  if (BOUGHT_OF_ADDED.test(phrase) && bought && added) return ratioOf(bought, added);
  if (BOUGHT_OF_VIEWED.test(phrase) && bought && viewed) return ratioOf(bought, viewed);
  const firstOf = (words: readonly string[]): string | undefined =>
    words.flatMap((word) => columnOf(word) ?? [])[0];
  const counted = HAPPY_ONES.test(phrase)
    ? firstOf(HAPPY)
    : RETURNED.test(phrase)
      ? firstOf(ANSWERED)
      : undefined;
  if (counted !== undefined) return { type: 'metric', metric: counted };
  if (SATISFIED.test(phrase) || IS_SATISFIED.test(phrase)) return ratioOf(firstOf(HAPPY), firstOf(ANSWERED));
  if (PRICE.test(phrase)) return ratioOf('revenue', units);
  if (NIGHTLY.test(phrase)) return ratioOf('revenue', columnOf('night') ?? columnOf('room night'));
  const cost = columnOf('ad spend') ?? columnOf('spend') ?? columnOf('cost');
  if (PER_THOUSAND.test(phrase)) {
    const [paid, seen] = [cost ?? columnOf('ad revenue'), firstOf(SEEN)];
    return paid && seen ? { type: 'metric', metric: `per_1000:${paid}:${seen}` } : undefined;
  }
  if (cost === undefined) return undefined;
  if (RETURN_ON_ADS.test(phrase)) return ratioOf('revenue', cost);
  const word = COUNTED.get(phrase);
  if (word === undefined) return undefined;
  return ratioOf(cost, columnOf(word) ?? kindOf(word, own) ?? { click: 'clicks', lead: 'leads' }[word]);
}

/** The apply clicks of a file that counts no other clicks; of several kinds nobody knows which were paid for. */
function kindOf(word: string, own: Phrases): string | undefined {
  const columns = [...own].flatMap(([name, [meaning]]) =>
    name.endsWith(` ${word}`) && meaning?.type === 'metric' ? [meaning.metric] : [],
  );
  return new Set(columns).size === 1 ? columns[0] : undefined;
}

/** Of which two columns it is told was left to be understood. */
export const isSatisfaction = (said: string, metric: string): boolean =>
  metric.startsWith('ratio:') &&
  (SATISFIED.test(said.toLowerCase()) || IS_SATISFIED.test(said.toLowerCase()) || /^happy$/i.test(said));

/** Of what a thousand are paid for was left to be understood. */
export const isPerThousand = (said: string): boolean => PER_THOUSAND.test(said.toLowerCase());
