import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { DataSet } from '../data-sets/data-set.ts';
import { merchandiseStore } from '../data-sets/merchandise-store/merchandise-store.ts';
import { discoverySchemas } from '../discovery/discovery-document.ts';
import { readMessage } from '../discovery/read-message.ts';
import { dataApi, signedIn } from '../testing/google-clients.ts';
import { named, property, wholeQuarter } from '../testing/report-rows.ts';
import { afterTheQuarter, startTestStandin, type TestStandin } from '../testing/test-standin.ts';
import { checkCompatibility } from './check-compatibility.ts';
import { planReport } from './plan-report.ts';

let standin: TestStandin;
beforeAll(async () => {
  standin = await startTestStandin();
});
afterAll(() => standin.stop());

const api = async () => dataApi(standin.url, await signedIn(standin.url));

describe('the fields of getMetadata', () => {
  it('can each be asked for', async () => {
    const data = await api();
    const { data: metadata } = await data.properties.getMetadata({ name: `${property}/metadata` });
    readMessage(discoverySchemas('analyticsdata.v1beta'), 'Metadata', metadata);
    expect(metadata.name).toBe(`${property}/metadata`);
    const [dimensions, metrics] = [metadata.dimensions ?? [], metadata.metrics ?? []];
    expect(dimensions.length).toBeGreaterThan(15);
    expect(metrics.length).toBeGreaterThan(20);
    for (const { apiName } of dimensions) {
      const requestBody = { dimensions: named(apiName ?? ''), metrics: named('sessions'), dateRanges: [wholeQuarter] };
      expect((await data.properties.runReport({ property, requestBody })).data.rowCount, apiName ?? '').toBeGreaterThan(0);
    }
    for (const { apiName, type } of metrics) {
      const requestBody = { metrics: named(apiName ?? ''), dateRanges: [wholeQuarter] };
      const { data: report } = await data.properties.runReport({ property, requestBody });
      expect(report.metricHeaders).toEqual([{ name: apiName, type }]);
    }
  });

  it('say where they are derived', async () => {
    const { data: metadata } = await (await api()).properties.getMetadata({ name: `${property}/metadata` });
    const describe = (name: string) =>
      [...(metadata.dimensions ?? []), ...(metadata.metrics ?? [])].find(({ apiName }) => apiName === name)?.description;
    for (const name of ['sessionMedium', 'sessionSourceMedium', 'engagedSessions', 'activeUsers', 'eventCount']) {
      expect(describe(name), name).toMatch(/derived/i);
    }
  });

  it('that all properties share are those of property 0', async () => {
    const { data: metadata } = await (await api()).properties.getMetadata({ name: 'properties/0/metadata' });
    expect(metadata.name).toBe('properties/0/metadata');
    expect(metadata.metrics?.map(({ apiName }) => apiName)).toContain('sessions');
  });
});

describe('compatibility', () => {
  it('is given for every field of the shop', async () => {
    const requestBody = { dimensions: named('date', 'country'), metrics: named('sessions') };
    const { data: answer } = await (await api()).properties.checkCompatibility({ property, requestBody });
    readMessage(discoverySchemas('analyticsdata.v1beta'), 'CheckCompatibilityResponse', answer);
    expect(answer.dimensionCompatibilities?.length).toBeGreaterThan(15);
    const all = [...(answer.dimensionCompatibilities ?? []), ...(answer.metricCompatibilities ?? [])];
    expect(new Set(all.map(({ compatibility }) => compatibility))).toEqual(new Set(['COMPATIBLE']));
  });

  const shop = merchandiseStore(afterTheQuarter);
  /** The shop with a dimension of items, which cannot stand beside sessions. */
  const withItems: DataSet = {
    ...shop,
    dimensions: shop.dimensions.map((field) =>
      field.apiName === 'country' ? { ...field, incompatibleMetrics: ['sessions'] } : field,
    ),
  };

  it('is denied where a data set says so, in both directions', () => {
    const verdict = (answer: Record<string, unknown>, list: string, metadata: string, name: string) =>
      (answer[list] as Record<string, unknown>[]).find(
        (entry) => (entry[metadata] as { apiName: string }).apiName === name,
      )?.['compatibility'];
    const withSessions = checkCompatibility({ metrics: named('sessions') }, withItems);
    expect(verdict(withSessions, 'dimensionCompatibilities', 'dimensionMetadata', 'country')).toBe('INCOMPATIBLE');
    expect(verdict(withSessions, 'dimensionCompatibilities', 'dimensionMetadata', 'date')).toBe('COMPATIBLE');
    const withCountry = checkCompatibility({ dimensions: named('country') }, withItems);
    expect(verdict(withCountry, 'metricCompatibilities', 'metricMetadata', 'sessions')).toBe('INCOMPATIBLE');
    const onlyBad = checkCompatibility({ metrics: named('sessions'), compatibilityFilter: 'INCOMPATIBLE' }, withItems);
    expect(onlyBad['dimensionCompatibilities']).toHaveLength(1);
  });

  it('is checked before a report runs, filters included', async () => {
    const table = await shop.table();
    const plan = (request: object) => () =>
      planReport({ metrics: named('sessions'), dateRanges: [wholeQuarter], ...request }, withItems, table, 17_257);
    const message =
      "Please remove country to make the request compatible for example. The request's dimensions & metrics are incompatible. To learn more, see https://ga-dev-tools.web.app/ga4/dimensions-metrics-explorer/";
    expect(plan({ dimensions: named('country') })).toThrow(message);
    expect(plan({ dimensionFilter: { filter: { fieldName: 'country', stringFilter: { value: 'Chad' } } } })).toThrow(message);
    expect(plan({ dimensions: named('date') })).not.toThrow();
  });
});
