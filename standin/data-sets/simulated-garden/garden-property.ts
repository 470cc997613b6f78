import type { KeyEvent, PropertyFacts } from '../data-set.ts';

const keyEvents: readonly KeyEvent[] = [
  { id: '300000002', eventName: 'purchase', countingMethod: 'ONCE_PER_EVENT', custom: false },
  { id: '300000003', eventName: 'generate_lead', countingMethod: 'ONCE_PER_EVENT', custom: true },
  { id: '300000004', eventName: 'sign_up', countingMethod: 'ONCE_PER_EVENT', custom: true },
];

/** Where the simulated site would be; `.example` can belong to nobody. */
export const gardenOrigin = 'https://www.northwind-garden.example';

export const gardenProperty: PropertyFacts = {
  id: '200000002',
  displayName: 'Northwind Garden (simulated)',
  account: { id: '100000004', displayName: 'Northwind Garden (simulated)' },
  timeZone: 'Europe/Berlin',
  currencyCode: 'EUR',
  industryCategory: 'HOME_AND_GARDEN',
  serviceLevel: 'GOOGLE_ANALYTICS_STANDARD',
  createTime: '2019-03-18T09:00:00.000Z',
  webStreams: [
    {
      id: '400000002',
      displayName: 'Northwind Garden',
      measurementId: 'G-SIMULATE2',
      defaultUri: gardenOrigin,
    },
  ],
  keyEvents,
  visibleTo: ['owner@example.test', 'admin@example.test'],
};
