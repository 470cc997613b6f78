import type { SourceRow } from '#src/areas/sources/server/service.ts';
import type { SiteFindings } from '#src/semantics/site-context.ts';

/** Search Console counts in Pacific Time, wherever the site is. */
const ZONE_TELLS = new Set<SourceRow['type']>(['GA4', 'FILE']);
/** Country domains that the whole world uses. */
const SOLD_EVERYWHERE = new Set(['ai', 'cc', 'co', 'fm', 'gg', 'io', 'ly', 'me', 'sh', 'to', 'tv', 'ws']);

/** ISO 3166 code of the country whose holidays are those of the source; null when nothing tells. */
export function countryOfSource(
  { type, timeZone }: Pick<SourceRow, 'type' | 'timeZone'>,
  site: Pick<SiteFindings, 'hostname' | 'language'> | null,
): string | null {
  const ofZone = timeZone !== null && ZONE_TELLS.has(type) ? countryOfTimeZone(timeZone) : null;
  return ofZone ?? (site && (countryOfHost(site.hostname) ?? countryOfLanguage(site.language)));
}

function countryOfHost(hostname: string): string | null {
  const end = hostname.split('.').at(-1) ?? '';
  return end.length === 2 && !SOLD_EVERYWHERE.has(end) ? canonical(end) : null;
}

/** Of `de-CH` Switzerland; of `de` nothing. */
function countryOfLanguage(language: string | null): string | null {
  try {
    return language === null ? null : (new Intl.Locale(language).region ?? null);
  } catch {
    return null;
  }
}

/** Of ECMA-402, in Node and not yet in the types. */
interface LocaleWithZones extends Intl.Locale {
  getTimeZones?(): readonly string[] | undefined;
}

let countries: ReadonlyMap<string, string> | undefined;

/** The country that a zone lies in, as ICU knows them; null for UTC and for zones of several countries. */
export function countryOfTimeZone(zone: string): string | null {
  countries ??= readCountries();
  try {
    const { timeZone } = new Intl.DateTimeFormat('en', { timeZone: zone }).resolvedOptions();
    return countries.get(zone) ?? countries.get(timeZone) ?? null;
  } catch {
    return null;
  }
}

function readCountries(): Map<string, string> {
  const found = new Map<string, string>();
  const shared = new Set<string>();
  const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];
  for (const code of letters.flatMap((first) => letters.map((second) => first + second))) {
    if (canonical(code) !== code) continue;
    const locale: LocaleWithZones = new Intl.Locale(`und-${code}`);
    for (const zone of locale.getTimeZones?.() ?? []) {
      if (found.has(zone)) shared.add(zone);
      found.set(zone, code);
    }
  }
  for (const zone of shared) found.delete(zone);
  return found;
}

const names = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' });

/** uk → GB, DD → DE; null where there is no such country. */
function canonical(code: string): string | null {
  const { region } = new Intl.Locale(`und-${code}`);
  return region !== undefined && names.of(region) !== undefined ? region : null;
}
