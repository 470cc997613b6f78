import { pages } from '../catalogue/pages.ts';
import type { SimulatedSite } from '../generate-site.ts';
import { noItem } from '../session-writer.ts';
import { tailPages } from '../walk.ts';

export const eventKinds = [
  'session_start',
  'first_visit',
  'page_view',
  'user_engagement',
  'scroll',
  'view_item',
  'add_to_cart',
  'begin_checkout',
  'purchase',
  'sign_up',
  'generate_lead',
] as const;

export type EventKind = (typeof eventKinds)[number];

export const keyEventKinds = ['purchase', 'sign_up', 'generate_lead'] as const satisfies readonly EventKind[];

/** The place of each kind among `eventKinds`. */
export const eventCode = Object.fromEntries(eventKinds.map((kind, code) => [kind, code])) as Record<
  EventKind,
  number
>;

const itemOfPage = pages.map(({ item }) => item);

/** Tells, page by page of every session, which events happened there and how often. */
export function countEvents(
  { columns: { session: facts, page } }: SimulatedSite,
  sessionOfPage: Uint32Array,
  tell: (pageRow: number, code: number, count: number) => void,
): void {
  const code = eventCode;
  const numbers = page.page.taken();
  const allViews = page.views.taken();
  const [engaged, firstVisit, firstPage] = [
    facts.engaged.taken(),
    facts.firstVisit.taken(),
    facts.firstPage.taken(),
  ];
  for (let row = 0; row < sessionOfPage.length; row += 1) {
    const session = sessionOfPage[row] as number;
    const views = allViews[row] as number;
    const number = numbers[row] as number;
    const isEngaged = engaged[session] === 1;
    if (firstPage[session] === row) {
      tell(row, code.session_start, 1);
      if (firstVisit[session] === 1) tell(row, code.first_visit, 1);
      if (isEngaged) tell(row, code.scroll, 1);
    }
    tell(row, code.page_view, views);
    if (isEngaged) tell(row, code.user_engagement, views);
    if (itemOfPage[number] !== undefined) {
      tell(row, code.view_item, views);
      const isCarted = facts.cartItem.at(session) !== noItem && facts.cartPage.at(session) === number;
      if (isCarted) tell(row, code.add_to_cart, 1);
    }
    if (number === tailPages.checkout) tell(row, code.begin_checkout, 1);
    else if (number === tailPages.thanks && facts.purchases.at(session) > 0) tell(row, code.purchase, 1);
    else if (number === tailPages.newsletter && facts.signUps.at(session) > 0) tell(row, code.sign_up, 1);
    else if (number === tailPages.contact && facts.leads.at(session) > 0) tell(row, code.generate_lead, 1);
  }
}
