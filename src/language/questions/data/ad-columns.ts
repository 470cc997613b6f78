import { isMetricId } from '#src/semantics/metric.ts';
import { camelCaseApart } from '../text/camel-case-apart.ts';
import { wordsOf } from '../text/tokenize.ts';
import { isHarm } from './is-harm.ts';
import { kindOfColumn } from './kind-of-column.ts';
import type { SourceView } from './source-view.ts';

/** What of a source the names and the rows of its columns tell. */
type Columns = Pick<SourceView, 'metricColumns' | 'dimensionColumns' | 'source'>;

/** Where the money went, and what it was. "Amount spent (EUR)" and "total cost" are the same without either end. */
const FOR_ADS =
  '(?:ad|ads|advert|advertising|advertisement|media|marketing|campaign|ppc|sem|google ad|meta ad)';
const PLAIN_COST = new RegExp(`^(?:${FOR_ADS} )?(?:cost|expense)$|^adspend$`);
const PAID_FOR_ADS = new RegExp(
  `^${FOR_ADS} (?:spend|spent|spending|outlay|amount spent|budget spent|fee)$|^(?:agency|ad platform|ad serving) fee$`,
);
/** What was spent, by whom its name alone does not say: guests spend as well. */
const SPENT = /^(?:spend|spent|spending|amount spent|money spent|budget spent|spent budget|ad set spend)$/;
const BUDGET = new RegExp(`^(?:${FOR_ADS} )?budget$`);

const COINS = /^(?:eur|euro|usd|gbp|chf|dollar|pound|cad|aud|sek|nok|dkk|pln)$/;

/** "Amount spent (EUR)", "total_cost": without what it is written in, and that it is all of it. */
const nameOf = (column: string): string => {
  const words = wordsOf(camelCaseApart(column.replaceAll('_', ' ')));
  const bare = words.filter((word, at) => !(at > 0 && COINS.test(word)));
  return (bare.length > 1 && bare[0] === 'total' ? bare.slice(1) : bare).join(' ');
};

const CLICKS = /^(?:(?:ad|ads|link|paid|outbound|url) )?click$/;
const SEEN = /^(?:(?:ad|ads|paid) )?(?:impression|impr|imp|imps)$/;
const BOUGHT_SIGHT =
  /^(?:campaign|campaign name|ad set|ad set name|ad group|ad group name|adset|adgroup|ad network|ad name|ad platform)$/;

/** Whether the file is one of advertisements, where what was spent was spent on them. */
const isOfAds = ({ metricColumns, dimensionColumns }: Columns): boolean =>
  metricColumns.some((column) => CLICKS.test(nameOf(column)) || SEEN.test(nameOf(column))) ||
  dimensionColumns.some((column) => BOUGHT_SIGHT.test(nameOf(column)));

/** Whether a column is money that was paid out, by whichever of its names: less of it for each that came of it is better. */
export const isCostColumn = (column: string, view: Columns): boolean => {
  const name = nameOf(column);
  return PLAIN_COST.test(name) || PAID_FOR_ADS.test(name) || (SPENT.test(name) && isOfAds(view));
};

/** What was spent to get it: what was paid before what was only planned. */
export const costColumnOf = (columns: readonly string[]): string | undefined =>
  [
    (name: string) => PLAIN_COST.test(name) || PAID_FOR_ADS.test(name) || SPENT.test(name),
    (name: string) => BUDGET.test(name),
  ].flatMap((isIt) => columns.find((column) => isIt(nameOf(column)) && !/fee/.test(column)) ?? [])[0];

/** What advertisements cost and bring, as far as a file counts it. */
export interface AdColumns {
  readonly cost: string;
  readonly impressions: string | undefined;
  readonly clicks: string | undefined;
  /** What they are made for: conversions by their name, or else what else is counted of the clicks. */
  readonly conversions: readonly string[];
  readonly value: string | undefined;
}

const CONVERSIONS = /^(?:all )?(?:conversion|conv|key event|result)$/;
/** How many were reached is no end of a click. */
const ON_THE_WAY =
  /^(?:reach|frequency|session|visit|user|visitor|engagement|interaction|like|comment|share|follower|open|swipe|bounce|add(?:ed)? to (?:cart|basket)|cart addition|checkout|.*(?:view|session|play|visit|impression|click))$/;
const VALUE = /^(?:all )?(?:conversion|conv|purchase conversion|website purchase conversion) value$/;

/** The columns of a file of advertisements; undefined where costs are not counted beside what was seen or clicked. */
export function adColumns(view: Columns): AdColumns | undefined {
  const { metricColumns } = view;
  const cost = costColumnOf(metricColumns);
  const only = (pattern: RegExp): string | undefined =>
    onlyOne(metricColumns.filter((one) => pattern.test(nameOf(one))));
  const clicks = metricColumns.includes('clicks') ? 'clicks' : only(CLICKS);
  const impressions = metricColumns.includes('impressions') ? 'impressions' : only(SEEN);
  if (cost === undefined || (clicks === undefined && impressions === undefined)) return undefined;
  const named = metricColumns.filter((column) => CONVERSIONS.test(nameOf(column)));
  const conversions = named.length > 0 ? named.slice(0, 1) : endsOf(view, clicks, [cost, impressions]);
  return { cost, impressions, clicks, conversions, value: moneyBackOf(metricColumns, conversions) };
}

/**
 * Enrolments, bookings: what else is counted, and does not lie before it. Not every row has fewer of them than clicks: who clicked
 * yesterday enrols today.
 */
function endsOf(
  { metricColumns }: Columns,
  clicks: string | undefined,
  others: readonly (string | undefined)[],
): readonly string[] {
  if (clicks === undefined) return [];
  return metricColumns.filter((column) => {
    if (column === clicks || others.includes(column) || ON_THE_WAY.test(nameOf(column))) return false;
    if (isMetricId(column)) return /^(?:purchases|leads)$/.test(column);
    return kindOfColumn(column) === 'count' && !SEEN.test(nameOf(column)) && !isHarm(column);
  });
}

/** What came in by them: the value of conversions, that of the enrolments, or the revenue. */
function moneyBackOf(metricColumns: readonly string[], conversions: readonly string[]): string | undefined {
  if (metricColumns.includes('revenue')) return 'revenue';
  const things = conversions.map(nameOf);
  const values = metricColumns.filter(
    (column) => VALUE.test(nameOf(column)) || things.some((thing) => nameOf(column) === `${thing} value`),
  );
  return values[0];
}

const onlyOne = ([column, ...others]: readonly string[]): string | undefined =>
  others.length === 0 ? column : undefined;

/** What is clicked was seen, and what comes of it was clicked: parts of these, told in percent. */
export function isPartOfAds(over: string, under: string, view: Columns): boolean {
  const ads = adColumns(view);
  if (ads === undefined) return false;
  return (
    (over === ads.clicks && under === ads.impressions) ||
    (ads.conversions.includes(over) && under === ads.clicks)
  );
}
