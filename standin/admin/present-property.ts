import type { KeyEvent, PropertyFacts } from '../data-sets/data-set.ts';
import type { AnalyticsAccount } from './analytics-accounts.ts';

type Message = Record<string, unknown>;

export function presentAccountSummary({ id, displayName, properties }: AnalyticsAccount): Message {
  const propertySummaries = properties.map((property) => ({
    property: `properties/${property.id}`,
    displayName: property.displayName,
    propertyType: 'PROPERTY_TYPE_ORDINARY',
    parent: `accounts/${id}`,
  }));
  return {
    name: `accountSummaries/${id}`,
    account: `accounts/${id}`,
    displayName,
    ...(propertySummaries.length > 0 ? { propertySummaries } : {}),
  };
}

export function presentAccount({ id, displayName, properties }: AnalyticsAccount): Message {
  // As old as its oldest property; an account without any is younger than all.
  const [createTime = '2024-01-01T00:00:00.000Z'] = properties
    .map((property) => property.createTime)
    .toSorted();
  return { name: `accounts/${id}`, createTime, updateTime: createTime, displayName, regionCode: 'US' };
}

export function nameOf({ id }: PropertyFacts): string {
  return `properties/${id}`;
}

export function presentRetention(property: PropertyFacts): Message {
  return {
    name: `${nameOf(property)}/dataRetentionSettings`,
    eventDataRetention: 'FOURTEEN_MONTHS',
    userDataRetention: 'FOURTEEN_MONTHS',
    resetUserDataOnNewActivity: true,
  };
}

export function presentProperty(property: PropertyFacts): Message {
  return {
    name: `properties/${property.id}`,
    parent: `accounts/${property.account.id}`,
    createTime: property.createTime,
    updateTime: property.createTime,
    displayName: property.displayName,
    industryCategory: property.industryCategory,
    timeZone: property.timeZone,
    currencyCode: property.currencyCode,
    serviceLevel: property.serviceLevel,
    account: `accounts/${property.account.id}`,
    propertyType: 'PROPERTY_TYPE_ORDINARY',
  };
}

export function presentKeyEvent(
  property: PropertyFacts,
  event: KeyEvent,
  kind: 'keyEvents' | 'conversionEvents',
): Message {
  return {
    name: `${nameOf(property)}/${kind}/${event.id}`,
    eventName: event.eventName,
    createTime: property.createTime,
    ...(event.custom ? { custom: true, deletable: true } : {}),
    countingMethod: event.countingMethod,
  };
}
