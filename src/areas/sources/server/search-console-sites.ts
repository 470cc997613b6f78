import { permissionLevels, type SearchSite } from '#src/connectors/search-console/sites.ts';

const rank = (site: SearchSite) => permissionLevels.indexOf(site.permissionLevel);

/** Each property once, with the most that any of the accounts may do there; those that can be read first. */
export function bestLevels(sites: readonly SearchSite[]): SearchSite[] {
  const best = new Map<string, SearchSite>();
  for (const site of sites) {
    const known = best.get(site.siteUrl);
    if (known === undefined || rank(site) < rank(known)) best.set(site.siteUrl, site);
  }
  return [...best.values()].toSorted(
    (a, b) => Number(b.hasData) - Number(a.hasData) || bareName(a.siteUrl).localeCompare(bareName(b.siteUrl)),
  );
}

const bareName = (url: string) => url.replace(/^(sc-domain:|https?:\/\/(www\.)?)/, '');

interface SeenSites {
  readonly things: readonly SearchSite[];
}

/** The property of this address among those that accounts see, with the account that may do the most there. */
export function siteAmong<Seen extends SeenSites>(
  seen: readonly Seen[],
  siteUrl: string,
): (Seen & { site: SearchSite }) | undefined {
  return seen
    .flatMap((one) => one.things.filter((site) => site.siteUrl === siteUrl).map((site) => ({ ...one, site })))
    .toSorted((a, b) => rank(a.site) - rank(b.site))[0];
}

/** The address that people open: of a domain property its home page. */
export const websiteOf = (siteUrl: string): string =>
  siteUrl.startsWith('sc-domain:') ? `https://${siteUrl.slice('sc-domain:'.length)}/` : siteUrl;
