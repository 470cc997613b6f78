import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { discoverySchemas } from '../discovery/discovery-document.ts';
import { readMessage } from '../discovery/read-message.ts';
import { adminApi, signedIn } from '../testing/google-clients.ts';
import { messageOf, refusalOf } from '../testing/refusal.ts';
import { property } from '../testing/report-rows.ts';
import { startTestStandin, type TestStandin } from '../testing/test-standin.ts';
import { pageOf } from './paging.ts';

let standin: TestStandin;
beforeAll(async () => {
  standin = await startTestStandin();
});
afterAll(() => standin.stop());

const api = async (account?: string) => adminApi(standin.url, await signedIn(standin.url, account));

function check(message: string, value: unknown): void {
  readMessage(discoverySchemas('analyticsadmin.v1beta'), `GoogleAnalyticsAdminV1beta${message}`, value);
}

describe('account summaries', () => {
  it.each(['owner@example.test', 'admin@example.test'])('show the shop to %s', async (account) => {
    const { data } = await (await api(account)).accountSummaries.list();
    check('ListAccountSummariesResponse', data);
    expect(data).toEqual({
      accountSummaries: [
        {
          name: 'accountSummaries/100000001',
          account: 'accounts/100000001',
          displayName: 'Google Merchandise Store sample, Google',
          propertySummaries: [
            {
              property,
              displayName: 'Google Merchandise Store (sample)',
              propertyType: 'PROPERTY_TYPE_ORDINARY',
              parent: 'accounts/100000001',
            },
          ],
        },
        expect.objectContaining({ displayName: 'Northwind Garden (simulated)' }),
      ],
    });
  });

  it('show an account without properties to the member', async () => {
    const { data } = await (await api('member@example.test')).accountSummaries.list();
    expect(data.accountSummaries).toHaveLength(1);
    expect(data.accountSummaries?.[0]).not.toHaveProperty('propertySummaries');
  });

  it('are {} for somebody without Analytics', async () => {
    expect((await (await api('nogoogle@example.test')).accountSummaries.list()).data).toEqual({});
  });
});

describe('a property', () => {
  it('tells its zone and currency', async () => {
    const { data } = await (await api()).properties.get({ name: property });
    check('Property', data);
    expect(data).toMatchObject({
      name: property,
      displayName: 'Google Merchandise Store (sample)',
      timeZone: 'America/Los_Angeles',
      currencyCode: 'USD',
      serviceLevel: 'GOOGLE_ANALYTICS_STANDARD',
      parent: 'accounts/100000001',
    });
  });

  it('is found by its account, and only with a filter', async () => {
    const { properties } = await api();
    const { data } = await properties.list({ filter: 'parent:accounts/100000001' });
    expect(data.properties?.map(({ name }) => name)).toEqual([property]);
    expect((await refusalOf(properties.list({}))).status).toBe(400);
    expect((await refusalOf(properties.list({ filter: 'parent:accounts/1' }))).status).toBe(403);
  });

  it('has one web stream with its address', async () => {
    const { data } = await (await api()).properties.dataStreams.list({ parent: property });
    check('ListDataStreamsResponse', data);
    expect(data.dataStreams).toHaveLength(1);
    expect(data.dataStreams?.[0]).toMatchObject({
      type: 'WEB_DATA_STREAM',
      webStreamData: { defaultUri: 'https://shop.googlemerchandisestore.com' },
    });
  });

  it('has the key event purchase', async () => {
    const { data } = await (await api()).properties.keyEvents.list({ parent: property });
    check('ListKeyEventsResponse', data);
    expect(data.keyEvents?.map(({ eventName }) => eventName)).toEqual(['purchase']);
  });

  it('of somebody else cannot be told from one that does not exist', async () => {
    const { properties } = await api('stranger@example.test');
    const others = await refusalOf(properties.get({ name: property }));
    expect(others).toEqual(await refusalOf(properties.get({ name: 'properties/1' })));
    expect(others.status).toBe(403);
    expect(messageOf(others)).toBe('The caller does not have permission');
    expect((await refusalOf(properties.dataStreams.list({ parent: property }))).status).toBe(403);
  });
});

describe('paging', () => {
  const items = Array.from({ length: 250 }, (_, index) => index);
  const read = (query: Record<string, string>) => pageOf(items, new URLSearchParams(query));

  it.each([
    [{}, 50],
    [{ pageSize: '0' }, 50],
    [{ pageSize: '7' }, 7],
    [{ pageSize: '200' }, 200],
    [{ pageSize: '1000' }, 200],
  ])('cuts %o into pages of %i', (query, size) => expect(read(query).page).toHaveLength(size));

  it('reaches every item once, and the last page has no token', () => {
    const seen: number[] = [];
    let token: string | undefined = '';
    let pages = 0;
    while (token !== undefined) {
      const { page, nextPageToken }: ReturnType<typeof pageOf<number>> = read({
        pageSize: '100',
        pageToken: token,
      });
      seen.push(...page);
      token = nextPageToken;
      pages += 1;
    }
    expect(seen).toEqual(items);
    expect(pages).toBe(3);
  });

  it('refuses an invented token and a negative size', () => {
    expect(() => read({ pageToken: '100' })).toThrow('page_token');
    expect(() => read({ pageSize: '-1' })).toThrow('page_size');
  });
});
