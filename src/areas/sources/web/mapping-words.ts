import type { MappingRole } from '#src/areas/sources/contract.ts';

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
