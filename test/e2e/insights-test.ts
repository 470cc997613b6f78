import type { Locator, Page } from '@playwright/test';
import {
  createShopOrganization,
  requestRun,
  type ShopOrganization,
  untilRunsEnded,
} from '../harness/shop-organization.ts';
import { Visitor } from '../harness/visitor.ts';
import { OWNER, test as weekwiseTest } from './weekwise-test.ts';

export interface Analysed extends ShopOrganization {
  readonly visitor: Visitor;
  readonly slug: string;
  /** A week of the shop in which a run found something, and what. */
  readonly found: { readonly week: string; readonly cards: readonly FoundCard[] };
}

interface FoundCard {
  readonly id: string;
  readonly title: string;
  readonly card_type: string;
  readonly time_frame_start: string;
}

/** The last week of the shop, then weeks of which it is known that something happened. */
const WEEKS_BACK = [0, 5, 6, 3, 2];

/** The shop with a week analysed through the API, once for each worker: these tests are about what is shown of it. */
export const test = weekwiseTest.extend<object, { analysed: Analysed }>({
  analysed: [
    async ({ weekwise }, use) => {
      const visitor = new Visitor(weekwise);
      await visitor.signIn(OWNER);
      const shop = await createShopOrganization(visitor, OWNER, 'Insights of the shop');
      const slug = await slugOf(visitor, shop.organizationId);
      await use({ ...shop, visitor, slug, found: await analyse(visitor, shop) });
    },
    { scope: 'worker', timeout: 400_000 },
  ],
});

async function analyse(visitor: Visitor, shop: ShopOrganization): Promise<Analysed['found']> {
  for (const back of WEEKS_BACK) {
    const week = weeksAway(shop.week, -back);
    await requestRun(visitor, { ...shop, week });
    const cards = (await untilRunsEnded(visitor, shop)) as unknown as readonly FoundCard[];
    const found = cards.filter((card) => card.card_type === 'insight' && card.time_frame_start === week);
    if (found.length > 0) return { week, cards: found };
  }
  throw new Error('No week of the shop gave an insight.');
}

export const weeksAway = (monday: string, weeks: number): string =>
  new Date(Date.parse(monday) + weeks * 7 * 86_400_000).toISOString().slice(0, 10);

/** A link that leads there and nowhere else: the address changes before the page does, and its links with the page. */
export const wayTo = (page: Page, name: string, address: string): Locator =>
  page.getByRole('link', { name, exact: true }).and(page.locator(`[href="${address}"]`));

export async function slugOf(visitor: Visitor, organizationId: string): Promise<string> {
  const memberships = await visitor.ask<{ organizationId: string; organization: { slug: string } }[]>(
    'GET',
    '/api/organizations/my/memberships',
  );
  const mine = memberships.find((one) => one.organizationId === organizationId);
  if (mine === undefined) throw new Error('The organization is not among the memberships.');
  return mine.organization.slug;
}

/** The browser takes over the visitor's session. */
export async function enterAs(page: Page, visitor: Visitor, url: string): Promise<void> {
  const cookies = visitor.cookieHeader().split('; ');
  await page.context().addCookies(
    cookies.map((cookie) => {
      const at = cookie.indexOf('=');
      return { name: cookie.slice(0, at), value: cookie.slice(at + 1), url };
    }),
  );
}
