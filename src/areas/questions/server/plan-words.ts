import { shortDay } from '#src/language/quantity.ts';
import { dimensions } from '#src/semantics/dimension.ts';
import { metrics, type Unit } from '#src/semantics/metric.ts';
import { isMemberFilter, type QueryPlan } from '#src/semantics/query-plan.ts';
import { memberFilterWords } from './member-filter-words.ts';

/**
 * A plan as a sentence that somebody without SQL can check: "Sessions and Revenue by Country, where …, from … to …".
 *
 * @param currency ISO 4217: of the amounts in it; null where it is not known
 */
export function planWords(plan: QueryPlan, currency: string | null): string {
  const what = listed(plan.metrics.map((id) => metrics[id].label));
  const cuts = plan.dimensions.map((id) => dimensions[id].label);
  const grain = plan.grain === 'total' ? [] : [plan.grain];
  const by = [...cuts, ...grain];
  const where = plan.filters.map((filter) => filterWords(filter, currency));
  const order = plan.order.map(({ by: name, direction }) =>
    name === 'time'
      ? `${direction === 'up' ? 'oldest' : 'newest'} first`
      : `${labelOf(name)} from ${direction === 'up' ? 'low to high' : 'high to low'}`,
  );
  const parts = [
    by.length === 0 ? what : `${what} by ${listed(by)}`,
    ...(where.length === 0 ? [] : [`where ${listed(where)}`]),
    plan.from === plan.to ? `on ${dated(plan.from)}` : `from ${dated(plan.from)} to ${dated(plan.to)}`,
    ...(plan.leftOut.length === 0 ? [] : [`without ${days(plan.leftOut.length)} that lack a number`]),
    ...((plan.known ?? []).length === 0
      ? []
      : [`only rows with ${listed((plan.known ?? []).map((id) => metrics[id].label))}`]),
    ...(order.length === 0 ? [] : [`sorted by ${listed(order)}`]),
    `at most ${plan.limit.toLocaleString('en-US')} rows`,
  ];
  return `${parts.join(', ')}.`;
}

const valueWords = { above: 'above', below: 'below', at_least: 'at least', at_most: 'at most' } as const;

function filterWords(filter: QueryPlan['filters'][number], currency: string | null): string {
  if (!isMemberFilter(filter)) {
    const { label, unit } = metrics[filter.metric];
    return `${label} is ${valueWords[filter.is]} ${limitText(filter.value, unit, currency)}`;
  }
  const shown = filter.members.slice(0, 5).map((member) => `“${member}”`);
  const more = filter.members.length - shown.length;
  const names = [...shown, ...(more > 0 ? [`${more} more`] : [])];
  return `${dimensions[filter.dimension].label} ${memberFilterWords[filter.is]} ${names.join(' or ')}`;
}

/** A limit in the unit of its metric, with all of its digits but what the computer adds: $9,834.08 · 2.5 % · 90 s. */
function limitText(value: number, unit: Unit, currency: string | null): string {
  const write = (number: number, options: Intl.NumberFormatOptions = {}) =>
    new Intl.NumberFormat('en-US', { maximumFractionDigits: 6, ...options }).format(number);
  switch (unit) {
    case 'currency':
      return write(value, {
        maximumFractionDigits: Math.abs(value) < 1 ? 6 : 2,
        trailingZeroDisplay: 'stripIfInteger',
        ...(currency !== null && { style: 'currency', currency }),
      });
    case 'fraction':
      return `${write(value * 100)}\u00a0%`;
    case 'seconds':
      return `${write(value)}\u00a0s`;
    default:
      return write(value);
  }
}

const labelOf = (id: string): string =>
  id in metrics ? metrics[id as keyof typeof metrics].label : dimensions[id as keyof typeof dimensions].label;

const days = (count: number): string => `${count.toLocaleString('en-US')} ${count === 1 ? 'day' : 'days'}`;

const dated = (day: string): string => `${shortDay(day)}, ${day.slice(0, 4)}`;

const listed = (words: readonly string[]): string =>
  words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`;
