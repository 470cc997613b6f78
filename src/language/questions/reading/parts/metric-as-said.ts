import { isMetricId } from '#src/semantics/metric.ts';
import { kindOfColumn } from '../../data/kind-of-column.ts';
import { camelCaseApart } from '../../text/camel-case-apart.ts';
import { wordsOf } from '../../text/tokenize.ts';
import { isBuying } from '../../vocabulary/buying-rate-words.ts';
import type { Assumption } from '../assumption.ts';
import { isUnderstoodOfAds } from '../marking/ad-names-of.ts';
import { isNearMetric, nearWithin } from '../marking/near-names-of.ts';
import { isOccupancy } from '../marking/occupancy.ts';
import { isEventVerb } from '../marking/own-word-forms.ts';
import { isRateOfRows } from '../marking/rate-of-fates.ts';
import { isPerThousand, isSatisfaction } from '../marking/short-ratio.ts';
import { isLessCosts } from '../rephrasing/numbers/beside/less-costs.ts';
import { isFate } from '../rephrasing/numbers/columns/columns-in-two-words.ts';
import { isSearched } from '../rephrasing/numbers/columns/how-often-searched.ts';
import { GIVING } from '../rephrasing/numbers/limits/limits-of-giving.ts';
import { isMeanOfOne } from '../rephrasing/numbers/of-one/mean-of-one-event.ts';
import { isPriceOfSold } from '../rephrasing/numbers/of-one/price-of-sold.ts';
import { isPricePerThing } from '../rephrasing/numbers/of-one/price-per-thing.ts';
import { isSizeOfOrder } from '../rephrasing/numbers/of-one/size-of-orders.ts';
import { isTimeUnderstood } from '../rephrasing/numbers/of-one/time-of-one-event.ts';
import { isMailRate } from '../rephrasing/numbers/rates/mail-rates.ts';
import { isRateOfVisits } from '../rephrasing/numbers/rates/own-rates.ts';

/** That a number was said by words that are not its name, or name others as well. */
export function metricAsSaid(said: string, metric: string, label: string): readonly Assumption[] {
  const words = said.toLowerCase();
  const minutes = /hours~([^:]+)/.exec(metric)?.[1];
  const asRead: Assumption = { code: 'substitute', said, read: metric };
  return [
    ...(minutes === undefined ? [] : [{ code: 'hours_of_minutes', read: minutes } as const]),
    ...(isSearched(said, metric) ? [{ code: 'shown_not_searched', said } as const] : []),
    ...(isOtherName(said, metric) ? [asRead] : []),
    ...nearWithin(said, metric).map((near): Assumption => ({ code: 'substitute', ...near })),
    ...(isLooserThan(words, metric, label) ? [asRead] : []),
    ...(isSizeOfOrder(said, metric) ? [asRead] : []),
    ...(isTakingsVerb(words) ? [asRead] : []),
    ...(/^(?:sales?|sell|sold|selling)$/.test(words) && metric === 'revenue' ? [asRead] : []),
    ...(isClickedAs(words, metric) ? [asRead] : []),
    ...(isBoughtAs(words, metric, label) ? [asRead] : []),
    ...(metric === 'engagement_per_session' && !words.includes('engagement') ? [asRead] : []),
  ];
}

const isOtherName = (said: string, metric: string): boolean =>
  isPartOfName(said, metric) || (!isMetricId(metric) && isUnderstoodAs(said, metric));

/** Words of a column that are no words of its name. */
const isUnderstoodAs = (said: string, metric: string): boolean =>
  isEventVerb(said) ||
  isSaidOtherwise(said) ||
  isNearMetric(said, metric) ||
  isFate(said) ||
  isRateOfRows(said, metric) ||
  isOccupancy(said, metric) ||
  isRateOfVisits(said, metric) ||
  isMailRate(said, metric) ||
  isSatisfaction(said, metric) ||
  isPerThousand(said) ||
  isUnderstoodOfAds(said, metric) ||
  isMeanOfOne(said, metric) ||
  isPriceOfSold(said, metric) ||
  isPricePerThing(said, metric) ||
  isTimeUnderstood(said, metric) ||
  isBuying(said) ||
  isOfSelling(said, metric) ||
  isLessCosts(said, metric);

/** "Brings in the most", "most lucrative" name no number: that it is money is said. */
const isTakingsVerb = (words: string): boolean =>
  /^(?:brings?|brought|lucrative)$/.test(words) || GIVING.test(words);

/** "Visitors" where those who were let in are counted, "revenue" where fees are what comes in */
const isSaidOtherwise = (said: string): boolean => /^visitors?\b|^(?:total )?revenue$/i.test(said);

/** "Sessions from Google", where a search counts clicks alone: who clicked twice came once, and one of them is no visitor. */
const isClickedAs = (words: string, metric: string): boolean =>
  metric === 'clicks' && /^(?:sessions?|visitors?|users?)$/.test(words);

/** "How much did pubs buy": for how much, or so many orders, is not said by the verb. */
const isBoughtAs = (words: string, metric: string, label: string): boolean =>
  /^(?:buys?|bought|buying)$/.test(words) &&
  (metric === 'revenue' || (metric === 'purchases' && !/^purchases$/i.test(label)));

/** "How many did we sell", "who bought most": which column was taken for what was sold. */
export const isOfSelling = (said: string, metric: string): boolean =>
  /^(?:sells?|sold|selling|buys?|bought|buying)$/i.test(said) && kindOfColumn(metric) === 'count';

/** "Conversions" and "engagement" name no one number: which of them is told is said. */
const LOOSE: ReadonlyMap<string, RegExp> = new Map([
  ['conversion_rate', /./],
  ['key_events', /conver/],
  ['purchase_rate', /visitor|user|people/],
  ['engaged_sessions', /visitor|user|people|audience/],
  ['engagement_rate', /^(?!.*rate)/],
  ['bounce_rate', /^(?!.*rate)/],
]);

const isLooserThan = (words: string, metric: string, label: string): boolean =>
  words !== label.toLowerCase() &&
  !(/^key events?\b/.test(words) && label.startsWith('Key event')) &&
  LOOSE.get(metric)?.test(words) === true;

/** "MRR" for a column new_mrr: less was said than is counted. */
function isPartOfName(said: string, metric: string): boolean {
  if (isMetricId(metric)) return false;
  const spoken = wordsOf(said);
  const name = wordsOf(camelCaseApart(metric));
  return spoken.length < name.length && spoken.every((word) => name.includes(word));
}
