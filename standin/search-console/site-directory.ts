import type { FaultSwitches } from '../faults/fault-switches.ts';
import type { Person } from '../identity/people.ts';
import { noSitePermission } from './search-error.ts';
import type { PermissionLevel, SearchSite } from './search-table.ts';

/** Which Search Console properties a person sees, with switches taken into account. */
export interface SiteDirectory {
  visibleTo(person: Person): readonly { readonly site: SearchSite; readonly level: PermissionLevel }[];
  /** The site, or the refusal that an unknown, foreign or unverified one gets. */
  open(siteUrl: string, person: Person): SearchSite;
}

export function siteDirectory(sites: readonly SearchSite[], faults: FaultSwitches): SiteDirectory {
  const visibleTo: SiteDirectory['visibleTo'] = (person) => {
    const variant = faults.siteAccess(person.email);
    return sites.flatMap((site) => {
      const level = site.permissions[person.email];
      if (level === undefined || variant === 'none') return [];
      if (variant === 'urlPrefixOnly' && site.siteUrl.startsWith('sc-domain:')) return [];
      return [{ site, level: variant === 'unverifiedOnly' ? 'siteUnverifiedUser' : level }];
    });
  };
  return {
    visibleTo,
    open(siteUrl, person) {
      const found = visibleTo(person).find(({ site }) => site.siteUrl === siteUrl);
      if (found === undefined || found.level === 'siteUnverifiedUser') throw noSitePermission(siteUrl);
      return found.site;
    },
  };
}
