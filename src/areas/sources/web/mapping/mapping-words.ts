import type { MappingRole } from '#src/areas/sources/contract.ts';

/** As Google names them on the page where they are chosen. */
const metricNames: Readonly<Record<string, string>> = {
  sessions: 'Sessions',
  totalUsers: 'Total users',
  activeUsers: 'Active users',
  engagedSessions: 'Engaged sessions',
  keyEvents: 'Key events',
  ecommercePurchases: 'Ecommerce purchases',
  transactions: 'Transactions',
  purchaseRevenue: 'Purchase revenue',
  totalRevenue: 'Total revenue',
};
const OWN_KEY_EVENT = 'keyEvents:';

/** A mapped metric in words: "Total users"; of the property's own key events, "Key events (sign_up)". */
export const metricWords = (apiName: string): string =>
  apiName.startsWith(OWN_KEY_EVENT)
    ? `Key events (${apiName.slice(OWN_KEY_EVENT.length)})`
    : (metricNames[apiName] ?? apiName);

/** In the order in which they are asked. What each role does, in words for people. */
export const mappingRoles: readonly {
  readonly role: MappingRole;
  readonly name: string;
  readonly about: string;
}[] = [
  { role: 'sessions', name: 'Sessions', about: 'Visits. Every rate is counted on them.' },
  { role: 'users', name: 'Users', about: 'People, or rather their browsers.' },
  { role: 'engagement', name: 'Engagement', about: 'Visits that were more than a glance.' },
  { role: 'conversion', name: 'Conversion', about: 'What the site is for, whatever it is.' },
  { role: 'purchase', name: 'Purchase', about: 'Orders.' },
  { role: 'revenue', name: 'Revenue', about: 'What the orders brought in.' },
  { role: 'lead', name: 'Lead', about: 'Sign-ups, requests, calls.' },
];
