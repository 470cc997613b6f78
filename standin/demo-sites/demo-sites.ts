import type { DemoSite } from './demo-site.ts';
import { gardenSite } from './garden-site.ts';
import { shopSite } from './shop-site.ts';

const sites: readonly DemoSite[] = [shopSite, gardenSite];

/** The site that a request's Host header names. */
export const siteFor = (host: string | undefined): DemoSite | undefined =>
  sites.find((site) => site.host === host?.toLowerCase().replace(/:\d+$/, ''));

/** Where each site of a demo property is played; a program that shows the demo leads these names here, and no others. */
export const demoSiteAddresses = (url: string): Record<string, string> =>
  Object.fromEntries(sites.map(({ host }) => [host, url]));
