import { getSource, listSources, siteContextOf } from '#src/areas/sources/server/service.ts';
import type { KnownEvent } from '#src/engine/finding.ts';
import type { Transaction } from '#src/platform/database/database.ts';
import { addDays, type Day, weekOf } from '#src/shared/week.ts';
import type { Annotation } from '../../events-contract.ts';
import { annotationsBetween } from './annotation-store.ts';
import type { AudienceCountry } from './audience-countries.ts';
import { countryOfSource } from './country-of-source.ts';
import { publicHolidays } from './public-holidays.ts';
import { searchUpdates } from './search-updates.ts';

interface Days {
  readonly from: Day;
  readonly to: Day;
}

/** Days before a week whose holidays may still be seen in it. */
const DAYS_BEFORE = 2;

/**
 * All that is known to have happened up to the end of a week, as far as it may concern a source. What a run reads, and keeps.
 * Of the countries of its audience only the holidays about that week: they are told of these countries and of nothing else.
 */
export async function eventsKnownTo(
  tx: Transaction,
  sourceId: string,
  { from, to }: Days,
  audience: readonly AudienceCountry[],
): Promise<KnownEvent[]> {
  const marked = await annotationsBetween(tx, from, to, sourceId);
  const home = await countryOf(tx, sourceId);
  const about = addDays(weekOf(to), -DAYS_BEFORE);
  const abroad: KnownEvent[] = [];
  for (const { name, code } of audience)
    if (code !== home)
      abroad.push(
        ...(await publicHolidays(code, about, to)).map((day) => ({ ...day, segment: { country: name } })),
      );
  const calendar = await calendarOf(new Set([home]), { from, to });
  return [...calendar, ...abroad, ...marked.map(eventOf)].sort(byDay);
}

/** The same for people, who may change what was marked; of all sources where none is named. */
export async function eventsToShow(
  tx: Transaction,
  sourceId: string | undefined,
  days: Days,
): Promise<(KnownEvent & { readonly annotation: Annotation | null })[]> {
  const sources = sourceId === undefined ? (await listSources(tx)).map(({ id }) => id) : [sourceId];
  const countries = new Set<string | null>();
  for (const id of sources) countries.add(await countryOf(tx, id));
  const calendar = await calendarOf(countries, days);
  const marked = await annotationsBetween(tx, days.from, days.to, sourceId);
  return [
    ...calendar.map((event) => ({ ...event, annotation: null })),
    ...marked.map((annotation) => ({ ...eventOf(annotation), annotation })),
  ].sort(byDay);
}

async function countryOf(tx: Transaction, sourceId: string): Promise<string | null> {
  const context = await siteContextOf(tx, sourceId);
  return countryOfSource(await getSource(tx, sourceId), context?.findings ?? null);
}

async function calendarOf(countries: ReadonlySet<string | null>, { from, to }: Days): Promise<KnownEvent[]> {
  const holidays = new Map<string, KnownEvent>();
  for (const country of countries)
    for (const holiday of await publicHolidays(country, from, to))
      holidays.set(`${holiday.from} ${holiday.label}`, holiday);
  return [...holidays.values(), ...searchUpdates(from, to)];
}

/** Whose search it was is not told: any may be meant. */
const eventOf = ({ type, label, from, to }: Annotation): KnownEvent => ({
  type,
  label,
  from,
  to,
  segment: type === 'search_update' ? { channel: 'Organic Search', medium: 'organic' } : {},
});

const byDay = (a: KnownEvent, b: KnownEvent): number =>
  a.from < b.from ? -1 : a.from > b.from ? 1 : a.label < b.label ? -1 : a.label > b.label ? 1 : 0;
