import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { dayAt, type GardenReader, gardenNow, gardenReader, weekAgo } from '../../testing/garden-reports.ts';
import { startTestStandin, type TestStandin } from '../../testing/test-standin.ts';
import { clickExponent } from './day-effects.ts';
import type { Effect } from './planted-event.ts';

// The published size of each event, measured from the stand-in's own answers, for several sites. What is expected is
// read from the published list; what is allowed beside it is noise: chance, and the site's own unrest around it.

type Filters = Record<string, string>;
type Days = { startDate: string; endDate: string };

interface Published {
  readonly id: string;
  readonly effects: readonly Effect[];
}

const { events } = JSON.parse(readFileSync(new URL('./planted-events.json', import.meta.url), 'utf8')) as {
  events: readonly Published[];
};

/** The event's first effect of a kind. */
function effectOf<K extends Effect['do']>(id: string, kind: K): Extract<Effect, { do: K }> {
  const effect = events.find((event) => event.id === id)?.effects.find((one) => one.do === kind);
  if (effect === undefined) throw new Error(`${id} publishes nothing of the kind ${kind}.`);
  return effect as Extract<Effect, { do: K }>;
}

const days = (first: number, last = first): Days => ({ startDate: dayAt(first), endDate: dayAt(last) });
const later = ({ startDate, endDate }: Days, weeks: number): Days => {
  const move = (day: string) => new Date(Date.parse(day) + weeks * 7 * 86_400_000).toISOString().slice(0, 10);
  return { startDate: move(startDate), endDate: move(endDate) };
};

/** Deviations from the mean that no honest site shows. */
const deviations = 4.5;
/** How much a segment of a site moves from week to week beyond chance, as a share. */
const unrest = 0.1;

describe.each([
  { seed: 7, scale: 1 },
  { seed: 1, scale: 1 },
  { seed: 42, scale: 0.5 },
  { seed: 2026, scale: 2.2 },
])('of seed $seed at scale $scale', ({ seed, scale }) => {
  let standin: TestStandin;
  let read: GardenReader;
  beforeAll(async () => {
    standin = await startTestStandin({ now: gardenNow, simulation: { seed, scale } });
    read = await gardenReader(standin.url);
    for (const dimension of ['country', 'pagePath', 'eventName'])
      await read.rows([dimension], ['eventCount'], weekAgo(1));
  }, 120_000);
  afterAll(() => standin.stop());

  async function mean(metric: string, where: Filters, when: Days, weeks: readonly number[]): Promise<number> {
    const counts = await Promise.all(weeks.map((week) => read.total(metric, later(when, week), where)));
    return counts.reduce((sum, count) => sum + count, 0) / weeks.length;
  }

  /** By what a count changed against other weeks, beyond what the control changed by. */
  async function expectFactor(
    factor: number,
    metric: string,
    where: Filters,
    when: Days,
    { weeks, control }: { weeks: readonly number[]; control: Filters },
  ): Promise<void> {
    const [hit, base] = [await read.total(metric, when, where), await mean(metric, where, when, weeks)];
    const [restHit, restBase] = [
      await read.total(metric, when, control),
      await mean(metric, control, when, weeks),
    ];
    const expected = base * (restHit / restBase) * factor;
    const chance = Math.sqrt(expected + (factor * expected) / weeks.length);
    expect(Math.abs(hit - expected), `${hit} instead of ${expected}`).toBeLessThan(
      deviations * (chance + unrest * expected) + 1,
    );
    // An event that cannot be told from none would prove nothing.
    expect(base).toBeGreaterThan(4 * scale);
  }

  async function expectAdded(
    perDay: number,
    dayCount: number,
    where: Filters,
    when: Days,
    other: Days,
  ): Promise<void> {
    const expected = perDay * scale * dayCount;
    const added = (await read.total('sessions', when, where)) - (await read.total('sessions', other, where));
    expect(Math.abs(added - expected), `${added} instead of ${expected}`).toBeLessThan(
      deviations * Math.sqrt(expected * 1.5) + 5,
    );
  }

  it('checkout-broken-on-mobile', async () => {
    const { keep, where = {} } = effectOf('checkout-broken-on-mobile', 'thinPurchases');
    const control = { deviceCategory: 'desktop' };
    await expectFactor(keep, 'transactions', where, days(1, 6), { weeks: [-1, -2, -3, -4, -5], control });
  });

  it('article-spike', async () => {
    const { perDay, session } = effectOf('article-spike', 'add');
    for (const [place, count] of perDay.entries()) {
      await expectAdded(count, 1, session, days(-20 + place), days(-27 + place));
    }
  });

  it('core-update', async () => {
    const { positionFactor, where } = effectOf('core-update', 'rank');
    const organic = { sessionSource: 'google', sessionMedium: 'organic' };
    await expectFactor(positionFactor ** -clickExponent, 'sessions', { ...organic, ...where }, weekAgo(5), {
      weeks: [-2, -3],
      control: { ...organic, landingPage: '/products/' },
    });
  });

  it('campaign and mix-shift', async () => {
    const campaign = effectOf('campaign', 'add');
    const name = { sessionCampaignName: campaign.session['sessionCampaignName'] ?? '' };
    for (const week of [12, 11, 10, 9])
      await expectAdded(campaign.perDay[0] ?? 0, 7, name, weekAgo(week), weekAgo(13));
    const mix = effectOf('mix-shift', 'add');
    for (const week of [28, 14, 1])
      await expectAdded(mix.perDay[0] ?? 0, 7, mix.session, weekAgo(week), weekAgo(29));
  });

  it('bot-spike', async () => {
    const { perDay, session } = effectOf('bot-spike', 'add');
    const { landingPage: _, ...where } = session;
    await expectAdded(perDay[0] ?? 0, 2, where, days(-163, -162), days(-170, -169));
  });

  it.each<[string, string, Days, Filters]>([
    ['ad-campaign-stopped', 'sessions', days(1, 6), { sessionCampaignName: 'raised-beds-generic' }],
    ['tracking-outage', 'eventCount', days(-102, -101), {}],
    ['item-out-of-stock', 'itemsPurchased', weekAgo(18), { itemName: 'Bypass Secateurs' }],
    ['purchase-event-outage', 'transactions', days(-139, -138), {}],
    ['lead-form-broken', 'keyEvents:generate_lead', weekAgo(48), {}],
    ['referral-lost', 'sessions', weekAgo(56), { sessionSource: 'gardenforum.example' }],
  ])('%s leaves nothing', async (_, metric, when, where) => {
    expect(await read.total(metric, when, where)).toBe(0);
    expect(await mean(metric, where, when, [-1, -2, -3])).toBeGreaterThan(2 * scale);
  });

  it('renamed-page', async () => {
    const { from, to } = effectOf('renamed-page', 'rename');
    const [before, after] = [weekAgo(33), weekAgo(32)];
    expect(await read.total('screenPageViews', before, { pagePath: to })).toBe(0);
    expect(await read.total('screenPageViews', after, { pagePath: from })).toBe(0);
    const views = await read.total('screenPageViews', after, { pagePath: to });
    const expected = await read.total('screenPageViews', before, { pagePath: from });
    expect(Math.abs(views - expected)).toBeLessThan(
      deviations * (Math.sqrt(2 * expected * 1.5) + unrest * expected),
    );
  });

  it('giant-order and one-order-week', async () => {
    const { cents } = effectOf('giant-order', 'giantOrder');
    const revenue = await read.total('purchaseRevenue', days(-250));
    expect(revenue).toBeGreaterThan(cents / 100);
    const usual = await mean('purchaseRevenue', {}, days(-250), [-1, 1, 2]);
    expect(Math.abs(revenue - usual - cents / 100)).toBeLessThan(Math.max(usual * 1.5, 800));
    const { orders, where } = effectOf('one-order-week', 'exactOrders');
    expect(await read.total('transactions', weekAgo(40), where)).toBe(orders);
  });

  it('newsletter-not-sent and weekly-letter', async () => {
    const { keep, where = {} } = effectOf('newsletter-not-sent', 'thin');
    const control = { sessionDefaultChannelGroup: 'Direct' };
    await expectFactor(keep, 'sessions', where, days(-305, -302), { weeks: [-1, -2, 1, 2], control });
    const [thursdays, saturdays] = [
      await mean('sessions', where, days(-4), [-3, -4, -5, -6]),
      await mean('sessions', where, days(-2), [-3, -4, -5, -6]),
    ];
    expect(thursdays / saturdays).toBeGreaterThan(2);
  });

  it('site-wide-lift', async () => {
    const { factor } = effectOf('site-wide-lift', 'lift');
    for (const where of [{}, { deviceCategory: 'mobile' }, { deviceCategory: 'desktop' }]) {
      const lifted =
        (await read.total('sessions', weekAgo(52), where)) /
        (await mean('sessions', where, weekAgo(52), [-1, 1]));
      expect(Math.abs(Math.log(lifted / factor))).toBeLessThan(0.2);
    }
  });

  it('holidays and small-base', async () => {
    const christmas = { startDate: '2025-12-24', endDate: '2025-12-26' };
    expect(
      (await read.total('sessions', christmas)) / (await mean('sessions', {}, christmas, [-1, -2])),
    ).toBeLessThan(0.8);
    const weekly = await mean('sessions', { country: 'Iceland' }, weekAgo(1), [0, -1, -2, -3, -4, -5]);
    expect(weekly).toBeGreaterThan(0.5 * scale);
    expect(weekly).toBeLessThan(14 * scale);
  });

  it('is a site of its own size, and the last night is late', async () => {
    const weekly = await mean('sessions', {}, weekAgo(1), [0, -1, -6, -10]);
    expect(weekly).toBeGreaterThan(4000 * scale);
    expect(weekly).toBeLessThan(12_000 * scale);
    expect(await read.total('sessions', { startDate: 'today', endDate: 'today' })).toBeGreaterThan(0);
  });
});
