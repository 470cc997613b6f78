import type { Finding, Guard } from '#src/engine/finding.ts';
import { type BoundText, join, sentence } from './bound-text.ts';
import type { FindingContext } from './finding-context.ts';
import { about, amount, daysText, percent, roughAmount, roughPercent } from './quantity.ts';
import { memberName, segmentPhrase } from './segment-phrase.ts';

/** Less than half an event a week is nothing. */
export const HARDLY_ANYTHING = 0.5;

/** "One order of about $18,100 made 41.7 % of the week's revenue: no trend". */
export function ordersTitle(
  segment: Finding['segment'],
  guard: Extract<Guard, { type: 'single_order' }>,
  { currency }: FindingContext,
): BoundText {
  const value = orderValue(guard, currency);
  const share = orderShare(guard);
  const whose =
    Object.keys(segment).length === 0
      ? 'the week’s revenue'
      : join(['the revenue of', segmentPhrase(segment, 'within')]);
  if (guard.orders === 1) return sentence`One order of ${value} made ${share} of ${whose}: no trend`;
  // Orders that share their cells with others can be counted and valued only roughly.
  if (!guard.exact)
    return sentence`A few large orders, roughly ${roughAmount(guard.value, currency, 'guards.single_order.value')} together, made ${share} of ${whose}: no trend`;
  const orders = { text: String(guard.orders), path: 'guards.single_order.orders', value: guard.orders };
  return sentence`${orders} large orders worth ${value} made ${share} of ${whose}: no trend`;
}

/** An order that stands alone in its cell is known to the cent; of one among others only about, so in fewer digits. */
function orderValue(guard: Extract<Guard, { type: 'single_order' }>, currency: string | null): BoundText {
  const path = 'guards.single_order.value';
  return guard.exact
    ? sentence`${amount(guard.value, 'currency', currency, path)}`
    : sentence`about ${roughAmount(guard.value, currency, path)}`;
}

function orderShare({ share, exact }: Extract<Guard, { type: 'single_order' }>): BoundText {
  const path = 'guards.single_order.share';
  return exact ? sentence`${percent(share, path)}` : sentence`about ${roughPercent(share, path)}`;
}

/** What was checked before the claim was made. */
export function guardSentence(
  guard: Guard,
  { currency, metricOf, dimensionLabel }: FindingContext,
): BoundText {
  switch (guard.type) {
    case 'single_order': {
      const value = orderValue(guard, currency);
      const share = orderShare(guard);
      return guard.orders === 1
        ? sentence`A single order of ${value} makes ${share} of it; without that order there is no change that holds.`
        : sentence`A few large orders worth ${value} make ${share} of it; without them there is no change that holds.`;
    }
    case 'partial_week':
      return sentence`Only ${{ text: String(guard.daysPresent), path: 'guards.partial_week.daysPresent', value: guard.daysPresent }} days of this week have data.`;
    case 'silent_days':
      return sentence`On ${daysText(guard.days, 'guards.silent_days.days')} there was none at all, where about ${about(guard.expected, 'guards.silent_days.expected')} were expected; visits went on.`;
    case 'moved_page':
      return sentence`A new page of the same folder, ${memberName(guard.to, 'page', 'guards.moved_page.to')}, has ${amount(guard.observed, 'count', null, 'guards.moved_page.observed')}: it looks renamed rather than lost.`;
    case 'unengaged_rise':
      return sentence`Of the additional visits, ${percent(guard.share, 'guards.unengaged_rise.share')} were engaged, where ${percent(guard.usual, 'guards.unengaged_rise.usual')} is usual: they look like bots rather than people.`;
    case 'small_base':
      if (guard.expected < HARDLY_ANYTHING)
        return sentence`There was next to nothing of it in the weeks before.`;
      return sentence`The base is small: ${{ text: guard.expected.toFixed(1), path: 'guards.small_base.expected', value: guard.expected }} expected.`;
    case 'no_year_before':
      return sentence`No year before is known: over these ${{ text: String(guard.weeks), path: 'guards.no_year_before.weeks', value: guard.weeks }} weeks a season would look the same.`;
    case 'mix_reversal':
      return sentence`The parts by ${dimensionLabel(guard.dimension).toLowerCase()} moved the other way: it is their mix that changed, not each of them.`;
    case 'no_business_effect':
      return guard.proportionRuledOut
        ? sentence`${metricOf(guard.metric).label} did not move with it.`
        : sentence`No change of ${metricOf(guard.metric).noun} was seen with it.`;
  }
}
