import { metrics as catalogue, isMetricId } from '#src/semantics/metric.ts';
import { type TableFacts, weightedSum } from '../table-facts.ts';

/** What a run tests: the volume that segments are sized by, counts, rates and money. */
export interface PanelChoice {
  readonly volume: string | null;
  readonly panels: readonly PanelPlan[];
  /** Metrics without a sum, known for the whole site by week. */
  readonly weekly: readonly string[];
}

export interface PanelPlan {
  readonly metric: string;
  /** `amount`: what adds up and comes in no whole numbers (refunds in a currency, litres): how many events it is of nobody counts. */
  readonly type: 'count' | 'amount' | 'rate' | 'money' | 'mean';
  readonly numerator: string;
  readonly denominator: string | null;
  /** True when the numerator cannot exceed the denominator (a share). */
  readonly bounded: boolean;
}

const VOLUMES = ['sessions', 'impressions', 'clicks'];
/** Counts that are tested as part of a rate or an order chain only: alone they repeat what sessions say. */
const DERIVED_COUNTS = new Set([
  'engaged_sessions',
  'page_views',
  'engagement_seconds',
  'new_users',
  'key_events',
  'purchases',
  'leads',
]);
/** Whether it is what visits lead to (orders, their rate and worth), not how many there are. */
export function isOfOutcomes({ metric, type }: Pick<PanelPlan, 'metric' | 'type'>): boolean {
  return type !== 'count' || DERIVED_COUNTS.has(metric);
}

const RATES = ['engagement_rate', 'conversion_rate', 'purchase_rate', 'ctr'] as const;

/**
 * Few metrics, each with a question of its own: how many came (sessions), did they care (engagement rate), did they do
 * what matters (key events, purchases and their rates), what was it worth (revenue). Metrics of a file that the catalogue
 * does not know count as additive counts.
 */
export function choosePanels(facts: TableFacts): PanelChoice {
  const has = (metric: string) => Object.hasOwn(facts.values, metric) && usable(facts, metric);
  const additive = additiveOf(facts, has);
  const volume = chooseVolume(facts);
  const purchasesAgain = has('key_events') && has('purchases') && same(facts, 'key_events', 'purchases');
  const leadsAgain = has('key_events') && has('leads') && same(facts, 'key_events', 'leads');
  const outcomes = ['key_events', 'purchases', 'leads']
    .filter(has)
    .filter((metric) => !(metric === 'key_events' && purchasesAgain) && !(metric === 'leads' && leadsAgain));
  const panels: PanelPlan[] = [];
  const count = (metric: string) => {
    // What the catalogue counts is a count though Google shares one event among several channels
    const type = isMetricId(metric) || isWhole(facts, metric) ? 'count' : 'amount';
    panels.push({ metric, type, numerator: metric, denominator: null, bounded: false });
  };
  if (volume) count(volume);
  for (const metric of additive)
    if (
      metric !== volume &&
      facts.metrics[metric]?.unit !== 'currency' &&
      (!DERIVED_COUNTS.has(metric) || (!has('sessions') && metric === 'engaged_sessions'))
    )
      count(metric);
  for (const metric of outcomes) if (metric !== volume) count(metric);
  for (const metric of RATES) {
    const { kind, unit } = catalogue[metric];
    if (kind.type !== 'ratio' || !has(kind.numerator) || !has(kind.denominator)) continue;
    if (metric === 'conversion_rate' && purchasesAgain) continue;
    panels.push({
      metric,
      type: 'rate',
      numerator: kind.numerator,
      denominator: kind.denominator,
      bounded: unit === 'fraction',
    });
  }
  for (const metric of additive)
    if (facts.metrics[metric]?.unit === 'currency')
      panels.push({ metric, type: 'money', numerator: metric, denominator: null, bounded: false });
  for (const [metric, { kind }] of Object.entries(facts.metrics))
    if (kind.type === 'weighted_mean' && Object.hasOwn(facts.values, metric) && has(kind.weight))
      if (usable(facts, weightedSum(metric)))
        panels.push({
          metric,
          type: 'mean',
          numerator: weightedSum(metric),
          denominator: kind.weight,
          bounded: false,
        });
  const weekly = Object.keys(facts.weekly)
    .filter((metric) => (isMetricId(metric) ? catalogue[metric].kind.type === 'distinct' : true))
    .sort();
  return { volume, panels, weekly: weekly.filter((metric) => metric === 'users' || !isMetricId(metric)) };
}

/** What segments are sized by: visits, or what is counted most, of which everything else is some. */
export function chooseVolume(facts: TableFacts): string | null {
  const has = (metric: string) => Object.hasOwn(facts.values, metric) && usable(facts, metric);
  const visits = VOLUMES.find(has);
  if (visits !== undefined) return visits;
  const additive = additiveOf(facts, has);
  const counts = additive.filter(
    (metric) => facts.metrics[metric]?.unit === 'count' && isWhole(facts, metric),
  );
  const totals = new Map(counts.map((metric) => [metric, sumOf(facts, metric)]));
  return mostOf(totals) ?? additive[0] ?? null;
}

const sumOf = (facts: TableFacts, metric: string): number =>
  (facts.values[metric] as Float64Array).reduce((sum, value) => sum + value, 0);

/** The first of those with the largest total. */
const mostOf = (totals: ReadonlyMap<string, number>): string | undefined =>
  [...totals].reduce<[string, number] | undefined>(
    (most, one) => (most === undefined || one[1] > most[1] ? one : most),
    undefined,
  )?.[0];

/** False of what is measured: 153.34 refunded is one event or two, and not 153. */
const isWhole = (facts: TableFacts, metric: string): boolean =>
  (facts.values[metric] as Float64Array).every((value) => Number.isInteger(value));

function additiveOf(facts: TableFacts, has: (metric: string) => boolean): readonly string[] {
  return Object.keys(facts.values)
    .filter((metric) => facts.metrics[metric]?.kind.type === 'additive' && has(metric))
    .sort();
}

/** Beyond this no sum is exact any more, and no site has it. */
const LARGEST_VALUE = 1e15;

/** False when a value is negative (except money, which may be refunded), not a finite number or beyond all measure. */
export function usable(facts: TableFacts, metric: string): boolean {
  const money = facts.metrics[metric]?.unit === 'currency';
  const column = facts.values[metric] as Float64Array;
  for (let row = 0; row < column.length; row++) {
    const value = column[row] as number;
    // A comparison with NaN is false.
    if (!(value <= LARGEST_VALUE && value >= (money ? -LARGEST_VALUE : 0))) return false;
  }
  return true;
}

function same(facts: TableFacts, one: string, other: string): boolean {
  const [a, b] = [facts.values[one] as Float64Array, facts.values[other] as Float64Array];
  return a.every((value, row) => value === b[row]);
}
