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

export function presentKeyEvent(property: PropertyFacts, event: KeyEvent): Message {
  return {
    name: `properties/${property.id}/keyEvents/${event.id}`,
    eventName: event.eventName,
    createTime: property.createTime,
    ...(event.custom ? { custom: true, deletable: true } : {}),
    countingMethod: event.countingMethod,
  };
}
