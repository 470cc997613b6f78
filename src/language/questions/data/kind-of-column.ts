import { camelCaseApart } from '../text/camel-case-apart.ts';
import type { AskMetric } from './asked-metric.ts';
import { PAID_WORDS } from './spent-columns.ts';

/** What a column adds up: coins, minutes, weights and ways, or things that can be counted one by one. */
export type ColumnKind = 'money' | 'time' | 'measure' | 'count';

const CAME_IN =
  'revenues?|incomes?|takings?|turnover|amounts?|fees?|fares?|tips?|gratuit(?:y|ies)|prices?|earnings|profits?|proceeds|sales|premiums?|rents?|commissions?|tuition|tolls?|dues|billings|royalt(?:y|ies)|mrr|arr|gmv|aov|eur|euros?|usd|gbp|chf|dollars?|pounds?|cents?|pence';
const MONEY = new RegExp(`^(?:${CAME_IN}|${PAID_WORDS})$`);
/** What was paid for them, whatever they are. */
const COST_OF = /^(?:cost|costs) of \p{L}/u;
/** What is money by its whole name: of "jobs invoiced" and "tickets box office" the jobs and tickets are counted. */
const MONEY_IN_FULL =
  /^(?:(?:total|amount|net|gross|value) )?(?:invoiced|billed|charged|box office|gate money)$|^(?:compensations?|payouts?)(?: paid)?$|(?:^| )(?:(?:box office|gate) (?:gross|receipts)|(?:sales?|orders?|bookings?|invoiced?|transactions?|tickets?|conversions?|conv|purchases?|enroll?ments?|registrations?|subscriptions?|leads?) values?|(?:sales?|invoiced?|billed|charged) totals?)$/;
const COINS = /^(?:eur|euros?|usd|gbp|chf|dollars?|pounds?|cents?|pence)$/;
const TIME = /^(?:minutes?|mins?|hours?|hrs?|seconds?|secs?|time|duration)$/;
const MEASURE =
  /^(?:kg|kgs|kilos?|kilograms?|grams?|tonn?es?|lbs?|km|kms|kilomet(?:er|re)s?|miles?|met(?:er|re)s?|sqm|lit(?:er|re)s?|gallons?|kwh|gb|weight|volume|distance)$/;

/** "hire_income", "minutesAloft": the words of a name, as it is written. */
const wordsIn = (column: string): readonly string[] =>
  camelCaseApart(column)
    .toLowerCase()
    .split(/[^\p{L}]+/u)
    .filter((word) => word !== '');

/** As the name of a file's column says. "Sales" that were counted are no money, which nobody can tell from the name. */
export function kindOfColumn(column: string): ColumnKind {
  const words = wordsIn(column);
  if (words.some((word) => TIME.test(word))) return 'time';
  if (words.some((word) => MEASURE.test(word))) return 'measure';
  const name = words.join(' ');
  if (COST_OF.test(name) || MONEY_IN_FULL.test(name)) return 'money';
  // "Onboard spend", "fee eur"; "paid fares" are paid, "fare checks" are counted
  return MONEY.test(words.at(-1) ?? '') || words.some((word) => COINS.test(word)) ? 'money' : 'count';
}

export const isMoneyColumn = (column: string): boolean => kindOfColumn(column) === 'money';

/** A metric of the catalogue says its unit, one of a file has nothing but its name. */
export function kindOfMetric({
  unit,
  kind,
  columns,
}: Pick<AskMetric, 'unit' | 'kind' | 'columns'>): ColumnKind {
  if (unit === 'currency') return 'money';
  if (unit === 'seconds') return 'time';
  if (kind === 'quotient') return 'count';
  // What two columns make together is of their kind, where they have one
  const [only = 'count', ...others] = new Set(columns.map(kindOfColumn));
  return others.length === 0 ? only : 'count';
}
