import type { analyticsdata_v1beta } from '@googleapis/analyticsdata';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { dataApi, signedIn } from '../testing/google-clients.ts';
import { messageOf, refusalOf } from '../testing/refusal.ts';
import { named, property, wholeQuarter } from '../testing/report-rows.ts';
import { startTestStandin, type TestStandin } from '../testing/test-standin.ts';

let standin: TestStandin;
let data: analyticsdata_v1beta.Analyticsdata;
beforeAll(async () => {
  standin = await startTestStandin();
  data = dataApi(standin.url, await signedIn(standin.url));
});
afterAll(() => standin.stop());

const good = { dimensions: named('country'), metrics: named('sessions'), dateRanges: [wholeQuarter] };

/** Sends a good request with one thing changed; anything may be wrong with it, so it is no typed request. */
async function refuse(changes: object, id = property) {
  return refusalOf(data.properties.runReport({ property: id, requestBody: { ...good, ...changes } }));
}

const seeSchema =
  'For a list of valid dimensions and metrics, see https://developers.google.com/analytics/devguides/reporting/data/v1/api-schema';
const noAccess =
  'User does not have sufficient permissions for this property. To learn more about Property ID, see https://developers.google.com/analytics/devguides/reporting/data/v1/property-id.';

it('accepts the request that the refusals below differ from', async () => {
  expect((await data.properties.runReport({ property, requestBody: good })).data.rowCount).toBe(203);
});

describe('a field the property does not have', () => {
  it.each(['landingPage', 'sessionCampaignName', 'browser', 'city', 'pagePath', 'eventName', 'hostName', 'sessions', ''])(
    'is refused as a dimension: %s',
    async (name) => {
      const refused = await refuse({ dimensions: named(name) });
      expect(refused).toEqual({
        status: 400,
        body: {
          error: {
            code: 400,
            message: `Field ${name} is not a valid dimension. ${seeSchema}`,
            status: 'INVALID_ARGUMENT',
          },
        },
      });
    },
  );

  it.each(['active28DayUsers', 'itemRevenue', 'keyEvents:sign_up', 'country', 'toString'])(
    'is refused as a metric: %s',
    async (name) => {
      expect(messageOf(await refuse({ metrics: named(name) }))).toBe(`Field ${name} is not a valid metric. ${seeSchema}`);
    },
  );

  it('is refused inside filters, expressions and orders too', async () => {
    const filter = { fieldName: 'city', stringFilter: { value: 'x' } };
    expect(messageOf(await refuse({ dimensionFilter: { notExpression: { filter } } }))).toContain('Field city is not a valid dimension');
    expect(messageOf(await refuse({ metrics: [{ name: 'x', expression: 'sessions/clicks' }] }))).toContain(
      'Field clicks is not a valid metric',
    );
    expect(messageOf(await refuse({ orderBys: [{ metric: { metricName: 'totalUsers' } }] }))).toContain(
      'Field totalUsers exists in OrderBy but is not defined',
    );
  });

  it('is not listed by getMetadata either', async () => {
    const { data: metadata } = await data.properties.getMetadata({ name: `${property}/metadata` });
    const names = metadata.dimensions?.map(({ apiName }) => apiName);
    for (const name of ['landingPage', 'sessionCampaignName', 'browser', 'city', 'pagePath']) expect(names).not.toContain(name);
  });
});

describe('a property', () => {
  it.each([
    ['that does not exist', 'properties/999999999', 403, noAccess],
    ['that is no number', 'properties/UA-1', 400, /^Invalid property ID: UA-1\./],
  ])('%s is refused', async (_, id, status, message) => {
    const refused = await refuse({}, id);
    expect(refused.status).toBe(status);
    expect(messageOf(refused)).toMatch(message);
  });

  it('of somebody else is refused in the same words as one that does not exist', async () => {
    const member = dataApi(standin.url, await signedIn(standin.url, 'member@example.test'));
    const others = await refusalOf(member.properties.runReport({ property, requestBody: good }));
    const missing = await refusalOf(member.properties.runReport({ property: 'properties/999999999', requestBody: good }));
    expect(others).toEqual(missing);
    expect(messageOf(others)).toBe(noAccess);
  });
});

describe('a malformed request', () => {
  const country = (filter: object) => ({ dimensionFilter: { filter: { fieldName: 'country', ...filter } } });
  const ranges = (...dateRanges: object[]) => ({ dateRanges });

  it.each<[string, object, RegExp]>([
    ['an unknown name', { dimension: [] }, /^Invalid JSON payload received\. Unknown name "dimension": Cannot find field\.$/],
    ['a nested unknown name', { dimensions: [{ names: 'x' }] }, /Unknown name "names" at 'dimensions\[0\]'/],
    ['a wrong type', { dimensions: [{ name: 7 }] }, /^Invalid value at 'dimensions\[0\]\.name' \(TYPE_STRING\), 7$/],
    ['an object for a list', { metrics: { name: 'sessions' } }, /^Invalid value at 'metrics'/],
    ['an unknown enum value', { metricAggregations: ['SUM'] }, /^Invalid value at 'metric_aggregations\[0\]'/],
    ['ten dimensions', { dimensions: Array.from({ length: 10 }, () => ({ name: 'country' })) }, /limited to 9 dimensions/],
    ['eleven metrics', { metrics: Array.from({ length: 11 }, () => ({ name: 'sessions' })) }, /limited to 10 metrics/],
    ['nothing to report', { dimensions: [], metrics: [] }, /at least one dimension or metric/],
    ['no date range', ranges(), /dateRange or a cohort must be specified/],
    ['five date ranges', ranges(wholeQuarter, wholeQuarter, wholeQuarter, wholeQuarter, wholeQuarter), /limited to 4 dateRanges/],
    ['a backward range', ranges({ startDate: '2017-02-02', endDate: '2017-02-01' }), /must be before or equal/],
    ['an impossible day', ranges({ startDate: '2017-02-30', endDate: '2017-03-01' }), /2017-02-30 is not in the format/],
    ['a day in words', ranges({ startDate: 'lastWeek', endDate: 'today' }), /lastWeek is not in the format/],
    ['a missing day', ranges({ endDate: 'today' }), /The date  is not in the format/],
    ['a reserved range name', ranges({ ...wholeQuarter, name: 'date_range_7' }), /cannot begin with date_range_/],
    ['a range name used twice', ranges({ ...wholeQuarter, name: 'a' }, { ...wholeQuarter, name: 'a' }), /more than once/],
    ['a negative limit', { limit: '-1' }, /limit must be/],
    ['a limit that is no number', { limit: 'all' }, /^Invalid value at 'limit' \(TYPE_INT64\)/],
    ['a negative offset', { offset: -5 }, /offset must not/],
    ['an empty filter', { dimensionFilter: {} }, /must specify one of/],
    ['a filter without a kind', country({}), /must specify one kind/],
    ['an empty list', country({ inListFilter: {} }), /at least one value/],
    ['a broken expression', country({ stringFilter: { matchType: 'FULL_REGEXP', value: '(' } }), /Invalid regular expression/],
    ['a bound without a number', country({ numericFilter: { operation: 'EQUAL' } }), /needs a numeric value/],
    ['a metric among dimensions', { dimensionFilter: { filter: { fieldName: 'sessions' } } }, /cannot contain the metric/],
    ['a dimension among metrics', { metricFilter: { filter: { fieldName: 'country' } } }, /cannot contain the dimension/],
    ['text on a metric', { metricFilter: { filter: { fieldName: 'sessions', stringFilter: { value: '1' } } } }, /only be filtered with/],
    ['a broken metric expression', { metrics: [{ name: 'x', expression: 'sessions +' }] }, /could not be parsed/],
    ['an open bracket', { metrics: [{ name: 'x', expression: '(sessions' }] }, /could not be parsed/],
    ['two expressions in a row', { metrics: [{ name: 'x', expression: 'sessions sessions' }] }, /could not be parsed/],
    ['another currency', { currencyCode: 'EUR' }, /USD only/],
  ])('is refused: %s', async (_, changes, message) => {
    const refused = await refuse(changes);
    expect(refused.status).toBe(400);
    expect(messageOf(refused)).toMatch(message);
    expect(refused.body).toMatchObject({ error: { status: 'INVALID_ARGUMENT' } });
  });

  it('is refused when it is no JSON', async () => {
    const client = await signedIn(standin.url);
    const answer = await fetch(`${standin.url}/v1beta/${property}:runReport`, {
      method: 'POST',
      headers: { authorization: `Bearer ${client.credentials.access_token}` },
      body: '{"metrics":',
    });
    expect(answer.status).toBe(400);
    expect(await answer.json()).toMatchObject({ error: { message: expect.stringMatching(/^Invalid JSON payload received\./) } });
  });

  it('refuses its whole batch, as do six reports in one batch', async () => {
    const batch = (requests: object[]) => refusalOf(data.properties.batchRunReports({ property, requestBody: { requests } }));
    expect(messageOf(await batch([good, { ...good, dimensions: named('city') }]))).toContain('Field city');
    expect(messageOf(await batch(Array.from({ length: 6 }, () => good)))).toContain('limited to 5 requests');
    expect(messageOf(await batch([{ ...good, property: 'properties/1' }]))).toContain('properties/1');
  });
});

it('answers a path that nobody serves with 404', async () => {
  expect((await fetch(`${standin.url}/v1beta/nothing`)).status).toBe(404);
});
