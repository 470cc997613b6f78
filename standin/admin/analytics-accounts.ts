import type { PropertyFacts } from '../data-sets/data-set.ts';
import type { PropertyDirectory } from '../data-sets/property-directory.ts';
import type { Person } from '../identity/people.ts';

export interface AnalyticsAccount {
  readonly id: string;
  readonly displayName: string;
  readonly properties: readonly PropertyFacts[];
}

/** Analytics accounts in which nobody made a property yet, by the person who sees them. */
const emptyAccounts: Record<string, Omit<AnalyticsAccount, 'properties'>> = {
  'member@example.test': { id: '100000002', displayName: 'Mia’s account' },
  'stranger@example.test': { id: '100000003', displayName: 'Sam’s account' },
};

/** The accounts a person sees, each with the properties they may see in it. */
export function analyticsAccounts(person: Person, directory: PropertyDirectory): AnalyticsAccount[] {
  const accounts = new Map<string, { id: string; displayName: string; properties: PropertyFacts[] }>();
  for (const { property } of directory.visibleTo(person)) {
    const account = accounts.get(property.account.id) ?? { ...property.account, properties: [] };
    account.properties.push(property);
    accounts.set(account.id, account);
  }
  const empty = emptyAccounts[person.email];
  if (empty !== undefined && !accounts.has(empty.id)) accounts.set(empty.id, { ...empty, properties: [] });
  return [...accounts.values()];
}
