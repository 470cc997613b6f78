import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { dayAt, type GardenReader, gardenNow, gardenReader, weekAgo } from '../../testing/garden-reports.ts';
import { startTestStandin, type TestStandin } from '../../testing/test-standin.ts';

interface PublishedEvent {
  readonly id: string;
  readonly kind: string;
  readonly start: { weeksAgo: number; day: string };
  readonly mustSay: string;
  readonly mustNotSay: string;
}

const published = JSON.parse(readFileSync(new URL('./planted-events.json', import.meta.url), 'utf8')) as {
  quietWeeksAgo: number[];
  events: PublishedEvent[];
};

let standin: TestStandin;
let read: GardenReader;
beforeAll(async () => {
  standin = await startTestStandin({ now: gardenNow });
  read = await gardenReader(standin.url);
  // Made once, before the clocks of single tests run.
  for (const dimension of ['country', 'pagePath', 'eventName'])
    await read.rows([dimension], ['eventCount'], weekAgo(1));
}, 60_000);
afterAll(() => standin.stop());

const days = (first: number, last = first) => ({ startDate: dayAt(first), endDate: dayAt(last) });
/** A metric in one week compared to the weeks given, averaged. */
async function ratio(
  metric: string,
  week: number,
  others: readonly number[],
  filters?: Record<string, string>,
): Promise<number> {
  const base = await Promise.all(others.map((other) => read.total(metric, weekAgo(other), filters)));
  const mean = base.reduce((sum, value) => sum + value, 0) / others.length;
  return (await read.total(metric, weekAgo(week), filters)) / mean;
}

/** What each published event must show in the reports themselves. */
const witnesses: Record<string, () => Promise<void>> = {
  'checkout-broken-on-mobile': async () => {
    const phones = { deviceCategory: 'mobile' };
    const daily = async (first: number, filter: Record<string, string>) =>
      (await read.total('transactions', days(first, first + 5), filter)) / 6;
    const before =
      (await Promise.all([1, 2, 3, 4].map((week) => daily(1 - 7 * week, phones)))).reduce(
        (a, b) => a + b,
        0,
      ) / 4;
    expect(await daily(1, phones)).toBeLessThan(before * 0.15);
    expect(await read.total('transactions', days(0), phones)).toBeGreaterThan(before * 0.4);
    expect(await ratio('transactions', 0, [1, 2, 3, 4], { deviceCategory: 'desktop' })).toBeGreaterThan(0.75);
    expect(await ratio('sessions', 0, [1, 2], phones)).toBeGreaterThan(0.8);
  },
  'ad-campaign-stopped': async () => {
    const campaign = { sessionCampaignName: 'raised-beds-generic' };
    expect(await read.total('sessions', days(1, 6), campaign)).toBe(0);
    expect(await read.total('sessions', days(0), campaign)).toBeGreaterThan(15);
    expect(await ratio('sessions', 0, [1, 2], { sessionCampaignName: 'brand-search' })).toBeGreaterThan(0.7);
  },
  'article-spike': async () => {
    const article = { sessionSource: 'reddit.com', landingPage: '/blog/guides/slugs-without-chemicals' };
    expect(await read.total('sessions', days(-20, -18), article)).toBeGreaterThan(950);
    expect(await read.total('sessions', weekAgo(4), article)).toBeLessThan(20);
    expect(await read.total('transactions', days(-20, -18), article)).toBe(0);
  },
  'core-update': async () => {
    const organic = { sessionSource: 'google', sessionMedium: 'organic' };
    expect(await ratio('sessions', 5, [7, 8], { ...organic, landingPage: '/blog/guides/' })).toBeLessThan(
      0.65,
    );
    expect(await ratio('sessions', 5, [7, 8], { ...organic, landingPage: '/products/' })).toBeGreaterThan(
      0.85,
    );
    expect(
      await ratio('sessions', 5, [7, 8], { sessionSource: 'bing', landingPage: '/blog/guides/' }),
    ).toBeGreaterThan(0.65);
  },
  campaign: async () => {
    const campaign = { sessionCampaignName: 'patio-furniture-push' };
    for (const week of [12, 11, 10, 9])
      expect(await read.total('sessions', weekAgo(week), campaign)).toBeGreaterThan(650);
    for (const week of [13, 8]) expect(await read.total('sessions', weekAgo(week), campaign)).toBe(0);
  },
  'tracking-outage': async () => {
    expect(await read.total('eventCount', days(-102, -101))).toBe(0);
    expect(await read.total('sessions', days(-100))).toBeGreaterThan(600);
    expect(await read.total('sessions', days(-103))).toBeGreaterThan(600);
  },
  'item-out-of-stock': async () => {
    const item = { itemName: 'Bypass Secateurs' };
    expect(await read.total('itemsPurchased', weekAgo(18), item)).toBe(0);
    expect(await read.total('itemsPurchased', weekAgo(17), item)).toBeGreaterThan(3);
    expect(await read.total('itemsViewed', weekAgo(18), item)).toBeGreaterThan(20);
  },
  'purchase-event-outage': async () => {
    const gone = days(-139, -138);
    expect(await read.total('transactions', gone)).toBe(0);
    expect(await read.total('screenPageViews', gone, { pagePath: '/checkout/thank-you' })).toBeGreaterThan(
      20,
    );
    expect(await read.total('transactions', days(-140))).toBeGreaterThan(5);
  },
  'bot-spike': async () => {
    const bots = { country: 'Singapore', sessionSource: '(direct)', deviceCategory: 'desktop' };
    const weekend = days(-163, -162);
    expect(await read.total('sessions', weekend, bots)).toBeGreaterThan(1650);
    expect(await read.total('engagementRate', weekend, bots)).toBeLessThan(0.01);
    expect(await read.total('sessions', weekAgo(25), bots)).toBeLessThan(20);
  },
  'mix-shift': async () => {
    const paid = { sessionCampaignName: 'always-on-social' };
    expect(await read.total('sessions', weekAgo(29), paid)).toBe(0);
    for (const week of [28, 10, 0])
      expect(await read.total('sessions', weekAgo(week), paid)).toBeGreaterThan(750);
    const rate = (filter: Record<string, string>) =>
      ratio('sessionKeyEventRate:purchase', 28, [29, 30, 31], filter);
    expect(await rate({ sessionDefaultChannelGroup: 'Organic Search' })).toBeGreaterThan(0.7);
    const [after, before] = [weekAgo(27), weekAgo(29)];
    const mobile = async (week: typeof after) =>
      (await read.total('sessions', week, { deviceCategory: 'mobile' })) /
      (await read.total('sessions', week));
    expect(await mobile(after)).toBeGreaterThan((await mobile(before)) + 0.03);
  },
  'renamed-page': async () => {
    const old = { pagePath: '/products/raised-beds/cedar-raised-bed' };
    const now = { pagePath: '/products/raised-beds/cedar-raised-bed-kit' };
    expect(await read.total('screenPageViews', weekAgo(32), old)).toBe(0);
    expect(await read.total('screenPageViews', weekAgo(33), now)).toBe(0);
    const moved =
      (await read.total('screenPageViews', weekAgo(32), now)) /
      (await read.total('screenPageViews', weekAgo(33), old));
    expect(moved).toBeGreaterThan(0.7);
    expect(moved).toBeLessThan(1.4);
  },
  'giant-order': async () => {
    const [row] = await read.rows([], ['purchaseRevenue', 'transactions'], days(-250));
    expect(Number(row?.['purchaseRevenue'])).toBeGreaterThan(9800);
    expect(Number(row?.['transactions'])).toBeLessThan(60);
  },
  'one-order-week': async () => {
    expect(await read.total('transactions', weekAgo(40), { country: 'Denmark' })).toBe(1);
  },
  'newsletter-not-sent': async () => {
    const email = { sessionMedium: 'email' };
    expect(await read.total('sessions', days(-305), email)).toBeLessThan(
      (await read.total('sessions', days(-312), email)) * 0.3,
    );
    expect(await ratio('sessions', 44, [43, 45], { sessionDefaultChannelGroup: 'Direct' })).toBeGreaterThan(
      0.8,
    );
  },
  'lead-form-broken': async () => {
    expect(await read.total('keyEvents:generate_lead', weekAgo(48))).toBe(0);
    expect(await read.total('keyEvents:generate_lead', weekAgo(49))).toBeGreaterThan(10);
    expect(await read.total('keyEvents:sign_up', weekAgo(48))).toBeGreaterThan(10);
  },
  'site-wide-lift': async () => {
    for (const filter of [
      {},
      { deviceCategory: 'desktop' },
      { country: 'Germany' },
      { sessionDefaultChannelGroup: 'Organic Search' },
    ]) {
      expect(await ratio('sessions', 52, [51, 53], filter), JSON.stringify(filter)).toBeGreaterThan(1.1);
    }
  },
  'referral-lost': async () => {
    const partner = { sessionSource: 'gardenforum.example' };
    expect(
      await read.total(
        'sessions',
        { startDate: weekAgo(56).startDate, endDate: weekAgo(0).endDate },
        partner,
      ),
    ).toBe(0);
    expect(await read.total('sessions', weekAgo(57), partner)).toBeGreaterThan(40);
  },
  'late-days': async () => {
    expect(await read.total('sessions', { startDate: 'today', endDate: 'today' })).toBeGreaterThan(20);
  },
  'small-base': async () => {
    const weekly = await Promise.all(
      [1, 2, 3, 4, 5, 6].map((week) => read.total('sessions', weekAgo(week), { country: 'Iceland' })),
    );
    expect(weekly.reduce((sum, count) => sum + count, 0)).toBeGreaterThan(3);
    for (const count of weekly) expect(count).toBeLessThan(20);
  },
  holidays: async () => {
    const christmas = await read.total('sessions', { startDate: '2025-12-24', endDate: '2025-12-25' });
    const before = await read.total('sessions', { startDate: '2025-12-17', endDate: '2025-12-18' });
    expect(christmas / before).toBeLessThan(0.75);
  },
  'weekly-letter': async () => {
    const email = { sessionMedium: 'email' };
    expect(await read.total('sessions', days(-4), email)).toBeGreaterThan(
      2 * (await read.total('sessions', days(-6), email)),
    );
  },
};

describe('each published event', () => {
  it('has a witness, and each witness an event', () => {
    expect(Object.keys(witnesses).sort()).toEqual(published.events.map(({ id }) => id).sort());
  });

  it.each(published.events.map((event) => [event.id, event] as const))(
    '%s is in the reports',
    async (id, event) => {
      expect(event.mustSay.length * event.mustNotSay.length).toBeGreaterThan(0);
      await witnesses[id]?.();
    },
  );
});

it('quiet weeks hold nothing planted and do not follow an end', () => {
  const begun = published.events
    .filter(({ kind }) => !['holiday', 'late-days'].includes(kind))
    .map(({ start }) => start.weeksAgo);
  for (const week of published.quietWeeksAgo) expect(begun).not.toContain(week);
});
