import { type AdColumns, adColumns } from '../../data/ad-columns.ts';
import type { SourceView } from '../../data/source-view.ts';
import { COST_OF_END, ENDS_OF_ADS } from '../../vocabulary/ad-words.ts';
import { list } from '../../vocabulary/list.ts';
import { metricWords } from '../../vocabulary/metric-words.ts';
import type { Meaning } from '../mark.ts';
import { phraseOf } from './phrases.ts';

const catalogued = (metric: string): readonly string[] =>
  metricWords.flatMap((one) => (one.metric === metric ? one.words : []));

/** What is said of a visit is no rate of a click. */
const ofNoVisit = (words: readonly string[]): readonly string[] =>
  words.filter((word) => !/session|visit|traffic|key event|goal/.test(word));

const phrases = (words: readonly string[]): readonly string[] => [...new Set(words.map(phraseOf))];

const WORDS = {
  cost: phrases(
    list(`
      cost, costs, spend, spending, spent, ad spend, ad cost, ad costs, adspend, media spend, media cost, marketing spend, marketing cost,
      advertising cost, advertising spend, amount spent, money spent, total spend, total cost, spend on ads, spent on ads,
      spend on advertising, spent on advertising, spend on marketing, spent on marketing`),
  ),
  clicks: phrases(
    list('click, clicks, clicked, ad click, link click, paid click, click volume, number of click'),
  ),
  impressions: phrases(list('impression, impressions, impr, imp, imps, ad impression, paid impression')),
  conversions: phrases([...ofNoVisit(catalogued('key_events')), ...ENDS_OF_ADS]),
  value: phrases(
    list(
      'value, conversion value, conv value, value of conversion, value of the conversion, total conversion value',
    ),
  ),
  clickRate: phrases(catalogued('ctr')),
  conversionRate: phrases(ofNoVisit(catalogued('conversion_rate'))),
  /** What one of them cost. */
  perConversion: phrases(COST_OF_END),
} as const;

type Word = keyof typeof WORDS;

/** The metric of each kind of word, as far as these columns tell it. */
function metricsOf({
  cost,
  clicks,
  impressions,
  conversions,
  value,
}: AdColumns): Partial<Record<Word, string>> {
  const [ends, second] = conversions;
  const only = second === undefined ? ends : undefined;
  const ratio = (over: string | undefined, under: string | undefined) =>
    over === undefined || under === undefined ? {} : { is: `ratio:${over}:${under}` };
  const found: Readonly<Record<Word, string | undefined>> = {
    cost,
    clicks,
    impressions,
    conversions: only,
    value,
    clickRate: ratio(clicks, impressions).is,
    conversionRate: ratio(only, clicks).is,
    perConversion: ratio(cost, only).is,
  };
  return Object.fromEntries(Object.entries(found).filter(([, metric]) => metric !== undefined));
}

/**
 * The words of advertising for the columns of a file of advertisements: its "conversions" are the enrolments at the end of its rows,
 * where nothing else is counted of the clicks.
 */
export function adNamesOf(views: readonly SourceView[]): ReadonlyMap<string, Meaning> {
  const found = new Map<string, Meaning>();
  for (const view of views) {
    const columns = adColumns(view);
    if (columns === undefined) continue;
    for (const [word, metric] of Object.entries(metricsOf(columns)))
      for (const phrase of WORDS[word as Word])
        if (!found.has(phrase)) found.set(phrase, { type: 'metric', metric });
  }
  return found;
}

const UNDERSTOOD: ReadonlySet<string> = new Set([
  ...WORDS.conversions,
  ...WORDS.conversionRate,
  ...WORDS.perConversion,
  ...WORDS.value,
]);
const NAMED = /conver|key_events|acqui|(?:^|:)conv(?:_|$|:)/;

/** Whether what an advertisement is made for was left to be understood. */
export const isUnderstoodOfAds = (said: string, metric: string): boolean =>
  UNDERSTOOD.has(phraseOf(said)) && !NAMED.test(metric);
