import { isMetricId } from '#src/semantics/metric.ts';
import { VALUE_OF_ENDS } from '../vocabulary/ad-words.ts';
import { columnName } from './column-name.ts';
import { isHarm } from './is-harm.ts';
import { kindOfColumn } from './kind-of-column.ts';
import type { SourceView } from './source-view.ts';
import { CLICKS, costColumnOf, SEEN } from './spent-columns.ts';

/** What of a source the names and the rows of its columns tell. */
type Columns = Pick<SourceView, 'metricColumns' | 'dimensionColumns' | 'source'>;

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

/** The columns of a file of advertisements; undefined where costs are not counted beside what was seen or clicked. */
export function adColumns(view: Columns): AdColumns | undefined {
  const { metricColumns } = view;
  const cost = costColumnOf(view);
  const only = (pattern: RegExp): string | undefined =>
    onlyOne(metricColumns.filter((one) => pattern.test(columnName(one))));
  const clicks = metricColumns.includes('clicks') ? 'clicks' : only(CLICKS);
  const impressions = metricColumns.includes('impressions') ? 'impressions' : only(SEEN);
  if (cost === undefined || (clicks === undefined && impressions === undefined)) return undefined;
  const named = metricColumns.filter((column) => CONVERSIONS.test(columnName(column)));
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
    if (column === clicks || others.includes(column) || ON_THE_WAY.test(columnName(column))) return false;
    if (isMetricId(column)) return /^(?:purchases|leads)$/.test(column);
    return kindOfColumn(column) === 'count' && !SEEN.test(columnName(column)) && !isHarm(column);
  });
}

/** What came in by them: the value of conversions, that of the enrolments, or the revenue. */
function moneyBackOf(metricColumns: readonly string[], conversions: readonly string[]): string | undefined {
  if (metricColumns.includes('revenue')) return 'revenue';
  const things = conversions.map(columnName);
  const values = metricColumns.filter(
    (column) =>
      VALUE_OF_ENDS.test(columnName(column)) ||
      things.some((thing) => columnName(column) === `${thing} value`),
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
