import type { LabelColumn, NumberArray, SessionTable } from '../../session-table.ts';
import { countries } from '../catalogue/countries.ts';
import { browsers, devices, systemOf, systems } from '../catalogue/devices.ts';
import { pages } from '../catalogue/pages.ts';
import { type Source, sources } from '../catalogue/sources.ts';
import type { SimulatedSite } from '../generate-site.ts';
import { lazyColumns } from './lazy-columns.ts';
import { relabelled } from './relabelled.ts';
import { ofFirstSource, ofPlace } from './user-labels.ts';

/** The sessions of the simulated site, one a row. */
export function sessionRows({ columns: { session }, userCount }: SimulatedSite): SessionTable {
  const day = session.day.taken();
  const source = session.source.taken();
  const country = session.country.taken();
  const device = session.device.taken();
  const browser = session.browser.taken();
  const landing = session.landing.taken();
  const user = session.user.taken();
  const firstVisit = session.firstVisit.taken();
  const engaged = session.engaged.taken();
  const [purchases, signUps, leads] = [session.purchases, session.signUps, session.leads].map((column) =>
    column.taken(),
  ) as [Uint8Array, Uint8Array, Uint8Array];
  const ofSource = (read: (source: Source) => string) => () => relabelled(source, sources.map(read));
  const ofPage = (read: (page: (typeof pages)[number]) => string) => () =>
    relabelled(landing, pages.map(read));
  const ofCountry = (read: (place: (typeof countries)[number]) => string) => () =>
    relabelled(country, countries.map(read));

  const ofFirst = (read: (one: Source) => string) => () => ofFirstSource(source, user, userCount, read);
  const byName = relabelled(
    country,
    countries.map(({ name }) => name),
  );
  const ofUser = (read: Parameters<typeof ofPlace>[2]) => () => ofPlace(byName, user, read);

  return {
    rowCount: day.length,
    day,
    second: session.second.taken(),
    user,
    userCount,
    labels: lazyColumns<LabelColumn>({
      channel: ofSource(({ channel }) => channel),
      source: ofSource((one) => one.source),
      medium: ofSource(({ medium }) => medium),
      sourceMedium: ofSource((one) => `${one.source} / ${one.medium}`),
      campaign: ofSource(({ campaign }) => campaign),
      campaignId: ofSource(({ medium, campaign }) =>
        medium === 'cpc' || medium === 'paid_social' ? String(7_000_000 + textNumber(campaign)) : '(not set)',
      ),
      firstChannel: ofFirst(({ channel }) => channel),
      firstSource: ofFirst((one) => one.source),
      firstMedium: ofFirst(({ medium }) => medium),
      firstSourceMedium: ofFirst((one) => `${one.source} / ${one.medium}`),
      region: ofUser(({ cities }, draw) => cities[draw % cities.length]?.[0] ?? '(not set)'),
      city: ofUser(({ cities }, draw) => cities[draw % cities.length]?.[1] ?? '(not set)'),
      language: ofUser(({ languages }, draw) => languages[draw % languages.length] ?? '(not set)'),
      country: ofCountry(({ name }) => name),
      countryId: ofCountry(({ iso2 }) => iso2),
      continent: ofCountry(({ continent }) => continent),
      device: () => ({ codes: device, labels: devices }),
      browser: () => ({ codes: browser, labels: browsers }),
      system: () => ({
        codes: device.map((code, row) => systemOf(code, browser[row] as number, user[row] as number)),
        labels: systems,
      }),
      landing: ofPage(({ path }) => path),
      newVsReturning: () => ({ codes: firstVisit, labels: ['returning', 'new'] }),
    }),
    numbers: lazyColumns<NumberArray>({
      firstVisit: () => firstVisit,
      engaged: () => engaged,
      bounced: () => engaged.map((value) => 1 - value),
      active: () => engaged.map((value, row) => value | (firstVisit[row] as number)),
      pageviews: () => session.pageviews.taken(),
      seconds: () => session.seconds.taken(),
      hits: () => Uint16Array.from(day, (_, row) => eventsOf(row)),
      purchases: () => purchases,
      hasPurchase: () => purchases,
      signUps: () => signUps,
      leads: () => leads,
      keyEvents: () =>
        purchases.map((count, row) => count + (signUps[row] as number) + (leads[row] as number)),
      hasKeyEvent: () =>
        purchases.map((count, row) => count | (signUps[row] as number) | (leads[row] as number)),
      revenueCents: () => session.revenueCents.taken(),
      addsToCart: () => session.itemsAdded.taken().map((count) => Math.min(count, 1)),
      checkouts: () => session.checkouts.taken(),
      firstPurchase: () => firstOfUser(purchases, user, userCount),
      itemsViewed: () => session.itemsViewed.taken(),
      itemsAdded: () => session.itemsAdded.taken(),
      itemsPurchased: () => session.itemsPurchased.taken(),
    }),
  };

  /** All events of a session; the table of events holds the same ones, each in its place. */
  function eventsOf(row: number): number {
    const pageviews = session.pageviews.at(row);
    const added = Math.min(session.itemsAdded.at(row), 1);
    return (
      1 +
      (firstVisit[row] as number) +
      pageviews +
      (engaged[row] === 1 ? pageviews + 1 : 0) +
      session.itemsViewed.at(row) +
      added +
      session.checkouts.at(row) +
      (purchases[row] as number) +
      (signUps[row] as number) +
      (leads[row] as number)
    );
  }
}

/** 1 where a user is the first time in a row in which the column is not 0. Rows are in the order of time. */
function firstOfUser(column: NumberArray, user: Uint32Array, userCount: number): Uint8Array {
  const seen = new Uint8Array(userCount);
  return Uint8Array.from(user, (one, row) => {
    if (column[row] === 0 || seen[one] === 1) return 0;
    seen[one] = 1;
    return 1;
  });
}

/** A number that stays a name's own. */
const textNumber = (text: string) =>
  [...text].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 999_983, 7);
