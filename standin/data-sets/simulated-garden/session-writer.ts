import type { CivilDay } from '../../calendar/civil-day.ts';
import { items } from './catalogue/items.ts';
import { pages } from './catalogue/pages.ts';
import type { DayEffects } from './day-effects.ts';
import { orderWriter, writeGiantOrder } from './order-lines.ts';
import { picker } from './randomness/picker.ts';
import type { Random } from './randomness/random.ts';
import type { SessionCodes } from './segment-codes.ts';
import type { Outcome } from './session-outcome.ts';
import type { SiteColumns } from './site-columns.ts';
import type { Visitor } from './visitors.ts';
import { nextPageChooser, tailPages } from './walk.ts';

interface SessionToWrite {
  readonly day: CivilDay;
  readonly second: number;
  readonly codes: SessionCodes;
  readonly visitor: Visitor;
  readonly outcome: Outcome;
  /** Whether the purchase is recorded; without it a buyer still sees the thank-you page. */
  readonly records: boolean;
  readonly effects: DayEffects;
}

export const noItem = 255;

/** Walks a session through the site and writes the session, its pages and its order. */
export function sessionWriter(
  columns: SiteColumns,
): (session: SessionToWrite, giantOrderCents: number | undefined, random: Random) => void {
  const { session: to, page: toPage } = columns;
  const nextPage = nextPageChooser();
  const writeOrder = orderWriter(columns);
  const anyItem = picker(items.map(({ weight }) => weight));
  const productPage = items.map((_, item) => pages.findIndex((page) => page.item === item));
  const path: number[] = [];
  const views: number[] = [];

  function visit(page: number, renamed: ReadonlyMap<number, number>): void {
    const number = renamed.get(page) ?? page;
    const place = path.indexOf(number);
    if (place === -1) {
      path.push(number);
      views.push(1);
    } else views[place] = (views[place] as number) + 1;
  }

  function walk({ codes, outcome, effects: { renamed } }: SessionToWrite, random: Random): void {
    path.length = 0;
    views.length = 0;
    visit(codes.landing, renamed);
    let page = codes.landing;
    for (let left = Math.min(outcome.morePages, 30); left > 0; left -= 1) {
      page = nextPage(page, random);
      visit(page, renamed);
    }
    if (outcome.cart) {
      if (!path.some(isProduct)) visit(productPage[anyItem(random)] as number, renamed);
      visit(tailPages.cart, renamed);
      if (outcome.checkout) visit(tailPages.checkout, renamed);
      if (outcome.buys) visit(tailPages.thanks, renamed);
    }
    if (outcome.signsUp) visit(tailPages.newsletter, renamed);
    if (outcome.asksForAdvice) visit(tailPages.contact, renamed);
  }

  return (session, giantOrderCents, random) => {
    const { codes, visitor, outcome, records } = session;
    walk(session, random);
    const number = to.day.length;
    const firstPage = toPage.page.length;
    let [pageviews, itemsViewed, cartItem, cartPage] = [0, 0, noItem, 0];
    for (let place = 0; place < path.length; place += 1) {
      const [page, seen] = [path[place] as number, Math.min(views[place] as number, 255)];
      toPage.page.push(page);
      toPage.views.push(seen);
      pageviews += seen;
      const { item } = pages[page] as (typeof pages)[number];
      if (item === undefined) continue;
      itemsViewed += seen;
      cartItem = item;
      cartPage = page;
    }
    const itemsAdded = outcome.cart ? 1 + (random() < 0.3 ? 1 : 0) : 0;
    let [quantity, cents] = [0, 0];
    if (records && giantOrderCents !== undefined) {
      quantity = writeGiantOrder(columns, number, giantOrderCents);
      cents = giantOrderCents;
    } else if (records) {
      ({ quantity, cents } = writeOrder(number, cartItem, session.effects.removedItem, random));
    }
    to.day.push(session.day);
    to.second.push(session.second);
    to.user.push(visitor.user);
    to.source.push(codes.source);
    to.country.push(codes.country);
    to.device.push(codes.device);
    to.browser.push(codes.browser);
    to.landing.push(codes.landing);
    to.firstVisit.push(visitor.isNew ? 1 : 0);
    to.engaged.push(outcome.engaged ? 1 : 0);
    to.seconds.push(outcome.seconds);
    to.pageviews.push(pageviews);
    to.itemsViewed.push(itemsViewed);
    to.itemsAdded.push(itemsAdded);
    to.cartItem.push(outcome.cart ? cartItem : noItem);
    to.cartPage.push(cartPage);
    to.checkouts.push(outcome.cart && outcome.checkout ? 1 : 0);
    to.purchases.push(records ? 1 : 0);
    to.itemsPurchased.push(quantity);
    to.revenueCents.push(cents);
    to.signUps.push(outcome.signsUp ? 1 : 0);
    to.leads.push(outcome.asksForAdvice ? 1 : 0);
    to.firstPage.push(firstPage);
  };
}

function isProduct(page: number): boolean {
  return pages[page]?.kind === 'product';
}
