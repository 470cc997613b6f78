import { getSource, listSources, siteContextOf } from '#src/areas/sources/server/service.ts';
import type { KnownEvent } from '#src/engine/finding.ts';
import type { Transaction } from '#src/platform/database/database.ts';
import type { Day } from '#src/shared/week.ts';
import type { Annotation } from '../../events-contract.ts';
import { annotationsBetween } from './annotation-store.ts';
import { countryOfSource } from './country-of-source.ts';
import { publicHolidays } from './public-holidays.ts';
import { searchUpdates } from './search-updates.ts';

interface Days {
  readonly from: Day;
  readonly to: Day;
}

/** All that is known to have happened on some days, as far as it may concern a source. What a run reads, and keeps. */
export async function eventsKnownTo(
  tx: Transaction,
  sourceId: string,
  { from, to }: Days,
): Promise<KnownEvent[]> {
  const marked = await annotationsBetween(tx, from, to, sourceId);
  return [...(await calendarOf(tx, [sourceId], { from, to })), ...marked.map(eventOf)].sort(byDay);
}

/** The same for people, who may change what was marked; of all sources where none is named. */
export async function eventsToShow(
  tx: Transaction,
  sourceId: string | undefined,
  days: Days,
): Promise<(KnownEvent & { readonly annotation: Annotation | null })[]> {
  const sources = sourceId === undefined ? (await listSources(tx)).map(({ id }) => id) : [sourceId];
  const calendar = await calendarOf(tx, sources, days);
  const marked = await annotationsBetween(tx, days.from, days.to, sourceId);
  return [
    ...calendar.map((event) => ({ ...event, annotation: null })),
    ...marked.map((annotation) => ({ ...eventOf(annotation), annotation })),
  ].sort(byDay);
}

async function calendarOf(
  tx: Transaction,
  sourceIds: readonly string[],
  { from, to }: Days,
): Promise<KnownEvent[]> {
  const countries = new Set<string | null>();
  for (const sourceId of sourceIds) {
    const context = await siteContextOf(tx, sourceId);
    countries.add(countryOfSource(await getSource(tx, sourceId), context?.findings ?? null));
  }
  const holidays = new Map<string, KnownEvent>();
  for (const country of countries)
    for (const holiday of await publicHolidays(country, from, to))
      holidays.set(`${holiday.from} ${holiday.label}`, holiday);
  return [...holidays.values(), ...searchUpdates(from, to)];
}

const eventOf = ({ type, label, from, to }: Annotation): KnownEvent => ({
  type,
  label,
  from,
  to,
  segment: type === 'search_update' ? { channel: 'Organic Search' } : {},
});

const byDay = (a: KnownEvent, b: KnownEvent): number =>
  a.from < b.from ? -1 : a.from > b.from ? 1 : a.label < b.label ? -1 : a.label > b.label ? 1 : 0;
