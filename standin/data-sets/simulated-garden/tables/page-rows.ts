import type { LabelColumn, NumberArray, SessionTable } from '../../session-table.ts';
import { type Page, pages } from '../catalogue/pages.ts';
import { gardenOrigin } from '../garden-property.ts';
import type { SimulatedSite } from '../generate-site.ts';
import { tailPages } from '../walk.ts';
import { countEvents, eventCode } from './event-kinds.ts';
import { lazyColumns } from './lazy-columns.ts';
import { partRows } from './part-rows.ts';
import { relabelled } from './relabelled.ts';

/** The session each page of the site's sessions belongs to. */
export function sessionsOfPages({ columns: { session, page } }: SimulatedSite): Uint32Array {
  const of = new Uint32Array(page.page.length);
  const firstPage = session.firstPage.taken();
  for (let row = 0; row < firstPage.length; row += 1) {
    of.fill(row, firstPage[row], firstPage[row + 1] ?? of.length);
  }
  return of;
}

/** One row for each different page of each session, with the events that happened on it. */
export function pageRows(site: SimulatedSite, sessions: SessionTable): SessionTable {
  const { session: facts, page } = site.columns;
  const session = sessionsOfPages(site);
  const pageOf = page.page.taken();
  const views = page.views.taken();
  const isFirst = (row: number): boolean => facts.firstPage.at(session[row] as number) === row;
  const onPage = (wanted: number, column: { at(index: number): number }) => () =>
    Int32Array.from(pageOf, (code, row) => (code === wanted ? column.at(session[row] as number) : 0));
  const purchases = onPage(tailPages.thanks, facts.purchases);
  const signUps = onPage(tailPages.newsletter, facts.signUps);
  const leads = onPage(tailPages.contact, facts.leads);
  const eventsOf = (wanted: number) => () => {
    const times = new Uint8Array(pageOf.length);
    countEvents(site, session, (row, kind, count) => {
      if (kind === wanted) times[row] = count;
    });
    return times;
  };
  const numbers = lazyColumns<NumberArray>({
    pageviews: () => views,
    firstVisit: () =>
      Uint8Array.from(pageOf, (_, row) => (isFirst(row) ? facts.firstVisit.at(session[row] as number) : 0)),
    seconds: () => secondsOnPages(site, session),
    hits: () => {
      const hits = new Uint16Array(pageOf.length);
      countEvents(site, session, (row, _, count) => {
        hits[row] = (hits[row] as number) + count;
      });
      return hits;
    },
    purchases,
    hasPurchase: purchases,
    signUps,
    leads,
    keyEvents: () => sum(purchases(), signUps(), leads()),
    hasKeyEvent: () => sum(purchases(), signUps(), leads()),
    revenueCents: onPage(tailPages.thanks, facts.revenueCents),
    addsToCart: eventsOf(eventCode.add_to_cart),
    checkouts: eventsOf(eventCode.begin_checkout),
    firstPurchase: () => {
      const first = sessions.numbers['firstPurchase'] as NumberArray;
      return Int32Array.from(purchases(), (count, row) =>
        count > 0 ? (first[session[row] as number] as number) : 0,
      );
    },
  });
  const ofPage = (read: (one: Page) => string) => (): LabelColumn => relabelled(pageOf, pages.map(read));
  return partRows(sessions, {
    session,
    labels: {
      page: ofPage(({ path }) => path),
      pageTitle: ofPage(({ title }) => title),
      pageLocation: ofPage(({ path }) => `${gardenOrigin}${path}`),
      fullPageUrl: ofPage(({ path }) => `${new URL(gardenOrigin).hostname}${path}`),
    },
    numbers: Object.fromEntries(
      Object.keys(numbers).map((name) => [name, () => numbers[name] as NumberArray]),
    ),
  });
}

/** A session's seconds, divided among its pages by views; what does not divide goes to the first. */
export function secondsOnPages(
  { columns: { session: facts, page } }: SimulatedSite,
  session: Uint32Array,
): Int32Array {
  const seconds = new Int32Array(session.length);
  for (let row = 0; row < facts.firstPage.length; row += 1) {
    const [first, end] = [
      facts.firstPage.at(row),
      row + 1 < facts.firstPage.length ? facts.firstPage.at(row + 1) : session.length,
    ];
    const each = Math.floor(facts.seconds.at(row) / facts.pageviews.at(row));
    let left = facts.seconds.at(row);
    for (let place = end - 1; place > first; place -= 1) {
      seconds[place] = each * page.views.at(place);
      left -= seconds[place] as number;
    }
    seconds[first] = left;
  }
  return seconds;
}

function sum(...columns: readonly NumberArray[]): Int32Array {
  const [first = new Int32Array(0), ...others] = columns;
  return Int32Array.from(first, (value, row) =>
    others.reduce((total, column) => total + (column[row] as number), value),
  );
}
