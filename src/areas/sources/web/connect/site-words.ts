import type { SearchConsoleSite } from '#src/areas/sources/google-account.ts';

export const permissionWords: Record<SearchConsoleSite['permissionLevel'], string> = {
  owner: 'Owner',
  full: 'Full user',
  restricted: 'Restricted user',
  unverified: 'Unverified user',
};

export const UNVERIFIED_REASON =
  'Not verified for this account, so Google gives no figures of it. Verify it in Search Console first.';

const DOMAIN = 'sc-domain:';

/** "example.com" of a domain property, the address of a URL-prefix one. */
export const siteName = (url: string): string =>
  url.startsWith(DOMAIN) ? url.slice(DOMAIN.length) : url.replace(/\/$/, '');

export const siteKind = (url: string): string =>
  url.startsWith(DOMAIN) ? 'Domain property' : 'URL-prefix property';

/** What a source of it is called: "example.com (search)". */
export const nameForSite = (url: string): string =>
  `${siteName(url).replace(/^https?:\/\//, '')} (search)`.slice(0, 120);
