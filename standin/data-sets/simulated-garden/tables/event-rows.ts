import type { LabelColumn, NumberArray, SessionTable } from '../../session-table.ts';
import { type Page, pages } from '../catalogue/pages.ts';
import { gardenOrigin } from '../garden-property.ts';
import type { SimulatedSite } from '../generate-site.ts';
import { growingColumn } from '../growing-column.ts';
import { countEvents, eventCode, eventKinds, keyEventKinds } from './event-kinds.ts';
import { secondsOnPages, sessionsOfPages } from './page-rows.ts';
import { partRows } from './part-rows.ts';
import { relabelled } from './relabelled.ts';

/** One row for each kind of event on each page of each session. */
export function eventRows(site: SimulatedSite, sessions: SessionTable): SessionTable {
  const facts = site.columns.session;
  const sessionOfPage = sessionsOfPages(site);
  const rows = sessionOfPage.length * 4;
  const [pageRow, kind, count] = [
    growingColumn(Uint32Array, rows),
    growingColumn(Uint8Array, rows),
    growingColumn(Uint8Array, rows),
  ];
  countEvents(site, sessionOfPage, (row, code, times) => {
    pageRow.push(row);
    kind.push(code);
    count.push(Math.min(times, 255));
  });
  const kinds = kind.taken();
  const counts = count.taken();
  const session = Uint32Array.from(pageRow.taken(), (row) => sessionOfPage[row] as number);
  const pageOf = Uint8Array.from(pageRow.taken(), (row) => site.columns.page.page.at(row));
  const keyCodes = new Set<number | undefined>(keyEventKinds.map((name) => eventCode[name]));
  const where = (name: (typeof eventKinds)[number], value?: (row: number) => number) => () => {
    const wanted = eventCode[name];
    return Int32Array.from(kinds, (code, row) =>
      code === wanted ? (value?.(row) ?? (counts[row] as number)) : 0,
    );
  };
  const keyEvents = (): NumberArray => counts.map((times, row) => (keyCodes.has(kinds[row]) ? times : 0));
  const ofPage = (read: (one: Page) => string) => (): LabelColumn => relabelled(pageOf, pages.map(read));
  const secondsOfPage = secondsOnPages(site, sessionOfPage);
  return partRows(sessions, {
    session,
    labels: {
      page: ofPage(({ path }) => path),
      pageTitle: ofPage(({ title }) => title),
      pageLocation: ofPage(({ path }) => `${gardenOrigin}${path}`),
      fullPageUrl: ofPage(({ path }) => `${new URL(gardenOrigin).hostname}${path}`),
      event: () => ({ codes: kinds, labels: eventKinds }),
      // An order has the number of the session it came from; no session here has two.
      transactionId: () => {
        const orders = new Map<number, number>();
        const codes = Uint32Array.from(kinds, (code, row) => {
          if (code !== eventCode.purchase) return 0;
          const of = session[row] as number;
          const known = orders.get(of) ?? orders.size + 1;
          orders.set(of, known);
          return known;
        });
        return { codes, labels: ['(not set)', ...[...orders.keys()].map((of) => `NG-${100_000 + of}`)] };
      },
      isKeyEvent: () => ({
        codes: kinds.map((code) => (keyCodes.has(code) ? 1 : 0)),
        labels: ['false', 'true'],
      }),
    },
    numbers: {
      hits: () => counts,
      pageviews: where('page_view'),
      firstVisit: where('first_visit'),
      seconds: where('page_view', (row) => secondsOfPage[pageRow.at(row)] as number),
      purchases: where('purchase'),
      hasPurchase: where('purchase'),
      signUps: where('sign_up'),
      leads: where('generate_lead'),
      keyEvents,
      hasKeyEvent: keyEvents,
      revenueCents: where('purchase', (row) => facts.revenueCents.at(session[row] as number)),
      addsToCart: where('add_to_cart'),
      checkouts: where('begin_checkout'),
      firstPurchase: where(
        'purchase',
        (row) => sessions.numbers['firstPurchase']?.[session[row] as number] ?? 0,
      ),
    },
  });
}
