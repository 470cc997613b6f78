import { describe, expect, it } from 'vitest';
import { AppError } from '#src/shared/error-code.ts';
import { mappingGaps } from '../mapping-gaps.ts';
import { checkMapping, mappingChoices } from './mapping.ts';

const metadata = {
  dimensions: [],
  metrics: [
    'sessions',
    'totalUsers',
    'activeUsers',
    'keyEvents',
    'keyEvents:purchase',
    'keyEvents:sign_up',
    'transactions',
    'purchaseRevenue',
  ].map((apiName) => ({
    apiName,
    uiName: apiName,
    type: apiName === 'purchaseRevenue' ? 'TYPE_CURRENCY' : 'TYPE_INTEGER',
  })),
};

describe('choices', () => {
  it('suggest the likeliest metric that has data, and no purchase as a lead', () => {
    const { suggested, choices } = mappingChoices(metadata, {
      sessions: 10,
      totalUsers: 8,
      keyEvents: 0,
      'keyEvents:purchase': 3,
      transactions: 3,
      purchaseRevenue: 90,
      'keyEvents:sign_up': 2,
    });
    expect(suggested).toEqual({
      sessions: 'sessions',
      users: 'totalUsers',
      conversion: 'keyEvents:purchase',
      purchase: 'transactions',
      revenue: 'purchaseRevenue',
      lead: 'keyEvents:sign_up',
    });
    expect(choices.revenue[0]).toMatchObject({ lastWeek: 90, unit: 'currency' });
  });

  it('show missing values as missing, not as zero', () => {
    expect(mappingChoices(metadata, {}).choices.users.map((choice) => choice.lastWeek)).toEqual([null, null]);
  });
});

describe('a mapping', () => {
  it('needs sessions, users and one conversion role', () => {
    expect(Object.keys(mappingGaps({ users: 'totalUsers', conversion: 'keyEvents' }))).toEqual(['sessions']);
    expect(Object.keys(mappingGaps({ sessions: 'sessions', conversion: 'keyEvents' }))).toEqual(['users']);
    expect(mappingGaps({ sessions: 'sessions', users: 'totalUsers' }).conversion).toContain('at least one');
    expect(mappingGaps({ sessions: 'sessions', users: 'totalUsers', purchase: 'transactions' })).toEqual({});
  });

  it('takes only metrics that the property has and that fit the role', () => {
    expect(() => checkMapping({ sessions: 'purchaseRevenue' }, metadata)).toThrow(AppError);
    expect(() => checkMapping({ conversion: 'keyEvents:unknown' }, metadata)).toThrow(/listed/);
    expect(() => checkMapping({ sessions: 'sessions', lead: 'keyEvents:sign_up' }, metadata)).not.toThrow();
  });
});
