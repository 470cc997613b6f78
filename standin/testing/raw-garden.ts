import { countries } from '../data-sets/simulated-garden/catalogue/countries.ts';
import { browsers, devices } from '../data-sets/simulated-garden/catalogue/devices.ts';
import { items } from '../data-sets/simulated-garden/catalogue/items.ts';
import { pages } from '../data-sets/simulated-garden/catalogue/pages.ts';
import { sources } from '../data-sets/simulated-garden/catalogue/sources.ts';
import type { SimulatedSite } from '../data-sets/simulated-garden/generate-site.ts';

/** One simulated session as an object, read the plain way: no table, plan or grouping of the program takes part. */
export interface RawGardenSession {
  readonly date: string;
  readonly user: number;
  readonly channel: string;
  readonly country: string;
  readonly device: string;
  readonly browser: string;
  readonly landing: string;
  readonly engaged: boolean;
  readonly purchases: number;
  readonly revenue: number;
  readonly pages: ReadonlyMap<string, number>;
  readonly itemsSold: ReadonlyMap<string, number>;
}

export function rawGardenSessions({ columns }: SimulatedSite, from: string, to: string): RawGardenSession[] {
  const { session, page, orderLine } = columns;
  const sold = new Map<number, Map<string, number>>();
  for (let line = 0; line < orderLine.session.length; line += 1) {
    const of = orderLine.session.at(line);
    const name = items[orderLine.item.at(line)]?.name ?? '';
    sold.set(of, (sold.get(of) ?? new Map<string, number>()).set(name, orderLine.quantity.at(line)));
  }
  const list: RawGardenSession[] = [];
  for (let row = 0; row < session.day.length; row += 1) {
    const date = new Date(session.day.at(row) * 86_400_000).toISOString().slice(0, 10);
    if (date < from || date > to) continue;
    const end = row + 1 < session.day.length ? session.firstPage.at(row + 1) : page.page.length;
    const seen = new Map<string, number>();
    for (let place = session.firstPage.at(row); place < end; place += 1) {
      seen.set(pages[page.page.at(place)]?.path ?? '', page.views.at(place));
    }
    list.push({
      date: date.replaceAll('-', ''),
      user: session.user.at(row),
      channel: sources[session.source.at(row)]?.channel ?? '',
      country: countries[session.country.at(row)]?.name ?? '',
      device: devices[session.device.at(row)] ?? '',
      browser: browsers[session.browser.at(row)] ?? '',
      landing: pages[session.landing.at(row)]?.path ?? '',
      engaged: session.engaged.at(row) === 1,
      purchases: session.purchases.at(row),
      revenue: session.revenueCents.at(row) / 100,
      pages: seen,
      itemsSold: sold.get(row) ?? new Map(),
    });
  }
  return list;
}
