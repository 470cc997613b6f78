import type { Measure, ServedMetric } from '../data-set.ts';
import { keyEventMetrics, metric, sessionMetrics } from '../session-metrics.ts';

const sum = (column: string, divisor = 1): Measure => ({ kind: 'sum', column, divisor });

/** Analytics calls a user active with an engaged session or a first visit. */
const active = 'active';
const activeUsers: Measure = { kind: 'users', where: active };

export const itemMetrics: readonly ServedMetric[] = [
  metric(
    'itemsViewed',
    'Items viewed',
    'Ecommerce',
    'TYPE_INTEGER',
    sum('itemsViewed'),
    'The number of units viewed for all items.',
  ),
  metric(
    'itemsAddedToCart',
    'Items added to cart',
    'Ecommerce',
    'TYPE_INTEGER',
    sum('itemsAdded'),
    'The number of units added to cart for all items.',
  ),
  metric(
    'itemsPurchased',
    'Items purchased',
    'Ecommerce',
    'TYPE_INTEGER',
    sum('itemsPurchased'),
    'The number of units for all items included in purchase events.',
  ),
  metric(
    'itemRevenue',
    'Item revenue',
    'Ecommerce',
    'TYPE_CURRENCY',
    sum('revenueCents', 100),
    'The total revenue from items only. This shop adds neither tax nor shipping.',
  ),
];

/** Google answers them beside other dimensions too; the stand-in by date or in one sum only. */
export const trailingMetrics: readonly ServedMetric[] = [1, 7, 28].map((days) =>
  metric(
    `active${days}DayUsers`,
    `${days}-day active users`,
    'User',
    'TYPE_INTEGER',
    { kind: 'trailingUsers', days, where: active },
    `The number of distinct active users within a ${days} day period that ends with the last day. Served by date or without dimensions only.`,
  ),
);

/** From the linked Search Console. Only what that knows too can stand beside them. */
export const linkedSearchMetrics: readonly ServedMetric[] = [
  metric(
    'organicGoogleSearchClicks',
    'Organic Google Search clicks',
    'Search Console',
    'TYPE_INTEGER',
    sum('searchClicks'),
    'The number of organic Google Search clicks reported from Search Console.',
  ),
  metric(
    'organicGoogleSearchImpressions',
    'Organic Google Search impressions',
    'Search Console',
    'TYPE_INTEGER',
    sum('searchImpressions'),
    'The number of organic Google Search impressions reported from Search Console.',
  ),
  metric(
    'organicGoogleSearchClickThroughRate',
    'Organic Google Search click through rate',
    'Search Console',
    'TYPE_FLOAT',
    { kind: 'ratio', over: sum('searchClicks'), under: sum('searchImpressions') },
    'The organic Google Search click through rate reported from Search Console: clicks per impression.',
    { expression: 'organicGoogleSearchClicks/organicGoogleSearchImpressions' },
  ),
  metric(
    'organicGoogleSearchAveragePosition',
    'Organic Google Search average position',
    'Search Console',
    'TYPE_FLOAT',
    { kind: 'ratio', over: sum('searchPosition'), under: sum('searchImpressions') },
    'The average ranking of your website URLs for the query reported from Search Console.',
  ),
];

/** All metrics that say something about sessions, users, pages and events. */
export const siteMetrics: readonly ServedMetric[] = [
  ...sessionMetrics(active).map(inOwnWords),
  metric(
    'addToCarts',
    'Add to carts',
    'Ecommerce',
    'TYPE_INTEGER',
    sum('addsToCart'),
    'The number of times users added items to their shopping carts.',
  ),
  metric(
    'checkouts',
    'Checkouts',
    'Ecommerce',
    'TYPE_INTEGER',
    sum('checkouts'),
    'The number of times users started the checkout process.',
  ),
  metric(
    'firstTimePurchasers',
    'First time purchasers',
    'Ecommerce',
    'TYPE_INTEGER',
    { kind: 'users', where: 'firstPurchase' },
    'The number of users that completed their first purchase event.',
  ),
  metric(
    'eventCountPerUser',
    'Event count per user',
    'Event',
    'TYPE_FLOAT',
    { kind: 'ratio', over: sum('hits'), under: activeUsers },
    'The average number of events per user (Event count divided by Active users).',
    { expression: 'eventCount/activeUsers' },
  ),
  metric(
    'eventValue',
    'Event value',
    'Event',
    'TYPE_FLOAT',
    sum('revenueCents', 100),
    "The sum of the event parameter named 'value'. Here purchases alone have one.",
  ),
  metric(
    'purchaserConversionRate',
    'Purchaser rate',
    'Ecommerce',
    'TYPE_FLOAT',
    { kind: 'ratio', over: { kind: 'users', where: 'hasPurchase' }, under: activeUsers },
    'The percentage of active users who made 1 or more purchase transactions.',
  ),
  metric(
    'scrolledUsers',
    'Scrolled users',
    'User',
    'TYPE_INTEGER',
    { kind: 'users', where: 'engaged' },
    'The number of unique users who scrolled down at least 90% of the page. Here whoever is engaged does.',
  ),
  ...keyEventMetrics({ events: 'keyEvents', hasEvent: 'hasKeyEvent' }, undefined, active),
  ...keyEventMetrics({ events: 'purchases', hasEvent: 'hasPurchase' }, 'purchase', active),
  ...keyEventMetrics({ events: 'leads', hasEvent: 'leads' }, 'generate_lead', active),
  ...keyEventMetrics({ events: 'signUps', hasEvent: 'signUps' }, 'sign_up', active),
];

/** The simulated numbers are what they are called; only real data is derived from something else. */
function inOwnWords(field: ServedMetric): ServedMetric {
  return { ...field, description: field.description.replace(/ Derived[: ].*$/, '') };
}
