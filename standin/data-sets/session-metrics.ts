import type { Measure, ServedMetric } from './data-set.ts';

const sessions: Measure = { kind: 'sessions' };
const users: Measure = { kind: 'users' };
const sessionsWith = (where: string): Measure => ({ kind: 'sessions', where });
const sum = (column: string, divisor = 1): Measure => ({ kind: 'sum', column, divisor });
const ratio = (over: Measure, under: Measure): Measure => ({ kind: 'ratio', over, under });

/**
 * What can be counted truthfully over rows that are sessions with the columns pageviews, hits, seconds, engaged,
 * bounced, firstVisit, purchases, hasPurchase and revenueCents. Where the data only comes close to Google's
 * definition, the description says what is counted instead.
 */
export function sessionMetrics(activeColumn = 'pageviews'): readonly ServedMetric[] {
  const activeUsers: Measure = { kind: 'users', where: activeColumn };
  return [
    metric(
      'sessions',
      'Sessions',
      'Session',
      'TYPE_INTEGER',
      sessions,
      'The number of sessions that began on your site.',
    ),
    metric(
      'totalUsers',
      'Total users',
      'User',
      'TYPE_INTEGER',
      users,
      'The number of distinct users who have logged at least one event, regardless of whether the site was in use when that event was logged.',
    ),
    metric(
      'activeUsers',
      'Active users',
      'User',
      'TYPE_INTEGER',
      activeUsers,
      'The number of distinct users who visited your site. Derived: users with a session of at least one page view.',
    ),
    metric(
      'newUsers',
      'New users',
      'User',
      'TYPE_INTEGER',
      sum('firstVisit'),
      'The number of users who interacted with your site for the first time. Derived: sessions that are a first visit, so a first visit cut in two by midnight counts on both days.',
    ),
    metric(
      'engagedSessions',
      'Engaged sessions',
      'Session',
      'TYPE_INTEGER',
      sessionsWith('engaged'),
      'The number of engaged sessions. Derived: sessions that did not bounce (sessions minus bounces), since the data holds bounces as Universal Analytics counted them.',
    ),
    metric(
      'engagementRate',
      'Engagement rate',
      'Session',
      'TYPE_FLOAT',
      ratio(sessionsWith('engaged'), sessions),
      'The percentage of engaged sessions (Engaged sessions divided by Sessions). Derived from bounces, like engagedSessions.',
      { expression: 'engagedSessions/sessions' },
    ),
    metric(
      'bounceRate',
      'Bounce rate',
      'Session',
      'TYPE_FLOAT',
      ratio(sessionsWith('bounced'), sessions),
      'The percentage of sessions that were not engaged ((Sessions Minus Engaged sessions) divided by Sessions).',
      { expression: '(sessions-engagedSessions)/sessions' },
    ),
    metric(
      'averageSessionDuration',
      'Average session duration',
      'Session',
      'TYPE_SECONDS',
      ratio(sum('seconds'), sessions),
      "The average duration (in seconds) of users' sessions. Derived from the time on site that Universal Analytics measured, which is 0 for a single hit.",
    ),
    metric(
      'sessionsPerUser',
      'Sessions per user',
      'Session',
      'TYPE_FLOAT',
      ratio(sessions, activeUsers),
      'The average number of sessions per user (Sessions divided by Active Users).',
      { expression: 'sessions/activeUsers' },
    ),
    metric(
      'userEngagementDuration',
      'User engagement',
      'User',
      'TYPE_SECONDS',
      sum('seconds'),
      'The total amount of time (in seconds) of user engagement. Derived: the time on site of all sessions.',
    ),
    metric(
      'screenPageViews',
      'Views',
      'Page / screen',
      'TYPE_INTEGER',
      sum('pageviews'),
      'The number of web pages your users viewed. Repeated views of a single page are counted.',
    ),
    metric(
      'screenPageViewsPerSession',
      'Views per session',
      'Page / screen',
      'TYPE_FLOAT',
      ratio(sum('pageviews'), sessions),
      'The number of web pages your users viewed per session.',
      { expression: 'screenPageViews/sessions' },
    ),
    metric(
      'screenPageViewsPerUser',
      'Views per active user',
      'Page / screen',
      'TYPE_FLOAT',
      ratio(sum('pageviews'), activeUsers),
      'The number of web pages your users viewed per active user.',
      { expression: 'screenPageViews/activeUsers' },
    ),
    metric(
      'eventCount',
      'Event count',
      'Event',
      'TYPE_INTEGER',
      sum('hits'),
      'The count of events. Derived: the hits that Universal Analytics recorded.',
    ),
    metric(
      'eventsPerSession',
      'Events per session',
      'Event',
      'TYPE_FLOAT',
      ratio(sum('hits'), sessions),
      'The average number of events per session (Event count divided by Sessions).',
      { expression: 'eventCount/sessions' },
    ),
    metric(
      'transactions',
      'Transactions',
      'Ecommerce',
      'TYPE_INTEGER',
      sum('purchases'),
      'The count of transaction events with purchase revenue.',
    ),
    metric(
      'ecommercePurchases',
      'Ecommerce purchases',
      'Ecommerce',
      'TYPE_INTEGER',
      sum('purchases'),
      'The number of times users completed a purchase.',
    ),
    metric(
      'purchaseRevenue',
      'Purchase revenue',
      'Ecommerce',
      'TYPE_CURRENCY',
      sum('revenueCents', 100),
      'The sum of revenue from purchases made on your site.',
    ),
    metric(
      'totalRevenue',
      'Total revenue',
      'Revenue',
      'TYPE_CURRENCY',
      sum('revenueCents', 100),
      'The sum of revenue from purchases, subscriptions, and advertising. This property has purchases only.',
    ),
    metric(
      'averagePurchaseRevenue',
      'Average purchase revenue',
      'Ecommerce',
      'TYPE_CURRENCY',
      ratio(sum('revenueCents', 100), sum('purchases')),
      'The average purchase revenue in the transaction group of events.',
      { expression: 'purchaseRevenue/transactions' },
    ),
    metric(
      'totalPurchasers',
      'Total purchasers',
      'Ecommerce',
      'TYPE_INTEGER',
      { kind: 'users', where: 'hasPurchase' },
      'The number of users that logged purchase events for the time period selected.',
    ),
  ];
}

/** Where the rows count key events: the events, and whether a session had one. */
export interface KeyEventColumns {
  readonly events: string;
  readonly hasEvent: string;
}

/** `keyEvents` and its rates over all key events together, and over one event where `name` is given. */
export function keyEventMetrics(
  columns: KeyEventColumns,
  name?: string,
  activeColumn = 'pageviews',
): readonly ServedMetric[] {
  const activeUsers: Measure = { kind: 'users', where: activeColumn };
  const suffix = name === undefined ? '' : `:${name}`;
  const title = name === undefined ? '' : ` (${name})`;
  const only = name === undefined ? '' : ` Only ${name}.`;
  const old = (text: string) => ({ deprecatedApiNames: [`${text}${suffix}`] });
  return [
    metric(
      `keyEvents${suffix}`,
      `Key events${title}`,
      'Event',
      'TYPE_FLOAT',
      sum(columns.events),
      `The count of key events.${only}`,
      old('conversions'),
    ),
    metric(
      `sessionKeyEventRate${suffix}`,
      `Session key event rate${title}`,
      'Session',
      'TYPE_FLOAT',
      ratio(sessionsWith(columns.hasEvent), sessions),
      `The percentage of sessions in which a key event was triggered.${only}`,
      old('sessionConversionRate'),
    ),
    metric(
      `userKeyEventRate${suffix}`,
      `User key event rate${title}`,
      'User',
      'TYPE_FLOAT',
      ratio({ kind: 'users', where: columns.hasEvent }, activeUsers),
      `The percentage of active users who triggered a key event.${only}`,
      old('userConversionRate'),
    ),
  ];
}

export function metric(
  apiName: string,
  uiName: string,
  category: string,
  type: ServedMetric['type'],
  measure: Measure,
  description: string,
  more: Pick<ServedMetric, 'expression' | 'deprecatedApiNames'> = {},
): ServedMetric {
  return { apiName, uiName, category, type, measure, description, ...more };
}
