import type { OAuth2Client } from 'google-auth-library';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { Connection } from '#src/connectors/connector.ts';
import { listProperties } from '#src/connectors/google-analytics/admin.ts';
import { connectSource } from '#src/connectors/registry.ts';
import type { Fact } from '#src/semantics/fact.ts';
import { type ReportId, reports } from '#src/semantics/report.ts';
import type { QualityMark } from '#src/shared/quality-mark.ts';
import { addDays, type Day, dayAt } from '#src/shared/week.ts';
import { gardenNow } from '../../standin/testing/garden-reports.ts';
import { type OpenStandin, openStandin } from './stand-in.ts';

let standin: OpenStandin;
let client: OAuth2Client;
let property: string;
let connection: Connection;
beforeAll(async () => {
  standin = await openStandin(gardenNow);
  client = await standin.client();
  property = (await listProperties(client, standin.url)).find(({ name }) => /garden/i.test(name))?.id ?? '';
  connection = connectSource(standin, client, {
    type: 'GA4',
    property,
    mapping: {},
    timeZone: 'Europe/Berlin',
  });
});
afterEach(() => standin.clearFaults());
afterAll(() => standin.stop());

const week = { from: '2026-05-04' as Day, to: '2026-05-10' as Day };
async function fetchReport(id: ReportId, range = week) {
  const available = (await connection.availableReports()).find(({ reportId }) => reportId === id);
  if (available === undefined) throw new Error(`The property does not have ${id}.`);
  return connection.fetchReport({ report: reports[id], metrics: available.metrics, ...range });
}
const sum = (facts: readonly Fact[], metric: string) =>
  facts.reduce((all, { metrics }) => all + (metrics[metric] ?? 0), 0);
const marksOf = async (id: ReportId): Promise<readonly QualityMark[]> => {
  const { days } = await fetchReport(id);
  expect(days).toHaveLength(7);
  for (const { marks } of days) expect(marks).toEqual(days[0]?.marks);
  return days[0]?.marks ?? [];
};

it('every part of the site adds up to it, and nothing is marked', async () => {
  const site = await fetchReport('ga4_site');
  for (const id of ['ga4_traffic', 'ga4_landing_pages', 'ga4_campaigns', 'ga4_technology'] as const) {
    const { facts, days } = await fetchReport(id);
    expect(sum(facts, 'sessions'), id).toBe(sum(site.facts, 'sessions'));
    expect(sum(facts, 'purchases'), id).toBe(sum(site.facts, 'purchases'));
    expect(days.flatMap(({ marks }) => marks)).toEqual([]);
  }
});

describe('what is imperfect about an answer is marked on each of its days', () => {
  it('sampled, by how much was read', async () => {
    await standin.fault({ kind: 'sampled', property, percent: 20 });
    const [mark] = await marksOf('ga4_traffic');
    expect(mark).toMatchObject({ type: 'sampled' });
    expect(mark?.type === 'sampled' && mark.readShare).toBeCloseTo(0.2, 1);
  });

  it('thresholded', async () => {
    await standin.fault({ kind: 'thresholded', property });
    expect(await marksOf('ga4_traffic')).toContainEqual({ type: 'thresholded' });
  });

  it('folded into "(other)", by the share of it', async () => {
    await standin.fault({ kind: 'otherRow', property, rows: 3 });
    const mark = (await marksOf('ga4_traffic')).find(({ type }) => type === 'other_row');
    expect(mark?.type === 'other_row' && mark.share).toBeGreaterThan(0.05);
    expect(mark?.type === 'other_row' && mark.share).toBeLessThan(1);
  });

  it('provisional while Google may still complete a day; today is not there', async () => {
    const today = dayAt(standin.clock.now(), 'Europe/Berlin');
    const { days } = await fetchReport('ga4_site', { from: addDays(today, -5), to: today });
    const provisional = days.filter(({ marks }) => marks.some(({ type }) => type === 'provisional'));
    expect(days.at(-1)?.day).toBe(addDays(today, -1));
    expect(provisional.map(({ day }) => day)).toEqual([addDays(today, -2), addDays(today, -1)]);
  });
});

it('users are asked for by whole weeks', async () => {
  const { facts, days } = await fetchReport('ga4_users', {
    from: '2026-04-06' as Day,
    to: '2026-05-10' as Day,
  });
  expect(days.map(({ day }) => day)).toEqual([
    '2026-04-06',
    '2026-04-13',
    '2026-04-20',
    '2026-04-27',
    '2026-05-04',
  ]);
  expect(facts).toHaveLength(5);
});

it('of a week that is hardly over, the days are provisional that Google may still complete', async () => {
  const monday = await openStandin(Date.parse('2026-06-15T08:00:00+02:00'));
  try {
    const own = connectSource(monday, await monday.client(), {
      type: 'GA4',
      property,
      mapping: {},
      timeZone: 'Europe/Berlin',
    });
    const { days } = await own.fetchReport({
      report: reports.ga4_users,
      metrics: ['users'],
      from: '2026-06-01' as Day,
      to: '2026-06-14' as Day,
    });
    expect(days.map(({ day, marks }) => [day, marks.filter(({ type }) => type === 'provisional')])).toEqual([
      ['2026-06-01', []],
      ['2026-06-08', [{ type: 'provisional', days: ['2026-06-13', '2026-06-14'] }]],
    ]);
  } finally {
    await monday.stop();
  }
});

it.each([
  ['a token that ended', { kind: 'revokeTokens', person: 'owner@example.test' }, 'revoked'],
  ['a withdrawn access', { kind: 'accessWithdrawn', person: 'owner@example.test' }, 'no_access'],
  ['an API that is off', { kind: 'apiDisabled', service: 'data' }, 'api_disabled'],
  ['a used-up quota', { kind: 'status', service: 'data', status: 429, quota: 'tokensPerDay' }, 'quota'],
  ['half an answer, again and again', { kind: 'truncated', service: 'data' }, 'malformed'],
  ['a page instead of an answer', { kind: 'html', service: 'data', status: 200 }, 'malformed'],
])(
  '%s fails by its name',
  async (_, fault, kind) => {
    const available = await connection.availableReports();
    // Of a person's own, so that a token that ends is not the others'.
    const own = connectSource({ ...standin, gates: standin.gates }, await standin.client(), {
      type: 'GA4',
      property,
      mapping: {},
      timeZone: null,
    });
    await standin.fault(fault.kind === 'accessWithdrawn' ? { ...fault, property } : fault);
    const metrics = available.find(({ reportId }) => reportId === 'ga4_site')?.metrics ?? [];
    await expect(own.fetchReport({ report: reports.ga4_site, metrics, ...week })).rejects.toMatchObject({
      kind,
    });
  },
  60_000,
);
