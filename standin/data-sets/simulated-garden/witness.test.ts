import { afterAll, beforeAll, expect, it } from 'vitest';
import { type GardenReader, gardenNow, gardenReader, weekAgo } from '../../testing/garden-reports.ts';
import { type RawGardenSession, rawGardenSessions } from '../../testing/raw-garden.ts';
import { startTestStandin, type TestStandin } from '../../testing/test-standin.ts';
import { simulatedGarden, usualSimulation } from './simulated-garden.ts';

const range = { startDate: weekAgo(3).startDate, endDate: weekAgo(2).endDate };
let standin: TestStandin;
let read: GardenReader;
let raw: readonly RawGardenSession[];
beforeAll(async () => {
  standin = await startTestStandin({ now: gardenNow });
  read = await gardenReader(standin.url);
  for (const dimension of ['country', 'pagePath', 'itemName'])
    await read.rows([dimension], ['itemsViewed'], range).catch(() => []);
  const site = await simulatedGarden(gardenNow, usualSimulation).site();
  raw = rawGardenSessions(site, range.startDate, range.endDate);
}, 60_000);
afterAll(() => standin.stop());

/** Counts by key with nothing but a map. */
function counts(entries: Iterable<readonly [string, number]>): Record<string, number> {
  const result: Record<string, number> = {};
  for (const [key, value] of entries) result[key] = (result[key] ?? 0) + value;
  return result;
}

async function reported(dimensions: string[], metric: string): Promise<Record<string, number>> {
  const rows = await read.rows(dimensions, [metric], range);
  return counts(
    rows.map((row) => [dimensions.map((name) => row[name]).join(' | '), Number(row[metric])] as const),
  );
}

it.each<[string[], (session: RawGardenSession) => string]>([
  [['date'], ({ date }) => date],
  [['sessionDefaultChannelGroup', 'country'], ({ channel, country }) => `${channel} | ${country}`],
  [['deviceCategory', 'browser'], ({ device, browser }) => `${device} | ${browser}`],
  [['date', 'landingPage'], ({ date, landing }) => `${date} | ${landing}`],
])('%s is counted as a plain reader counts', async (dimensions, key) => {
  expect(await reported(dimensions, 'sessions')).toEqual(counts(raw.map((one) => [key(one), 1] as const)));
  const engaged = raw.filter((one) => one.engaged);
  expect(await reported(dimensions, 'engagedSessions')).toMatchObject(
    counts(engaged.map((one) => [key(one), 1] as const)),
  );
  const buyers = raw.filter(({ purchases }) => purchases > 0);
  expect(await reported(dimensions, 'transactions')).toEqual(
    counts(buyers.map((one) => [key(one), one.purchases] as const)),
  );
  const seen = new Map(raw.map((one) => [`${key(one)} ${one.user}`, key(one)]));
  expect(await reported(dimensions, 'totalUsers')).toEqual(
    counts([...seen.values()].map((text) => [text, 1] as const)),
  );
});

it('pages, views and items too', async () => {
  const perPage = raw.flatMap(({ pages }) => [...pages]);
  expect(await reported(['pagePath'], 'screenPageViews')).toEqual(counts(perPage));
  expect(await reported(['pagePath'], 'sessions')).toEqual(
    counts(perPage.map(([path]) => [path, 1] as const)),
  );
  expect(await reported(['itemName'], 'itemsPurchased')).toEqual(
    counts(raw.flatMap(({ itemsSold }) => [...itemsSold])),
  );
  const revenue = raw.reduce((sum, one) => sum + one.revenue, 0);
  expect(await read.total('purchaseRevenue', range)).toBeCloseTo(revenue, 4);
});
